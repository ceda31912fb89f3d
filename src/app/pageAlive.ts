/** The moment at which a page that came as a file is the app's own, with everything in its place. */
import { useEffect } from 'react';
import { useTakenOver } from '@/core/navigation/useTakenOver';

let waiting: (() => void) | null = null;

/** @param act once the page is alive; at most one waits */
export function oncePageAlive(act: () => void): void {
  waiting = act;
}

/** Used around each page. */
export function usePageAlive(): void {
  const takenOver = useTakenOver();
  useEffect(() => {
    if (!takenOver) return;
    waiting?.();
    waiting = null;
  }, [takenOver]);
}
