/** /landers/alonetonight/:slug?: a question in the night. */
import { AloneTonight } from '@/features/landers/alonetonight/AloneTonight';
import { LanderPage } from './parts/LanderPage';

export default function AloneTonightLanderPage() {
  return (
    <LanderPage>
      <AloneTonight />
    </LanderPage>
  );
}
