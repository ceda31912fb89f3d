/** Follows the list as it scrolls: the rows near the window are drawn. */
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { evenRows } from '@/domain/evenRows';

const ROWS_BEYOND = 4;
/** How many rows high a window is taken for before it is measured. */
const FIRST_ROWS = 12;

/**
 * @param scroller what scrolls
 * @param list stands in it, as high as all its rows
 * @param height of each row, CSS pixels
 * @returns the rows from `first` up to, without, `end`
 */
export function useRowsNear(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  { count, height }: { count: number; height: number },
): { first: number; end: number } {
  // To the row: less would draw the same again.
  const [seen, setSeen] = useState({ above: 0, view: FIRST_ROWS * height });
  useEffect(() => {
    const box = scroller.current;
    if (!box || typeof ResizeObserver === 'undefined') return undefined;
    const look = (): void => {
      if (!list.current) return;
      const window = box.getBoundingClientRect();
      const rowsAbove = Math.floor((window.top - list.current.getBoundingClientRect().top) / height);
      const now = { above: rowsAbove * height, view: window.height + height };
      setSeen((before) => (before.above === now.above && before.view === now.view ? before : now));
    };
    box.addEventListener('scroll', look, { passive: true });
    // It looks at once, too.
    const sizes = new ResizeObserver(look);
    sizes.observe(box);
    return () => {
      box.removeEventListener('scroll', look);
      sizes.disconnect();
    };
  }, [scroller, list, height]);
  return evenRows({ count, height, ...seen, beyond: ROWS_BEYOND });
}
