/** /landers/collagelanding/:slug?: many faces and a free place. */
import { Collage } from '@/features/landers/collage/Collage';
import { LanderPage } from './parts/LanderPage';

export default function CollageLanderPage() {
  return (
    <LanderPage>
      <Collage />
    </LanderPage>
  );
}
