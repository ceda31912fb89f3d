/** /landers/transitionsvideolanding/:slug?: a short silent film of two people's evening. */
import { Evening } from '@/features/landers/transitions/Evening';
import { LanderPage } from './parts/LanderPage';

export default function TransitionsVideoLanderPage() {
  return (
    <LanderPage>
      <Evening />
    </LanderPage>
  );
}
