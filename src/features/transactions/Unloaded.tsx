/** Something of the statement could not be loaded: why, and another try. It tries by itself when the network is back. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useBackOnline } from '@/core/connection/useBackOnline';
import { useFailureText } from '@/core/errors/useFailureText';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';

interface UnloadedProps {
  title: string;
  failure: Failure | null;
  busy: boolean;
  onRetry: () => void;
}

export function Unloaded({ title, failure, busy, onRetry }: UnloadedProps) {
  const { t } = useTranslation();
  const failureText = useFailureText();
  useBackOnline(onRetry);
  return (
    <ErrorState
      title={title}
      text={failureText(failure)}
      action={
        <Button kind="link" busy={busy} onClick={onRetry}>
          {t('actions.retry')}
        </Button>
      }
    />
  );
}
