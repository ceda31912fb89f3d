/** Reckons which rows of a long list of cards are near the window. Draws nothing itself. */
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { Range, Virtualizer } from '@tanstack/react-virtual';
import type { GridMetrics } from './useGridMetrics';

/** The rows to draw, first and last included, and the heights of those left out before and after, CSS pixels. */
export interface DrawnRows {
  first: number;
  last: number;
  before: number;
  after: number;
}

interface RowWindowProps {
  /** How many rows there are. */
  count: number;
  metrics: GridMetrics;
  onChange: (rows: DrawnRows) => void;
}

/** Rows drawn beyond the window where the list is going, and where it comes from. */
const ROWS_AHEAD = 2;
const ROWS_BEHIND = 1;
/** The page scrolls by the visitor and by the router alone: the virtualiser would undo the router's Back. */
const leaveScroll = (): void => undefined;

export function RowWindow({ count, metrics, onChange }: RowWindowProps) {
  const { columns, rowHeight, gap, top } = metrics;
  const getItemKey = useCallback((row: number) => row, []);
  // oxlint-disable-next-line react/incompatible-library -- its functions stay in this component, which nothing memoises
  const virtual: Virtualizer<Window, Element> = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    rangeExtractor: (range) => rowsOf(range, virtual.scrollDirection === 'backward'),
    getItemKey,
    scrollToFn: leaveScroll,
    useFlushSync: false,
  });
  useEffect(() => virtual.measure(), [virtual, rowHeight, columns]);

  const rows = virtual.getVirtualItems();
  const total = virtual.getTotalSize();
  const first = rows[0];
  const last = rows.at(-1);
  const firstIndex = first?.index;
  const lastIndex = last?.index;
  const before = first === undefined ? 0 : first.start - top;
  const after = last === undefined ? 0 : Math.max(0, total - (last.end - top));
  useLayoutEffect(() => {
    if (firstIndex === undefined || lastIndex === undefined) return;
    onChange({ first: firstIndex, last: lastIndex, before, after });
  }, [onChange, firstIndex, lastIndex, before, after]);
  return null;
}

function rowsOf({ startIndex, endIndex, count }: Range, backward: boolean): number[] {
  const first = Math.max(0, startIndex - (backward ? ROWS_AHEAD : ROWS_BEHIND));
  const last = Math.min(count - 1, endIndex + (backward ? ROWS_BEHIND : ROWS_AHEAD));
  return Array.from({ length: last - first + 1 }, (_, row) => first + row);
}
