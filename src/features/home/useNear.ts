/** Tells once an element has come near the window. */
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Far enough ahead that most is there before it is scrolled to. */
const AHEAD = '400px';

/** @returns false until the element is near, and always where the browser cannot tell */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = place.current;
    if (!target || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        setNear(true);
        observer.disconnect();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
