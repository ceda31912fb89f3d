/** The moment of a new like: a click anywhere closes it, picture and button lead on (spec 4). */
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { path } from '@/config/paths';
import { modalClosed, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/Button';
import { buttonClass } from '@/ui/buttonClass';
import { Icon } from '@/ui/Icon';
import { MomentModal } from './MomentModal';
import { newLikePressed } from './newLikeEvents';

/** Open while the modal `newLike` is. */
export function NewLikeModal() {
  const open = useAppSelector(selectOpenModal);
  return open?.name === 'newLike' && <NewLike key={open.profile} id={open.profile} />;
}

function NewLike({ id }: { id: string }) {
  const { t } = useTranslation('likes');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const profile = useAppSelector((state) => selectProfile(state, id));

  if (!profile) return null;
  const { name, age, city, fictional } = profile;
  // A profile that is nobody likes nobody.
  const said = fictional
    ? t('one.receivedFictional', { name })
    : city === null
      ? t('newLike.text', { name, age })
      : t('newLike.textFrom', { name, age, place: city });
  const close = () => void dispatch(modalClosed());
  function pressImage(): void {
    dispatch(newLikePressed({ profile: id, part: 'image' }));
    void navigate(path('member', { id }));
  }
  return (
    <MomentModal
      profile={profile}
      title={t('newLike.title')}
      text={said}
      imageAction={{ label: t('newLike.profile', { name }), onPress: pressImage }}
      onClose={close}
      // Esc and the close button do the same by keyboard.
      onPress={close}
      actions={
        <>
          <Link
            className={buttonClass({ kind: 'white', size: 'lg' })}
            to={path('memberChat', { id })}
            onClick={(event) => {
              // It closes this moment, and the press goes on to no other that comes in its place.
              event.stopPropagation();
              dispatch(newLikePressed({ profile: id, part: 'button' }));
            }}
          >
            <Icon as={MessageCircle} />
            {t('newLike.write')}
          </Link>
          <Button kind="link">{t('newLike.later')}</Button>
        </>
      }
    />
  );
}
