/** Asks once before a conversation is deleted. */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { useAppDispatch } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { removeChat } from './chatsThunks';

interface RemoveDialogProps {
  open: boolean;
  id: string;
  name: string;
  onClose: () => void;
}

export function RemoveDialog({ open, id, name, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const remove = () => {
    onClose();
    void dispatch(removeChat(id));
    void navigate(path('chats'), { replace: true });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={t('remove.title')}
      footer={
        <>
          <Button kind="quiet" onClick={onClose}>
            {t('remove.cancel')}
          </Button>
          <Button kind="danger" onClick={remove}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      <p>{t('remove.text', { name })}</p>
    </Modal>
  );
}
