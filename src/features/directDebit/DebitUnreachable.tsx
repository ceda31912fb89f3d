/** Nobody could say what is to be signed: said in place, with another try. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';

interface DebitUnreachableProps {
  failure: Failure;
  busy: boolean;
  onRetry: () => void;
}

export function DebitUnreachable({ failure, busy, onRetry }: DebitUnreachableProps) {
  const { t } = useTranslation(['directDebit', 'common']);
  const failureText = useFailureText();
  return (
    <ErrorState
      title={failureText(failure)}
      text={t('state.unreachableText')}
      action={
        <Button kind="link" busy={busy} ref={toHeading} onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
}
