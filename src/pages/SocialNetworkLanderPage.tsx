/** /landers/socialnetwork/:slug?: who is online, in their own words. */
import { SocialNetwork } from '@/features/landers/social/SocialNetwork';
import { LanderPage } from './parts/LanderPage';

export default function SocialNetworkLanderPage() {
  return (
    <LanderPage>
      <SocialNetwork />
    </LanderPage>
  );
}
