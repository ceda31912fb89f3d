/** The sign-up form over the page on screen, for everything wider than a phone (spec 2). */
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { selectUser } from '@/core/auth/authSlice';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { isShut, selectWayIn } from '@/core/navigation/wayIn';
import type { User } from '@/domain/model';
import { completeSignupPath } from '@/domain/signupSteps';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { Modal } from '@/ui/Modal';
import { dropLeftForm } from './leftForm';
import { SignupCount } from './SignupCount';
import { SignupForm } from './SignupForm';
import { TeaserRow } from './TeaserRow';
import { useTeaser } from './useTeaser';

export function SignupModal() {
  const user = useAppSelector(selectUser);
  // Who joins in it sees it through; who is a member already has joined before the page was loaded again.
  const [joined] = useState(user);
  return joined === null ? <FormModal /> : <GoOn user={joined} />;
}

function GoOn({ user }: { user: User }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  useEffect(() => {
    dropLeftForm(user);
    dispatch(modalClosed());
    void navigate(completeSignupPath());
  }, [user, dispatch, navigate]);
  return null;
}

function FormModal() {
  const { t } = useTranslation(['auth', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const open = useAppSelector(selectOpenModal);
  const { next, profile } = open?.name === 'signup' ? open : {};
  const teaser = useTeaser(profile);
  // What the form says then is all there is to say.
  const shut = isShut(useAppSelector(selectWayIn));
  const close = (): void => {
    dispatch(modalClosed());
  };
  return (
    <Modal
      open={open?.name === 'signup'}
      onClose={close}
      title={shut ? t('closed.title') : t('signup.title')}
      closeLabel={t('common:actions.close')}
      sheet
    >
      {!shut && (
        <>
          <SignupCount />
          <p className="muted signup-lead">{t('signup.lead')}</p>
        </>
      )}
      {teaser !== null && teaser !== 'waiting' && <TeaserRow profile={teaser} always />}
      <SignupForm
        next={next}
        onLeave={close}
        onSignedUp={() => {
          close();
          void navigate(completeSignupPath({ next }));
        }}
      />
      {!shut && (
        <Button
          kind="link"
          block
          onClick={() => dispatch(modalOpened({ name: 'login', ...(next !== undefined && { next }) }))}
        >
          {t('signup.loginInstead')}
        </Button>
      )}
    </Modal>
  );
}
