/** The moment of a new like: a click anywhere closes it, picture and button lead on (spec 4). */
import { useId } from 'react';
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
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
import { newLikePressed } from './newLikeEvents';

/** Open while the modal `newLike` is. */
export function NewLikeModal() {
  const { t } = useTranslation(['likes', 'common']);
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const imageUrl = useImageUrl();
  const titleId = useId();
  const open = useAppSelector(selectOpenModal);
  const profile = useAppSelector((state) =>
    selectProfile(state, open?.name === 'newLike' ? open.profile : ''),
  );
  if (!profile) return null;
  const { id, name, age, city, main_image, fictional } = profile;
  const close = () => void dispatch(modalClosed());
  function pressImage(): void {
    dispatch(newLikePressed({ profile: id, part: 'image' }));
    void navigate(path('member', { id }));
  }
  return (
    <Modal
      open
      dark
      hideTitle
      titleId={titleId}
      title={t('newLike.title')}
      closeLabel={t('common:actions.close')}
      onClose={close}
    >
      {/* Esc and the close button do the same by keyboard. */}
      <div role="presentation" onClick={close}>
        <LikeMoment
          image={imageUrl(main_image?.match)}
          imageAction={{ label: t('newLike.profile', { name }), onPress: pressImage }}
          title={t('newLike.title')}
          titleId={titleId}
          text={
            <>
              {city === null
                ? t('newLike.text', { name, age })
                : t('newLike.textFrom', { name, age, place: city })}
              {fictional && <span className="moment-note">{t('match.fictional', { name })}</span>}
            </>
          }
          actions={
            <>
              <Link
                className={buttonClass({ kind: 'white', size: 'lg' })}
                to={path('memberChat', { id })}
                onClick={() => dispatch(newLikePressed({ profile: id, part: 'button' }))}
              >
                <Icon as={MessageCircle} />
                {t('newLike.write')}
              </Link>
              <Button kind="link" onClick={close}>
                {t('newLike.later')}
              </Button>
            </>
          }
        />
      </div>
    </Modal>
  );
}
