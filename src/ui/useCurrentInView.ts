// Brings the current entry of a row that scrolls into the middle of it.
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * @param current names what the row shows: whoever has scrolled it is left alone until this changes
 * @returns the ref of the row; its current entry is the one with `aria-current`
 */
export function useCurrentInView<Row extends HTMLElement>(current: string | number): RefObject<Row | null> {
  const row = useRef<Row>(null);
  const shown = useRef<string | number | null>(null);
  useEffect(() => {
    if (shown.current === current) return;
    shown.current = current;
    const entry = row.current?.querySelector('[aria-current]');
    if (!row.current || !(entry instanceof HTMLElement)) return;
    // Only the row moves: scrollIntoView would move the page, too.
    const offset = entry.getBoundingClientRect().left - row.current.getBoundingClientRect().left;
    row.current.scrollLeft += offset - (row.current.clientWidth - entry.offsetWidth) / 2;
  });
  return row;
}
