/** At most two advertisements, said to be some and whose. Whoever follows one is told that it leaves the site. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PartnerTile } from '@/domain/model';
import { chosenTiles } from '@/domain/partnerTiles';
import { LeavingNotice } from './LeavingNotice';
import { useCamsQuery, useResoldQuery } from './partnersApi';
import { Tile } from './Tile';
import './partners.scss';

const NONE: readonly PartnerTile[] = [];

export function TileRow() {
  const { t } = useTranslation('finder');
  const resold = useResoldQuery();
  const cams = useCamsQuery();
  // Kept while the notice closes.
  const [followed, setFollowed] = useState<PartnerTile | null>(null);
  const [isAsking, setAsking] = useState(false);
  // Both together, so that nothing moves twice; a kind that failed is simply not there.
  const tiles =
    resold.isLoading || cams.isLoading ? NONE : chosenTiles(resold.data ?? NONE, cams.data ?? NONE);
  if (tiles.length === 0) return null;
  return (
    <aside className="partners" aria-label={t('partner.label')}>
      {tiles.map((tile) => (
        <Tile
          key={tile.id}
          tile={tile}
          cam={cams.data?.includes(tile) === true}
          onFollow={() => {
            setFollowed(tile);
            setAsking(true);
          }}
        />
      ))}
      {followed && <LeavingNotice tile={followed} open={isAsking} onClose={() => setAsking(false)} />}
    </aside>
  );
}
