/** A link could not be opened, though nothing is wrong with it: what happened, and the way to try again. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Button } from '@/ui/Button';
import { LinkState } from './LinkState';

interface LinkFailureProps {
  title: string;
  failure: Failure;
  /** Absent where the server has refused for good. */
  onRetry?: (() => void) | undefined;
}

export function LinkFailure({ title, failure, onRetry }: LinkFailureProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  return (
    <LinkState
      news
      title={title}
      text={failureText(failure)}
      action={
        onRetry && (
          <Button kind="hot" onClick={onRetry}>
            {t('actions.retry')}
          </Button>
        )
      }
    />
  );
}
