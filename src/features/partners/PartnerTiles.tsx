/** The place of advertisements: costs nothing, and asks nobody, unless the settings want them. */
import { Suspense } from 'react';
import { extra } from '@/core/parts/late';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';

const TileRow = extra(() => import('./TileRow').then((m) => m.TileRow), ['finder']);

export function PartnerTiles() {
  const settings = useAppSelector(selectSettings);
  if (settings?.member_resell !== true) return null;
  return (
    <Suspense>
      <TileRow />
    </Suspense>
  );
}
