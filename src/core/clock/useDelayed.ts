/** Delays a "yes": what is over quickly never flickers. */
import { useEffect, useState } from 'react';

/** @returns true once `active` has been true for `delayMs`; false at once when it ends */
export function useDelayed(active: boolean, delayMs: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!active) return undefined;
    const timer = setTimeout(() => setLate(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [active, delayMs]);
  return active && late;
}
