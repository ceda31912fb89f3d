/** The place of advertisements: costs nothing, and asks nobody, unless the settings want them. */
import { lazy, Suspense } from 'react';
import { selectSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces } from '@/i18n/i18n';
import { useAppSelector } from '@/store/hooks';

const Nothing = () => null;
const TileRow = lazy(() =>
  Promise.all([import('./TileRow'), loadNamespaces(['finder'])]).then(
    ([module]) => ({ default: module.TileRow }),
    // An advertisement that does not come is missed by nobody.
    () => ({ default: Nothing }),
  ),
);

export function PartnerTiles() {
  const settings = useAppSelector(selectSettings);
  if (settings?.member_resell !== true) return null;
  return (
    <Suspense>
      <TileRow />
    </Suspense>
  );
}
