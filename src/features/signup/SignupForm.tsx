/** The sign-up form: everything that an account needs, on one page (spec 4, step 0). */
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalCode } from '@/api/failure';
import { path } from '@/config/paths';
import { CookieCheck } from '@/core/errors/CookieCheck';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import { selectHasTrafficSource, selectSourceAwaited } from '@/core/tracking/trackingSlice';
import { signupAvailability } from '@/domain/signupAvailability';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { BirthDate } from './BirthDate';
import { ConsentLine } from './ConsentLine';
import { EmailField } from './EmailField';
import { NameField } from './NameField';
import { NewPasswordField } from './NewPasswordField';
import { SignupClosed } from './SignupClosed';
import { SignupProgress } from './SignupProgress';
import { SignupSkeleton } from './SignupSkeleton';
import { selectSignupStep } from './signupSlice';
import { TooYoung } from './TooYoung';
import { useSignupForm } from './useSignupForm';
import { WishFields } from './WishFields';
import './signup.scss';

interface SignupFormProps {
  /** A page of this site to go to afterwards; kept on the way to the log-in. */
  next?: string | undefined;
  /** After the sign-up; the new member is in the store by then. */
  onSignedUp?: (() => void) | undefined;
  /** A link to another page of the site was followed. */
  onLeave?: (() => void) | undefined;
}

/** The form where sign-up is open to this visitor; says so where it is not. */
export function SignupForm(props: SignupFormProps) {
  const settings = useAppSelector(selectSettings);
  const status = useAppSelector(selectSettingsStatus);
  const hasSource = useAppSelector(selectHasTrafficSource);
  const awaited = useAppSelector(selectSourceAwaited);
  // Without settings the server decides alone, when the form is sent.
  if (settings === null && status !== 'failed') return <SignupSkeleton />;
  const closed = settings !== null && signupAvailability(settings.signups, hasSource) === 'closed';
  // An earlier visit may have had the source that opens it.
  if (closed && awaited && signupAvailability(settings.signups, true) !== 'closed') return <SignupSkeleton />;
  return closed ? (
    <SignupClosed loginTo={loginPath(props.next)} onLeave={props.onLeave} />
  ) : (
    <OpenForm {...props} />
  );
}

const loginPath = (next: string | undefined): string =>
  path('login') + (next === undefined ? '' : `?next=${encodeURIComponent(next)}`);

function OpenForm({ next, onSignedUp, onLeave }: SignupFormProps) {
  const { t } = useTranslation('auth');
  const failureText = useFailureText();
  const signup = useSignupForm(onSignedUp);
  const { submit, submitCount, failure, turnedAway } = signup;
  const news = useRef<HTMLDivElement>(null);
  const hasNews = failure !== null || turnedAway;
  // The button sticks to the end of the window, in front of what is said above it.
  useEffect(() => {
    if (submitCount > 0 && hasNews) news.current?.scrollIntoView?.({ block: 'center' });
  }, [submitCount, hasNews]);
  const step = useAppSelector(selectSignupStep);
  const loginTo = loginPath(next);

  if (refusalCode(failure) === 'signups_closed')
    return <SignupClosed loginTo={loginTo} onLeave={onLeave} answers />;
  return (
    <form className="form-stack signup-stack" noValidate onSubmit={(event) => void submit(event)}>
      <CookieCheck />
      <WishFields signup={signup} />
      <NameField signup={signup} />
      <EmailField signup={signup} loginTo={loginTo} onLeave={onLeave} />
      <NewPasswordField signup={signup} />
      <BirthDate signup={signup} />
      <div role="alert" ref={news}>
        {turnedAway && <TooYoung onLeave={onLeave} />}
        {failure !== null && <Alert tone="red">{failureText(failure)}</Alert>}
      </div>
      <ConsentLine />
      <div className="form-actions form-actions-sticky">
        <Button type="submit" kind="hot" size="lg" block busy={step !== null}>
          {t('signup.submit')}
        </Button>
        <div className="signup-foot" aria-live="polite">
          {step !== null && <SignupProgress step={step} />}
        </div>
      </div>
    </form>
  );
}
