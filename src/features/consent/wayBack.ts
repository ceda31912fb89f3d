/** The way back for the keyboard: the bar goes with every answer, and what has the focus goes with it. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * @param bar what will go
 * @returns gives the focus back to where the keyboard was before; to be called with the press
 */
export function useWayBack(bar: RefObject<HTMLElement | null>): (press: { detail: number }) => void {
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    const entered = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof HTMLElement && !element?.contains(relatedTarget))
        before.current = relatedTarget;
    };
    element?.addEventListener('focusin', entered);
    return () => element?.removeEventListener('focusin', entered);
  }, [bar]);
  return ({ detail }) => {
    // A press of a key counts no clicks; who points needs no way back.
    if (detail === 0) before.current?.focus({ preventScroll: true });
  };
}
