/** Says that the conversations could not be loaded, and why; asks for them again. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';

interface ListFailureProps {
  failure: Failure | null;
  onRetry: () => void;
}

export function ListFailure({ failure, onRetry }: ListFailureProps) {
  const { t } = useTranslation(['chats', 'common']);
  const failureText = useFailureText();
  return (
    <ErrorState
      title={t('list.failedTitle')}
      text={failureText(failure)}
      action={
        <Button kind="link" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
}
