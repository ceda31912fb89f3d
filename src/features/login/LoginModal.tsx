/** The log-in form over the page on screen. */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { returnPath } from '@/domain/returnPath';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { LoginForm } from './LoginForm';

export function LoginModal() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useAppSelector(selectOpenModal);
  const next = open?.name === 'login' ? open.next : undefined;
  return (
    <Modal
      open={open?.name === 'login'}
      onClose={() => dispatch(modalClosed())}
      title={t('login.title')}
      closeLabel={t('common:actions.close')}
      sheet
    >
      <LoginForm
        onLeave={() => dispatch(modalClosed())}
        onLoggedIn={() => {
          dispatch(modalClosed());
          void navigate(returnPath(next, window.location.origin));
        }}
      />
      <Button
        kind="link"
        block
        onClick={() => dispatch(modalOpened({ name: 'signup', ...(next !== undefined && { next }) }))}
      >
        {t('login.signupInstead')}
      </Button>
    </Modal>
  );
}
