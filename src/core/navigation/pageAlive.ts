/** The moment at which a page that came as a file is the app's own, with everything in its place. */
import { useEffect } from 'react';
import { PAGE_PATIENCE_MS } from '@/config/limits';
import { useTakenOver } from './useTakenOver';

let comes = false;
const waiting: (() => void)[] = [];

function alive(): void {
  comes = false;
  for (const act of waiting.splice(0)) act();
}

/** From here on a page's file is taken over; one whose code never comes keeps nobody waiting for long. */
export function pageComesAlive(): void {
  comes = true;
  setTimeout(alive, PAGE_PATIENCE_MS);
}

/** @param act once the page is alive: at once where none is being taken over */
export function oncePageAlive(act: () => void): void {
  if (comes) waiting.push(act);
  else act();
}

/** Used around each page. */
export function usePageAlive(): void {
  const takenOver = useTakenOver();
  useEffect(() => {
    if (takenOver) alive();
  }, [takenOver]);
}
