/** `/login`: members come in and go on to the page that asked for it (spec 2, 6). */
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import jonas from '@/assets/portraits/wall/jonas.webp';
import nora from '@/assets/portraits/wall/nora.webp';
import { path } from '@/config/paths';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { loginLineInState } from '@/core/auth/loginLine';
import { returnPath } from '@/domain/returnPath';
import { AuthFrame } from '@/features/authFrame/AuthFrame';
import { JoinLine } from '@/features/login/JoinLine';
import { LoginForm } from '@/features/login/LoginForm';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';

/** Others than at the sign-up: who comes back sees another pair. */
const FACES = [jonas, nora] as const;

export default function LoginPage() {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const loggedIn = useAppSelector(selectLoggedIn);
  const line = loginLineInState(useLocation().state);
  const next = query.get('next');
  // Also the way on after the form: the member is in the store then.
  if (loggedIn) return <Navigate replace to={returnPath(next, window.location.origin)} />;
  return (
    <AuthFrame
      title={t('login.title')}
      lead={t('login.lead')}
      leadAlone
      panel={{ title: t('login.panelTitle'), text: t('login.panelText'), portraits: FACES }}
      other={null}
      centred
    >
      {line !== null && (
        <Alert tone="green" live="polite" className="mb-6">
          {line === 'passwordSaved' ? t('login.passwordSaved') : t('login.accountKept')}
        </Alert>
      )}
      <LoginForm />
      <JoinLine to={path('signup') + (next === null ? '' : `?next=${encodeURIComponent(next)}`)} />
    </AuthFrame>
  );
}
