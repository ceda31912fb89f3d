/** /landers/video/:slug?: a short silent film of a drawn person. */
import { VideoLander } from '@/features/landers/video/VideoLander';
import { LanderPage } from './parts/LanderPage';

export default function VideoLanderPage() {
  return (
    <LanderPage>
      <VideoLander />
    </LanderPage>
  );
}
