/** The own profile as others see it, under a bar that says so and leads back. */
import { useEffect } from 'react';
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { selectUser } from '@/core/auth/authSlice';
import { useFailureText } from '@/core/errors/useFailureText';
import { useFreeHeading, useHeadingFocus } from '@/core/navigation/useHeadingFocus';
import type { User } from '@/domain/model';
import { AccountFrame } from '@/features/accountFrame/AccountFrame';
import { profilePath } from '@/features/accountFrame/profilePart';
import { ProfileFrame } from '@/features/member/ProfileFrame';
import { useMemberPage } from '@/features/member/useMemberPage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { query } from '@/store/query';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { ErrorState } from '@/ui/ErrorState';
import { Icon } from '@/ui/Icon';

/** Nothing while nobody is here. */
export function ProfilePreview() {
  const user = useAppSelector(selectUser);
  return user && <Preview key={user.id} user={user} />;
}

function Preview({ user }: { user: User }) {
  const { t } = useTranslation(['profile', 'common']);
  const dispatch = useAppDispatch();
  const failureText = useFailureText();
  const { id } = user.profile;
  const { member, failure, retry } = useMemberPage(id);

  // Its code may come after the page has turned to it.
  useHeadingFocus(id);
  // The heading goes when the page fails, and with another try.
  useFreeHeading(failure ? 'failed' : 'whole');

  useEffect(() => {
    // What was kept of this page may be older than the last change.
    dispatch(query.util.invalidateTags([{ type: 'member', id }]));
  }, [dispatch, id]);

  if (failure) {
    return (
      <AccountFrame title={t('preview.title')}>
        <ErrorState
          title={failureText(failure)}
          action={<Button onClick={retry}>{t('common:actions.retry')}</Button>}
        />
      </AccountFrame>
    );
  }
  const photos = member?.photos.filter(({ status }) => status === 'approved') ?? [];
  const pictures = { photo_count: photos.length, main_image: photos[0]?.image ?? null };
  const checking = (member?.photos.length ?? 0) - photos.length;
  return (
    <>
      <Alert
        bar
        icon={<Icon as={Eye} />}
        action={
          <Link className={buttonClass({ kind: 'link', size: 'sm' })} to={profilePath('about')}>
            {t('preview.back')}
          </Link>
        }
      >
        <strong>{t('preview.bar')}</strong> {checking > 0 && t('preview.checking', { count: checking })}{' '}
        {user.invisible && t('preview.invisible')}
      </Alert>
      {/* The account knows the newest words; of the photos others see those that were checked. */}
      <ProfileFrame id={id} member={member && { profile: { ...user.profile, ...pictures }, photos }} />
    </>
  );
}
