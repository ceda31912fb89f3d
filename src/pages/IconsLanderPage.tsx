/** /landers/iconslanding/:slug?: five things to be in the mood for. */
import { Icons } from '@/features/landers/icons/Icons';
import { LanderPage } from './parts/LanderPage';

export default function IconsLanderPage() {
  return (
    <LanderPage>
      <Icons />
    </LanderPage>
  );
}
