/** /landers/maplanding/:slug?: people on a drawn map. */
import { MapOfPeople } from '@/features/landers/map/MapOfPeople';
import { LanderPage } from './parts/LanderPage';

export default function MapLanderPage() {
  return (
    <LanderPage>
      <MapOfPeople />
    </LanderPage>
  );
}
