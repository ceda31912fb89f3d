/** Lets a step act only as long as its member is there: a late answer takes nobody back to where they have left. */
import { useCallback, useEffect, useRef } from 'react';

const here = (): string => window.location.pathname + window.location.search;

/**
 * @param act what the step does when it is done with
 * @returns the same, doing nothing once the step has gone, or the address has gone ahead while the code of the next one is on its way
 */
export function useWhileHere(act: () => void): () => void {
  const place = useRef<string | null>(null);
  useEffect(() => {
    place.current = here();
    return () => {
      place.current = null;
    };
  }, []);
  return useCallback(() => {
    if (place.current === here()) act();
  }, [act]);
}
