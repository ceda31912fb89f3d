/** The way back for the keyboard: the bar goes with every answer, and what has the focus goes with it. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { focusHeading } from '@/core/navigation/focusHeading';

/**
 * @param bar what will go
 * @returns gives the focus back to where the keyboard was before, or to the heading where it was nowhere; to be called with the press
 */
export function useWayBack(bar: RefObject<HTMLElement | null>): (press: { detail: number }) => void {
  const before = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = bar.current;
    const entered = ({ relatedTarget }: FocusEvent): void => {
      // The page itself is nowhere in particular.
      if (!(relatedTarget instanceof HTMLElement) || relatedTarget === document.body) return;
      if (element?.contains(relatedTarget) !== true) before.current = relatedTarget;
    };
    element?.addEventListener('focusin', entered);
    return () => element?.removeEventListener('focusin', entered);
  }, [bar]);
  return ({ detail }) => {
    // A press of a key counts no clicks; who points needs no way back.
    if (detail !== 0) return;
    if (before.current?.isConnected === true) before.current.focus({ preventScroll: true });
    else focusHeading();
  };
}
