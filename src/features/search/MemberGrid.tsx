/** The cards of a search, with advertisements after the first rows. */
import { Fragment } from 'react';
import type { ReactNode } from 'react';
import { CardGrid } from '@/ui/CardGrid';
import { GrowingGrid } from './GrowingGrid';

interface MemberGridProps {
  ids: readonly string[];
  /** How many it will be when all are drawn: the tiles stand from the first. */
  count: number;
  /** Names the list for screen readers. */
  label: string;
  /** Draws one card; the first ones load their pictures at once. */
  renderCard: (id: string, priority: boolean) => ReactNode;
  /** Stands between the first rows and the rest; nothing while the list is short. */
  tiles?: ReactNode;
  /** Skeletons behind the cards while more is loading. */
  tail?: readonly ReactNode[] | undefined;
}

/** Of the first row on the narrowest screen: they come before all the others. */
const FIRST_PICTURES = 2;
/** Whole rows with two, three and four columns. */
const BEFORE_TILES = 12;

export function MemberGrid({ ids, count, label, renderCard, tiles, tail }: MemberGridProps) {
  const coming = tail ?? (ids.length < count ? [] : undefined);
  if (tiles === undefined || count <= BEFORE_TILES) {
    return (
      <GrowingGrid
        ids={ids}
        label={label}
        tail={coming}
        renderCard={(id, index) => renderCard(id, index < FIRST_PICTURES)}
      />
    );
  }
  return (
    <>
      <CardGrid label={label}>
        {ids.slice(0, BEFORE_TILES).map((id, index) => (
          <Fragment key={id}>{renderCard(id, index < FIRST_PICTURES)}</Fragment>
        ))}
      </CardGrid>
      <div className="search-tiles">{tiles}</div>
      {ids.length > BEFORE_TILES && (
        <GrowingGrid
          ids={ids.slice(BEFORE_TILES)}
          label={label}
          tail={coming}
          renderCard={(id) => renderCard(id, false)}
        />
      )}
    </>
  );
}
