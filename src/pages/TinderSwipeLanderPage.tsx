/** The swipe teaser. */
import { TinderSwipe } from '@/features/landers/tinderswipe/TinderSwipe';
import { LanderPage } from './parts/LanderPage';

export default function TinderSwipeLanderPage() {
  return (
    <LanderPage>
      <TinderSwipe />
    </LanderPage>
  );
}
