/** Why a log-in did not work, in the sentence that belongs to it, with the way on where there is one (spec 8). */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { refusalCode } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';

interface LoginFailureProps {
  failure: Failure | null;
  /** Minutes for which this account is still blocked; 0 when it is not. */
  minutes: number;
}

/** Stands inside the form's alert region. */
export function LoginFailure({ failure, minutes }: LoginFailureProps) {
  const { t } = useTranslation(['auth', 'errors']);
  const failureText = useFailureText();
  const support = useAppSelector(selectSettings)?.support_email;

  if (minutes > 0) return <Alert tone="red">{t('errors:too_many_attempts', { count: minutes })}</Alert>;
  if (failure === null || refusalCode(failure) === 'too_many_attempts') return null;
  const pending = refusalCode(failure) === 'account_pending_deletion';
  return (
    <Alert tone={pending ? 'amber' : 'red'}>
      {failureText(failure)}
      {pending && support !== undefined && (
        <>
          {' '}
          <a href={`mailto:${support}`}>{t('login.support')}</a>
        </>
      )}
    </Alert>
  );
}
