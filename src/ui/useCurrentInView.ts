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
    centre(row.current);
    void centreAgain(row);
  });
  return row;
}

/** Letters that come later make the entries wider; whoever has scrolled the row meanwhile is left alone. */
async function centreAgain(row: RefObject<HTMLElement | null>): Promise<void> {
  const placed = row.current?.scrollLeft;
  if (!('fonts' in document)) return;
  await document.fonts.ready;
  if (row.current?.scrollLeft === placed) centre(row.current);
}

function centre(row: HTMLElement | null): void {
  const entry = row?.querySelector('[aria-current]');
  if (!row || !(entry instanceof HTMLElement)) return;
  // Only the row moves: scrollIntoView would move the page, too.
  const offset = entry.getBoundingClientRect().left - row.getBoundingClientRect().left;
  row.scrollLeft += offset - (row.clientWidth - entry.offsetWidth) / 2;
}
