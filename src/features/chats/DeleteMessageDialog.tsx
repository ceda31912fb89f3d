/** Asks once before a message is taken back, and says what that means. */
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message } from '@/domain/model';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { takeBack } from './actThunks';

interface DeleteMessageDialogProps {
  message: Message;
  /** The partner's name. */
  name: string;
  /** After its way out. */
  onClosed: () => void;
}

export function DeleteMessageDialog({ message, name, onClosed }: DeleteMessageDialogProps) {
  const { t } = useTranslation('chatTools');
  const dispatch = useAppDispatch();
  const [open, setOpen] = useState(true);
  const keep = useRef<HTMLButtonElement>(null);
  const close = (): void => setOpen(false);
  return (
    <Modal
      open={open}
      sheet
      size="sm"
      onClose={close}
      onClosed={onClosed}
      initialFocus={keep}
      title={t('act.deleteTitle')}
      footer={
        <>
          <Button kind="quiet" ref={keep} onClick={close}>
            {t('act.keep')}
          </Button>
          <Button
            kind="danger"
            onClick={() => {
              close();
              void dispatch(takeBack(message));
            }}
          >
            {t('act.deleteConfirm')}
          </Button>
        </>
      }
    >
      <p>{t('act.deleteText', { name })}</p>
    </Modal>
  );
}
