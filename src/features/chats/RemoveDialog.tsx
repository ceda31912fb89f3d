/** Asks once before everything with a member is deleted. */
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { path } from '@/config/paths';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { removeChatsWith } from './arrangeThunks';
import { selectChatEntry } from './chatsSlice';

interface RemoveDialogProps {
  open: boolean;
  id: string;
  name: string;
  onClose: () => void;
}

/** The row that asked may be gone: once the dialog has left, the list's own place takes the focus. */
function keepFocus(): void {
  requestAnimationFrame(() => {
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>('.conv[tabindex="0"]')?.focus();
  });
}

export function RemoveDialog({ open, id, name, onClose }: RemoveDialogProps) {
  const { t } = useTranslation('chats');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const isOnScreen = useParams().id === id;
  const profile = useAppSelector((state) => selectChatEntry(state, id)?.profile.id);
  const remove = () => {
    onClose();
    if (profile !== undefined) void dispatch(removeChatsWith(profile));
    if (isOnScreen) void navigate(path('chats'), { replace: true });
  };
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={keepFocus}
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
