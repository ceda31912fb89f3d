/** `/signup` and `/members/:id/signup`: visitors become members (spec 2, 4). */
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { returnPath } from '@/domain/returnPath';
import { AuthFrame } from '@/features/authFrame/AuthFrame';
import { SignupForm } from '@/features/signup/SignupForm';
import { useAppSelector } from '@/store/hooks';

export default function SignupPage() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const { id } = useParams();
  const loggedIn = useAppSelector(selectLoggedIn);
  const asked = query.get('next') ?? (id === undefined ? undefined : path('member', { id }));
  // Also the way on after the form: the new member is in the store then.
  if (loggedIn) return <Navigate replace to={returnPath(asked, window.location.origin)} />;
  return (
    <AuthFrame
      title={t('signup.title')}
      lead={t('signup.lead')}
      panel={{ title: t('signup.panelTitle'), text: t('signup.panelText') }}
      other={{
        to: path('login') + (asked === undefined ? '' : `?next=${encodeURIComponent(asked)}`),
        text: t('signup.loginInstead'),
      }}
    >
      <SignupForm next={asked} />
    </AuthFrame>
  );
}
