/** Asks once before a consent is taken back, because what it covered is deleted. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Failure } from '@/api/failure';
import { useFailureText } from '@/core/errors/useFailureText';
import { Alert } from '@/ui/Alert';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { useSave } from './useSave';

interface WithdrawDialogProps {
  open: boolean;
  onClose: () => void;
  onWithdrawn: () => void;
}

export function WithdrawDialog({ open, onClose, onWithdrawn }: WithdrawDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const failureText = useFailureText();
  const save = useSave();
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);

  const close = (): void => {
    // What is on its way happens: nobody is let believe that it does not.
    if (busy) return;
    setFailure(null);
    onClose();
  };
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const came = await save({ sensitive_consent: false });
    setBusy(false);
    setFailure(came);
    if (came !== null) return;
    setDone(true);
    onClose();
  };

  return (
    <Modal
      open={open}
      onClose={close}
      title={t('settings.privacy.askTitle')}
      closeLabel={t('common:actions.close')}
      dismissible={!busy}
      // The dialog gives the focus back first.
      onClosed={() => {
        if (isDone) onWithdrawn();
        setDone(false);
      }}
      footer={
        <>
          <Button kind="quiet" aria-disabled={busy} onClick={close}>
            {t('settings.privacy.keep')}
          </Button>
          <Button kind="danger" busy={busy} onClick={() => void withdraw()}>
            {t('settings.privacy.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('settings.privacy.ask')}</p>
      <div role="alert">{failure !== null && <Alert tone="red">{failureText(failure)}</Alert>}</div>
    </Modal>
  );
}
