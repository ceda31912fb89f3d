/** The deletion: an offer where there is one, then what happens and the form. Never more steps than joining took. */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { dismissed, selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Modal } from '@/ui/Modal';
import { DeleteForm } from './DeleteForm';
import { DeleteOffer } from './DeleteOffer';

interface DeleteDialogProps {
  open: boolean;
  onClose: () => void;
}

export function DeleteDialog({ open, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(['account', 'common']);
  const dispatch = useAppDispatch();
  const percentage = useAppSelector(selectSettings)?.delete_discount ?? 0;
  const known = useAppSelector(selectDismissalsKnown);
  const offeredAt = useAppSelector((state) => selectDismissedBy(state, 'deleteOffer'));
  const [skipped, setSkipped] = useState(false);
  const offering = percentage > 0 && known && offeredAt === null && !skipped;

  /** Asked once: whatever the answer is, the offer does not come again. */
  const close = (): void => {
    if (offering) dispatch(dismissed({ name: 'deleteOffer', at: serverNow() }));
    onClose();
  };
  const goOn = (): void => {
    setSkipped(true);
    dispatch(dismissed({ name: 'deleteOffer', at: serverNow() }));
  };

  return (
    <Modal
      open={open}
      onClose={close}
      onClosed={() => setSkipped(false)}
      title={offering ? t('leave.offer.title') : t('leave.formTitle')}
      closeLabel={t('common:actions.close')}
      sheet
    >
      {offering ? (
        <DeleteOffer percentage={percentage} onSkip={goOn} onLeave={close} />
      ) : (
        <DeleteForm onCancel={close} moved={skipped} />
      )}
    </Modal>
  );
}
