/** E-mail and password, and every answer to them (spec 8). */
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Failure } from '@/api/failure';
import { refusalCode } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import { path } from '@/config/paths';
import { login } from '@/core/auth/login';
import { typedEmail } from '@/core/auth/typedEmail';
import { CookieCheck } from '@/core/errors/CookieCheck';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { EmailInput } from '@/ui/EmailInput';
import { PasswordField } from '@/ui/PasswordField';
import { LoginFailure } from './LoginFailure';
import { loginSchema } from './loginSchema';
import type { LoginValues } from './loginSchema';
import { accountLocked, selectLock } from './loginSlice';
import { useMinutesLeft } from './useMinutesLeft';

interface LoginFormProps {
  /** After the log-in; the member is in the store by then. */
  onLoggedIn?: (() => void) | undefined;
  /** A link of the form is followed. */
  onLeave?: (() => void) | undefined;
}

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const resolver = valibotResolver(loginSchema);
const accountOf = (email: string): string => email.trim().toLowerCase();

export function LoginForm({ onLoggedIn, onLeave }: LoginFormProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const dispatch = useAppDispatch();
  const [failure, setFailure] = useState<Failure | null>(null);
  const [tried, setTried] = useState('');
  const form = useForm<LoginValues>({ resolver, defaultValues: { email: '', password: '' } });
  const { register, handleSubmit, setFocus, control, formState } = form;
  const { errors, isSubmitting } = formState;

  const lock = useAppSelector(selectLock);
  const typed = useWatch({ control, name: 'email' });
  const email = accountOf(typed);
  const minutes = useMinutesLeft(lock !== null && lock.email === email ? lock.until : null);

  const submit = async (values: LoginValues): Promise<void> => {
    setFailure(null);
    setTried(values.email);
    const result = await dispatch(login(values));
    if (login.fulfilled.match(result)) {
      onLoggedIn?.();
      return;
    }
    const reason = result.payload ?? null;
    if (reason?.kind === 'refused' && reason.code === 'too_many_attempts') {
      // The minutes are rounded up, for the eye.
      const { retry_after, minutes: named = 1 } = reason.details;
      const left = retry_after === undefined ? named * MINUTE_MS : retry_after * SECOND_MS;
      dispatch(accountLocked({ email: accountOf(values.email), until: serverNow() + left }));
    }
    setFailure(reason ?? { kind: 'server', status: 500 });
    if (refusalCode(reason) === 'login_failed') setFocus('password', { shouldSelect: true });
  };

  return (
    <form
      className="form-stack"
      noValidate
      onSubmit={(event) => {
        // A blocked account is not asked for again; the reason stands above the button.
        if (minutes > 0) event.preventDefault();
        else void handleSubmit(submit)(event);
      }}
    >
      <CookieCheck />
      <EmailInput
        {...register('email')}
        label={t('login.email')}
        autoComplete="username"
        error={errors.email && t('errors:email_invalid')}
      />
      <PasswordField
        {...register('password')}
        label={t('login.password')}
        autoComplete="current-password"
        showLabel={t('password.show')}
        hideLabelText={t('password.hide')}
        aside={
          <Link
            className="link-strong small"
            to={path('resetPassword')}
            state={typedEmail(typed)}
            onClick={onLeave}
          >
            {t('login.forgot')}
          </Link>
        }
        error={errors.password && t('problem.passwordMissing')}
      />
      <div role="alert">
        <LoginFailure failure={failure} minutes={minutes} email={tried} />
      </div>
      <div className="form-actions">
        <Button
          type="submit"
          kind="hot"
          size="lg"
          block
          busy={isSubmitting}
          aria-disabled={minutes > 0 || undefined}
        >
          {minutes > 0 ? t('login.locked') : t('login.submit')}
        </Button>
      </div>
    </form>
  );
}
