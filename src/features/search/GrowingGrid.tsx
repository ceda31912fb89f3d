/** A grid of cards that grows. A long list draws only what is near the window; the code for that comes with the first long list. */
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { late } from '@/core/parts/late';
import { QuietBoundary } from '@/core/parts/QuietBoundary';
import { GridTail } from './GridTail';
import type { DrawnRows } from './RowWindow';
import { useGridMetrics } from './useGridMetrics';
import type { GridMetrics } from './useGridMetrics';

interface GrowingGridProps {
  ids: readonly string[];
  /** Names the list for screen readers. */
  label: string;
  renderCard: (id: string, index: number) => ReactNode;
  /** While more is coming: the skeletons behind the cards, none where it comes at once. */
  tail?: readonly ReactNode[] | undefined;
}

/** Up to this many cards everything is drawn. */
const PLAIN_UP_TO = 24;
/** Of a longer list so many are drawn until it is known which are near the window, as after the phone was turned. */
const FIRST_DRAWN = 32;

const RowWindow = late(() => import('./RowWindow').then((m) => m.RowWindow));

/** One list for short and long: cards, pictures and focus stay where they are when it grows. */
export function GrowingGrid({ ids, label, renderCard, tail }: GrowingGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const metrics = useGridMetrics(grid);
  const [rows, setRows] = useState<DrawnRows | null>(null);
  const [plain, setPlain] = useState(false);
  const long = ids.length > PLAIN_UP_TO && !plain;
  const drawn = long && metrics ? (rows ?? firstRows(ids.length, metrics)) : null;
  const from = drawn && metrics ? drawn.first * metrics.columns : 0;
  const all = long && metrics === undefined ? FIRST_DRAWN : ids.length;
  const to = drawn && metrics ? (drawn.last + 1) * metrics.columns : all;
  return (
    <>
      <ul
        ref={grid}
        className="card-grid"
        aria-label={label}
        aria-busy={tail !== undefined || undefined}
        style={drawn ? { paddingTop: drawn.before, paddingBottom: drawn.after } : undefined}
      >
        {ids.slice(from, to).map((id, index) => (
          <li
            key={id}
            aria-setsize={drawn ? ids.length : undefined}
            aria-posinset={drawn ? from + index + 1 : undefined}
          >
            {renderCard(id, from + index)}
          </li>
        ))}
        {to >= ids.length && <GridTail items={tail} />}
      </ul>
      {long && metrics && (
        <QuietBoundary onFailed={() => setPlain(true)}>
          <Suspense>
            <RowWindow count={Math.ceil(ids.length / metrics.columns)} metrics={metrics} onChange={setRows} />
          </Suspense>
        </QuietBoundary>
      )}
    </>
  );
}

/** The top of a long list at its full height, until it is known which rows are near the window: Back may need any of them. */
function firstRows(count: number, { columns, rowHeight, gap }: GridMetrics): DrawnRows {
  const last = Math.ceil(Math.min(FIRST_DRAWN, count) / columns) - 1;
  return { first: 0, last, before: 0, after: (Math.ceil(count / columns) - last - 1) * (rowHeight + gap) };
}
