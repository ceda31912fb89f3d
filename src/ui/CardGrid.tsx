// The grid of member cards: 2, 3, 4 and, without a panel beside it, 5 columns.
import { Children } from 'react';
import type { ReactNode } from 'react';
import { clsx } from 'clsx';
import './theme/cards.scss';

interface CardGridProps {
  children: ReactNode;
  /** Five columns from 1200 px, for pages without a filter panel. */
  wide?: boolean | undefined;
  /** Names the list for screen readers. */
  label?: string | undefined;
  busy?: boolean | undefined;
}

/** A list; each child becomes one item. */
export function CardGrid({ children, wide = false, label, busy = false }: CardGridProps) {
  return (
    <ul className={clsx('card-grid', wide && 'card-grid-5')} aria-label={label} aria-busy={busy || undefined}>
      {Children.map(children, (child) => (child === null || child === undefined ? null : <li>{child}</li>))}
    </ul>
  );
}
