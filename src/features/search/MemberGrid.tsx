/** The cards of a search. A long list draws only the rows near the window; their height is reckoned, so nothing shifts. */
import { useCallback, useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useGridMetrics } from './useGridMetrics';

interface MemberGridProps {
  ids: readonly string[];
  /** Names the list for screen readers. */
  label: string;
  /** Draws one card; the first ones load their pictures at once. */
  renderCard: (id: string, priority: boolean) => ReactNode;
  /** Skeletons behind the cards while more is loading. */
  tail?: readonly ReactNode[] | undefined;
}

/** Up to this many cards everything is drawn. */
const PLAIN_UP_TO = 60;
const FIRST_PICTURES = 4;
const ROWS_BEYOND = 3;
const NO_TAIL: readonly ReactNode[] = [];

export function MemberGrid({ ids, label, renderCard, tail = NO_TAIL }: MemberGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const metrics = useGridMetrics(grid);
  const { columns, rowHeight, gap, top } = metrics ?? { columns: 1, rowHeight: 0, gap: 0, top: 0 };
  const long = ids.length > PLAIN_UP_TO && metrics !== null;

  const getItemKey = useCallback((row: number) => row, []);
  // oxlint-disable-next-line react/incompatible-library -- its functions stay in this component, which nothing memoises
  const rows = useWindowVirtualizer({
    enabled: long,
    count: Math.ceil(ids.length / columns),
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: top,
    overscan: ROWS_BEYOND,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    getItemKey,
    useFlushSync: false,
  });
  useEffect(() => rows.measure(), [rows, rowHeight, columns]);

  const drawn = long ? rows.getVirtualItems() : [];
  const firstRow = drawn[0];
  const lastRow = drawn.at(-1);
  const from = long ? (firstRow?.index ?? 0) * columns : 0;
  const to = long ? ((lastRow?.index ?? -1) + 1) * columns : ids.length;
  const total = rows.getTotalSize();
  const space = long && {
    paddingTop: firstRow === undefined ? 0 : firstRow.start - top,
    paddingBottom: lastRow === undefined ? total : Math.max(0, total - (lastRow.end - top)),
  };

  return (
    <ul
      ref={grid}
      className="card-grid"
      aria-label={label}
      aria-busy={tail.length > 0 || undefined}
      style={space || undefined}
    >
      {ids.slice(from, to).map((id, index) => (
        <li
          key={id}
          aria-setsize={long ? ids.length : undefined}
          aria-posinset={long ? from + index + 1 : undefined}
        >
          {renderCard(id, from + index < FIRST_PICTURES)}
        </li>
      ))}
      {to >= ids.length &&
        tail.map((item, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- skeletons are all alike
          <li key={`tail-${index}`} aria-hidden="true">
            {item}
          </li>
        ))}
    </ul>
  );
}
