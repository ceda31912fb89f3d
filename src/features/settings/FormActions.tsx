/** The end of a form of the settings: what went wrong, the button that saves, and the way out. */
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';

interface FormActionsProps {
  label: string;
  /** Nothing has been typed that could be saved. */
  empty: boolean;
  busy: boolean;
  failure: Failure | null;
  onCancel: () => void;
}

export function FormActions({ label, empty, busy, failure, onCancel }: FormActionsProps) {
  const { t } = useTranslation('account');
  const failureText = useFailureText();
  return (
    <>
      <div role="alert">{failure !== null && <Alert tone="red">{failureText(failure)}</Alert>}</div>
      <div className="setting-actions">
        <Button type="submit" kind={empty ? 'outline' : 'primary'} busy={busy}>
          {label}
        </Button>
        <Button kind="link" onClick={onCancel}>
          {t('settings.cancel')}
        </Button>
      </div>
    </>
  );
}
