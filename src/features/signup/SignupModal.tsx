/** The sign-up form over the page on screen, for everything wider than a phone (spec 2). */
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { returnPath } from '@/domain/returnPath';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { SignupForm } from './SignupForm';

export function SignupModal() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useAppSelector(selectOpenModal);
  const next = open?.name === 'signup' ? open.next : undefined;
  const close = (): void => {
    dispatch(modalClosed());
  };
  return (
    <Modal
      open={open?.name === 'signup'}
      onClose={close}
      title={t('signup.title')}
      closeLabel={t('common:actions.close')}
      sheet
    >
      <p className="muted signup-lead">{t('signup.lead')}</p>
      <SignupForm
        next={next}
        onLeave={close}
        onSignedUp={() => {
          close();
          void navigate(returnPath(next, window.location.origin));
        }}
      />
      <Button
        kind="link"
        block
        onClick={() => dispatch(modalOpened({ name: 'login', ...(next !== undefined && { next }) }))}
      >
        {t('signup.loginInstead')}
      </Button>
    </Modal>
  );
}
