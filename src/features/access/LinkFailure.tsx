/** A link could not be opened, though it is not dead: what happened, and the way on. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { refusalCode } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Button } from '@/ui/Button';
import { LinkState } from './LinkState';
import { LoginOrSupport } from './LoginOrSupport';

interface LinkFailureProps {
  title: string;
  failure: Failure;
  onRetry: () => void;
}

export function LinkFailure({ title, failure, onRetry }: LinkFailureProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  // Another try says the same until the account is kept, by the e-mail that a log-in sends or by customer service.
  const isPending = refusalCode(failure) === 'account_pending_deletion';
  return (
    <LinkState
      news
      title={title}
      text={failureText(failure)}
      action={
        isPending ? (
          <LoginOrSupport />
        ) : (
          <Button kind="hot" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )
      }
    />
  );
}
