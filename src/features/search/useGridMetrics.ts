/** How the grid of cards stands in the page, read from its styles. */
import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

export interface GridMetrics {
  columns: number;
  /** Height of a row and space between rows, CSS pixels. */
  rowHeight: number;
  gap: number;
  /** From the top of the document, CSS pixels. */
  top: number;
}

/** Cards are 3:4. */
const HEIGHT_TO_WIDTH = 4 / 3;

/** The last measure and the window it was for: on Back the list has its full height before anything is measured. */
let last: { windowWidth: number; metrics: GridMetrics } | null = null;

function measure(grid: HTMLElement): GridMetrics | null {
  const style = getComputedStyle(grid);
  const tracks = style.gridTemplateColumns.split(' ').map(Number.parseFloat).filter(Number.isFinite);
  const [width] = tracks;
  if (width === undefined || width === 0) return null;
  return {
    columns: tracks.length,
    rowHeight: width * HEIGHT_TO_WIDTH,
    gap: Number.parseFloat(style.rowGap) || 0,
    top: grid.getBoundingClientRect().top + window.scrollY,
  };
}

/** @returns undefined until the grid is in the page, null where it has no columns to be measured by */
export function useGridMetrics(grid: RefObject<HTMLElement | null>): GridMetrics | null | undefined {
  const [metrics, setMetrics] = useState<GridMetrics | null | undefined>(() =>
    last?.windowWidth === window.innerWidth ? last.metrics : undefined,
  );
  useEffect(() => {
    const element = grid.current;
    if (!element) return undefined;
    const update = () => {
      const next = measure(element);
      if (next) last = { windowWidth: window.innerWidth, metrics: next };
      setMetrics((before) => (before && (!next || isSame(before, next)) ? before : next));
    };
    update();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(update);
    observer.observe(element);
    // Its place changes with whatever comes above it.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [grid]);
  return metrics;
}

function isSame(a: GridMetrics, b: GridMetrics): boolean {
  return a.columns === b.columns && a.rowHeight === b.rowHeight && a.gap === b.gap && a.top === b.top;
}
