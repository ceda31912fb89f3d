/** Tells when an element comes near the window. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Far enough ahead that the next cards are mostly there before they are scrolled to. */
const AHEAD = '800px';

/**
 * @param onReached called when the element comes near, and again whenever `active` begins anew while it is
 * @param active false while nothing may be called
 * @returns the ref of the element
 */
export function useReached(onReached: () => void, active: boolean): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = element.current;
    if (!active || !target || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReached();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [active, onReached]);
  return element;
}
