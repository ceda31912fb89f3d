/** The cards of a search. A long list draws only what is near the window; the code for that comes with the first long list. */
import { lazy, Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { GridTail } from './GridTail';
import type { DrawnRows } from './RowWindow';
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

const RowWindow = lazy(() => import('./RowWindow').then((module) => ({ default: module.RowWindow })));

/** One list for short and long: cards, pictures and focus stay where they are when it grows. */
export function MemberGrid({ ids, label, renderCard, tail }: MemberGridProps) {
  const grid = useRef<HTMLUListElement>(null);
  const metrics = useGridMetrics(grid);
  const [rows, setRows] = useState<DrawnRows | null>(null);
  const long = ids.length > PLAIN_UP_TO && metrics !== null;
  const drawn = long ? rows : null;
  const from = drawn && metrics ? drawn.first * metrics.columns : 0;
  const to = drawn && metrics ? (drawn.last + 1) * metrics.columns : ids.length;
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
            {renderCard(id, from + index < FIRST_PICTURES)}
          </li>
        ))}
        {to >= ids.length && <GridTail items={tail} />}
      </ul>
      {long && (
        <Suspense>
          <RowWindow count={Math.ceil(ids.length / metrics.columns)} metrics={metrics} onChange={setRows} />
        </Suspense>
      )}
    </>
  );
}
