/** Asks a visitor to log in, or join where that is possible, before an act on a profile, and says what for (spec 6). */
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import type { OpenModal } from '@/core/modals/modalsSlice';
import { useSignupAction } from '@/core/navigation/useSignupAction';
import { isShut, selectWayIn } from '@/core/navigation/wayIn';
import { assertNever } from '@/lib/assertNever';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Modal } from '@/ui/Modal';

type Reason = Extract<OpenModal, { name: 'loginRequired' }>['reason'];

function useReasonText(reason: Reason): { title: string; text: string } {
  const { t } = useTranslation('auth');
  switch (reason) {
    case 'chat':
      return { title: t('required.chat.title'), text: t('required.chat.text') };
    case 'photos':
      return { title: t('required.photos.title'), text: t('required.photos.text') };
    case 'like':
      return { title: t('required.like.title'), text: t('required.like.text') };
    case 'gift':
      return { title: t('required.gift.title'), text: t('required.gift.text') };
    default:
      return assertNever(reason);
  }
}

export function LoginRequiredModal() {
  const { t } = useTranslation(['auth', 'common', 'errors']);
  const dispatch = useAppDispatch();
  const join = useSignupAction();
  const shut = isShut(useAppSelector(selectWayIn));
  const open = useAppSelector(selectOpenModal);
  const request = open?.name === 'loginRequired' ? open : null;
  const { title, text } = useReasonText(request?.reason ?? 'chat');
  const next = request?.next ?? path('members');
  const close = (): void => {
    dispatch(modalClosed());
  };
  return (
    <Modal
      open={request !== null}
      onClose={close}
      title={title}
      closeLabel={t('common:actions.close')}
      sheet
      footer={
        <>
          <Link
            className={buttonClass({ kind: shut ? 'primary' : 'outline', size: 'lg' })}
            to={`${path('login')}?next=${encodeURIComponent(next)}`}
            onClick={close}
          >
            {t('required.login')}
          </Link>
          {!shut && (
            <Button
              kind="hot"
              size="lg"
              onClick={() => {
                close();
                join(next);
              }}
            >
              {t('required.join')}
            </Button>
          )}
        </>
      }
    >
      <p>{shut ? t('errors:signups_closed') : text}</p>
    </Modal>
  );
}
