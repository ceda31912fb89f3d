/** `/signup` and `/members/:id/signup`: visitors become members (spec 2, 4). */
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import { isShut, selectWayIn } from '@/core/navigation/wayIn';
import { useImageUrl } from '@/core/settings/useImageUrl';
import type { Profile } from '@/domain/model';
import { AuthFrame } from '@/features/authFrame/AuthFrame';
import { MemberOnward } from '@/features/signup/MemberOnward';
import { SignupCount } from '@/features/signup/SignupCount';
import { SignupForm } from '@/features/signup/SignupForm';
import { TeaserRow } from '@/features/signup/TeaserRow';
import { TeaserWords } from '@/features/signup/TeaserWords';
import { useTeaser } from '@/features/signup/useTeaser';
import { useAppSelector } from '@/store/hooks';

export default function SignupPage() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const { id } = useParams();
  const user = useAppSelector(selectUser);
  const teaser = useTeaser(id);
  const shut = isShut(useAppSelector(selectWayIn));
  const panel = usePanel(teaser, shut);
  const asked = query.get('next') ?? (id === undefined ? undefined : path('member', { id }));
  // Also the way on after the form: the new member is in the store then.
  if (user !== null) return <MemberOnward user={user} next={asked} />;
  return (
    <AuthFrame
      title={shut ? t('closed.title') : t('signup.title')}
      lead={shut ? undefined : t('signup.lead')}
      steps={shut ? undefined : <SignupCount />}
      panel={panel}
      other={{
        to: path('login') + (asked === undefined ? '' : `?next=${encodeURIComponent(asked)}`),
        text: t('signup.loginInstead'),
      }}
    >
      {teaser !== null && teaser !== 'waiting' && <TeaserRow profile={teaser} />}
      <SignupForm next={asked} />
    </AuthFrame>
  );
}

/**
 * The night panel: the member who is waiting, else a word of ours; nothing until it is known which.
 * @param shut nobody can join: no word that invites to it
 */
function usePanel(teaser: Profile | 'waiting' | null, shut: boolean) {
  const { t } = useTranslation('auth');
  const imageUrl = useImageUrl();
  if (teaser === null) return { title: shut ? '' : t('signup.panelTitle'), text: t('signup.panelText') };
  if (teaser === 'waiting') return { title: '', text: null, portraits: [] };
  const image = imageUrl(teaser.main_image?.filename);
  return {
    title: t('teaser.title', { name: teaser.name }),
    text: <TeaserWords profile={teaser} />,
    portraits: image === null ? [] : [image],
  };
}
