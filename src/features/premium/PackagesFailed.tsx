/** The packages did not come: why, and once more. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { toHeading } from '@/core/navigation/focusHeading';
import { Button } from '@/ui/Button';
import { ErrorState } from '@/ui/ErrorState';

interface PackagesFailedProps {
  failure: Failure | null;
  busy: boolean;
  onRetry: () => void;
}

export function PackagesFailed({ failure, busy, onRetry }: PackagesFailedProps) {
  const { t } = useTranslation(['premium', 'common']);
  const failureText = useFailureText();
  return (
    <ErrorState
      title={t('packages.failed')}
      text={failureText(failure)}
      action={
        <Button kind="link" busy={busy} ref={toHeading} onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
      }
    />
  );
}
