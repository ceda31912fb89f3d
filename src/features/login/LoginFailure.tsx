/** Why a log-in did not work, in the sentence that belongs to it, with the way on where there is one (spec 8). */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { refusalCode } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { PendingDeletion } from './PendingDeletion';

interface LoginFailureProps {
  failure: Failure | null;
  /** Minutes for which this account is still blocked; 0 when it is not. */
  minutes: number;
  /** The address that the log-in was tried with. */
  email: string;
}

/** Stands inside the form's alert region. */
export function LoginFailure({ failure, minutes, email }: LoginFailureProps) {
  const { t } = useTranslation('errors');
  const failureText = useFailureText();

  if (minutes > 0) return <Alert tone="red">{t('too_many_attempts', { count: minutes })}</Alert>;
  if (failure === null || refusalCode(failure) === 'too_many_attempts') return null;
  if (refusalCode(failure) === 'account_pending_deletion')
    return <PendingDeletion key={email} text={failureText(failure)} email={email} />;
  return <Alert tone="red">{failureText(failure)}</Alert>;
}
