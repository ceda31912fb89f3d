/** /profile: the own photos, what one says about oneself, interests, and all of it as others see it. */
import { Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType } from 'react-router';
import { extra, late } from '@/core/parts/late';
import { AccountFrame } from '@/features/accountFrame/AccountFrame';
import type { ProfilePage as Part } from '@/features/accountFrame/profilePart';
import { useProfilePage } from '@/features/accountFrame/useProfilePage';
import { Panel } from '@/ui/Panel';
import { Skeleton } from '@/ui/Skeleton';

// Each part brings its own code: photos, forms and the view of others have little in common.
const PhotoManager = late(() => import('@/features/photos/PhotoManager').then((m) => m.PhotoManager));
const PhotoMeter = extra(() => import('@/features/photos/PhotoMeter').then((m) => m.PhotoMeter));
const AboutPanels = late(() => import('@/features/ownProfile/AboutPanels').then((m) => m.AboutPanels));
const ProfilePartForm = late(() =>
  import('@/features/ownProfile/ProfilePartForm').then((m) => m.ProfilePartForm),
);
const ProfilePreview = late(() => import('./parts/ProfilePreview').then((m) => m.ProfilePreview));
const waiting = <Skeleton height="24rem" />;

export default function ProfilePage() {
  const { t } = useTranslation('profile');
  const part = useProfilePage();
  useStartOfPart(part);
  switch (part) {
    case 'preview':
      return (
        <Suspense fallback={waiting}>
          <ProfilePreview />
        </Suspense>
      );
    case 'about':
      return (
        <AccountFrame title={t('page.aboutTitle')} lead={t('page.aboutLead')}>
          <Suspense fallback={waiting}>
            <AboutPanels />
          </Suspense>
        </AccountFrame>
      );
    case 'interests':
      return (
        <AccountFrame title={t('interests.title')} lead={t('interests.lead')}>
          <Panel as="div">
            <Suspense fallback={waiting}>
              <ProfilePartForm parts={['interests']} />
            </Suspense>
          </Panel>
        </AccountFrame>
      );
    case 'photos':
    default:
      return (
        <AccountFrame
          title={t('page.photosTitle')}
          lead={t('page.photosLead')}
          aside={
            <Suspense fallback={null}>
              <PhotoMeter />
            </Suspense>
          }
        >
          <Suspense fallback={waiting}>
            <PhotoManager />
          </Suspense>
        </AccountFrame>
      );
  }
}

/** Another part is another page to its reader, though the path stays: it begins at its top, with the focus on its heading. */
function useStartOfPart(part: Part): void {
  const shown = useRef(part);
  const navigation = useNavigationType();
  useEffect(() => {
    if (shown.current === part) return;
    shown.current = part;
    // Back returns to where one was; that is remembered elsewhere.
    if (navigation !== NavigationType.Pop) document.documentElement.scrollTop = 0;
    document.querySelector<HTMLElement>('h1[tabindex="-1"]')?.focus({ preventScroll: true });
  }, [part, navigation]);
}
