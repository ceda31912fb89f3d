/** /landers/gallery/:slug?: an exhibition with an empty frame. */
import { Gallery } from '@/features/landers/gallery/Gallery';
import { LanderPage } from './parts/LanderPage';

export default function GalleryLanderPage() {
  return (
    <LanderPage>
      <Gallery />
    </LanderPage>
  );
}
