/** Reckons which rows of a long list of cards are near the window. Draws nothing itself. */
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
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

const ROWS_BEYOND = 3;
/** The page scrolls by the visitor and by the router alone: the virtualiser would undo the router's Back. */
const leaveScroll = (): void => undefined;

export function RowWindow({ count, metrics, onChange }: RowWindowProps) {
  const { columns, rowHeight, gap, top } = metrics;
  const getItemKey = useCallback((row: number) => row, []);
  // oxlint-disable-next-line react/incompatible-library -- its functions stay in this component, which nothing memoises
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    overscan: ROWS_BEYOND,
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
