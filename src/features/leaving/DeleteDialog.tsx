/** The deletion: an offer where there is one, then what happens and the form. Never more steps than joining took. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Discount } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import { Modal } from '@/ui/Modal';
import { DeleteForm } from './DeleteForm';
import { DeleteOffer } from './DeleteOffer';
import { offerPassed } from './leavingSteps';
import type { LeavingStep } from './leavingSteps';

interface DeleteDialogProps {
  open: boolean;
  step: LeavingStep;
  /** From the offer to the deletion. */
  onGoOn: () => void;
  onClose: () => void;
}

export function DeleteDialog({ open, step, onGoOn, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  /** Whoever comes back finds the code that was shown before. */
  const [taken, setTaken] = useState<Discount | null>(null);
  const [moved, setMoved] = useState(false);
  const [busy, setBusy] = useState(false);
  const offering = step !== 'deletion';

  const close = (): void => {
    if (offering) dispatch(offerPassed());
    onClose();
  };
  const goOn = (): void => {
    setMoved(true);
    dispatch(offerPassed());
    onGoOn();
  };

  return (
    <Modal
      open={open}
      onClose={close}
      onClosed={() => setMoved(false)}
      title={offering ? t('leave.offer.title') : t('leave.formTitle')}
      closeLabel={t('common:actions.close')}
      dismissible={!busy}
      sheet
    >
      {offering ? (
        <DeleteOffer again={step === 'code'} taken={taken} onTaken={setTaken} onSkip={goOn} onLeave={close} />
      ) : (
        <DeleteForm onCancel={close} onBusy={setBusy} moved={moved} />
      )}
    </Modal>
  );
}
