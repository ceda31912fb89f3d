/** The moment of a match: who it is, and the way to the conversation (spec 4). */
import { useId } from 'react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { LikeMoment } from '@/ui/LikeMoment';
import { Modal } from '@/ui/Modal';

/** Open while the modal `match` is; a fictional profile says so here too. */
export function MatchModal() {
  const { t } = useTranslation(['likes', 'common']);
  const dispatch = useAppDispatch();
  const imageUrl = useImageUrl();
  const titleId = useId();
  const open = useAppSelector(selectOpenModal);
  const match = open?.name === 'match' ? open : null;
  const profile = useAppSelector((state) => selectProfile(state, match?.profile ?? ''));
  if (!match || !profile) return null;
  const { id, name, main_image, fictional } = profile;
  const close = () => void dispatch(modalClosed());
  return (
    <Modal
      open
      dark
      hideTitle
      titleId={titleId}
      title={t('match.title')}
      closeLabel={t('common:actions.close')}
      onClose={close}
    >
      <LikeMoment
        image={imageUrl(main_image?.match)}
        title={t('match.title')}
        titleId={titleId}
        text={
          <>
            {t('match.text', { name })}
            {fictional && <span className="moment-note">{t('match.fictional', { name })}</span>}
          </>
        }
        actions={
          <>
            <Link
              className={buttonClass({ kind: 'white', size: 'lg' })}
              to={
                match.conversation === null
                  ? path('memberChat', { id })
                  : path('chat', { id: match.conversation })
              }
              onClick={close}
            >
              <Icon as={MessageCircle} />
              {t('match.write', { name })}
            </Link>
            <Button kind="link" onClick={close}>
              {t('match.later')}
            </Button>
          </>
        }
      />
    </Modal>
  );
}
