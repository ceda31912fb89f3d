/** The copy stopped half-way: why, that nothing is lost, and the way on. */
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { useFreeFocus } from '@/ui/useFreeFocus';

interface ExportFailedProps {
  failure: Failure;
  onRetry: () => void;
  onCancel: () => void;
}

export function ExportFailed({ failure, onRetry, onCancel }: ExportFailedProps) {
  const { t } = useTranslation(['account', 'common']);
  const failureText = useFailureText();
  const retry = useRef<HTMLButtonElement>(null);
  // It takes the place of the button that had the focus.
  useFreeFocus(retry);
  return (
    <>
      <Alert tone="red" live="assertive">
        {failureText(failure)} {t('export.kept')}
      </Alert>
      <div className="cluster">
        <Button ref={retry} kind="dark" onClick={onRetry}>
          {t('common:actions.retry')}
        </Button>
        <Button kind="outline" onClick={onCancel}>
          {t('export.cancel')}
        </Button>
      </div>
    </>
  );
}
