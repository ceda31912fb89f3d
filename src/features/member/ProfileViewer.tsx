/** The photos of a member over the whole screen, with what a profile knows: locks and the way to report. */
import { Flag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectLoggedIn, selectOwnProfileId, selectUser } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { isPhotoLocked } from '@/domain/freeLimits';
import type { Photo, Profile } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { PhotoViewer } from '@/ui/PhotoViewer';
import { Portrait } from '@/ui/Portrait';
import { LockedPhoto } from './LockedPhoto';

interface ProfileViewerProps {
  profile: Pick<Profile, 'id' | 'name'>;
  photos: readonly Photo[];
  /** The photo to begin with. */
  index: number;
  onView: (index: number) => void;
  onClose: () => void;
  /** A visitor wants to see a locked photo. */
  onLogin: (index: number) => void;
  /** What gets the focus back. */
  opener: () => HTMLElement | null;
}

export function ProfileViewer({ profile, photos, index, onLogin, ...viewer }: ProfileViewerProps) {
  const { t } = useTranslation(['members', 'member']);
  const dispatch = useAppDispatch();
  const imageUrl = useImageUrl();
  const user = useAppSelector(selectUser);
  const loggedIn = useAppSelector(selectLoggedIn);
  const own = useAppSelector(selectOwnProfileId);
  const { id, name } = profile;
  return (
    <PhotoViewer
      photos={photos.map((photo, at) => ({
        id: photo.id,
        src: imageUrl(photo.image.filename) ?? '',
        alt: t('profile.photos.one', { number: at + 1, count: photos.length }),
        locked: isPhotoLocked(photo, user),
      }))}
      index={index}
      {...viewer}
      labels={{
        title: t('profile.photos.title', { name }),
        photo: t('member:viewer.photo'),
        photos: t('member:viewer.photos'),
        previous: t('profile.photos.previous'),
        next: t('profile.photos.next'),
        close: t('member:viewer.close'),
        zoomIn: t('member:viewer.zoomIn'),
        zoomOut: t('member:viewer.zoomOut'),
        position: (number, total) => t('member:viewer.position', { number, total }),
      }}
      renderLocked={(at, leave) => (
        <Portrait
          src={imageUrl(photos[at]?.image.thumb_filename)}
          alt=""
          ratio="3 / 4"
          className="portrait-locked viewer-portrait"
        >
          <LockedPhoto onLogin={loggedIn ? undefined : () => leave(() => onLogin(at))} />
        </Portrait>
      )}
      actions={
        loggedIn && own !== id
          ? [
              {
                label: t('member:viewer.report'),
                icon: <Icon as={Flag} size={24} />,
                onSelect: (at) => {
                  const photo = photos[at]?.id;
                  dispatch(
                    modalOpened({ name: 'report', profile: id, ...(photo !== undefined && { photo }) }),
                  );
                },
              },
            ]
          : []
      }
    />
  );
}
