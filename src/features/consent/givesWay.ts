/** When the bar at the foot would lie on what the visitor is about to press. */
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** What a page is for, and that it is for adults; and wherever the keyboard is. */
const ACTIONS = 'main :is(.btn-primary, .btn-hot, .btn-white, .lander-adults, [data-action])';

interface Box {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

/** @returns true where two boxes share a place on the screen */
export const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function liesOnAction(bar: HTMLElement): boolean {
  const focused = document.activeElement;
  if (bar.contains(focused)) return false;
  const place = bar.getBoundingClientRect();
  const within = focused === document.body ? null : focused;
  return [...document.querySelectorAll(ACTIONS), ...(within ? [within] : [])].some((element) =>
    overlaps(place, element.getBoundingClientRect()),
  );
}

/**
 * @param bar the bar; it keeps its place on the screen while it gives way
 * @returns true while an action of the page, or the focus, is where the bar would be
 */
export function useGivesWay(bar: RefObject<HTMLElement | null>): boolean {
  const [waits, setWaits] = useState(true);
  useEffect(() => {
    let frame = 0;
    const look = (): void => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => {
        if (bar.current) setWaits(liesOnAction(bar.current));
      });
    };
    const size = new ResizeObserver(look);
    size.observe(document.body);
    const events = ['scroll', 'resize', 'focusin'] as const;
    for (const name of events) window.addEventListener(name, look, { passive: true });
    look();
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      for (const name of events) window.removeEventListener(name, look);
    };
  }, [bar]);
  return waits;
}
