/** Says in words that something takes its time: a busy button is silent to who does not see it turn. */
import { LiveRegion } from '@/ui/LiveRegion';
import { useDelayed } from './useDelayed';

/** What is over sooner needs no word. */
const LONG_MS = 1_000;

interface LongWaitProps {
  active: boolean;
  /** What is going on. */
  words: string;
}

/** Stands in the page all the time, so that what it comes to say is read out. */
export function LongWait({ active, words }: LongWaitProps) {
  const long = useDelayed(active, LONG_MS);
  return <LiveRegion>{long && words}</LiveRegion>;
}
