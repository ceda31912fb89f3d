/** A member's photos: the chosen one large, all of them small; restricted ones under a lock (spec 2). */
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { extra } from '@/core/parts/late';
import { selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import { path } from '@/config/paths';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { isPhotoLocked } from '@/domain/freeLimits';
import type { Photo, Profile } from '@/domain/model';
import { importAhead } from '@/lib/importPart';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { Portrait } from '@/ui/Portrait';
import { LockedPhoto } from './LockedPhoto';
import { PhotoSteps } from './PhotoSteps';
import { PhotoThumbs } from './PhotoThumbs';
import { usePhotoAddress } from './usePhotoAddress';

const loadViewer = () => import('./ProfileViewer');
const ProfileViewer = extra(() => loadViewer().then((m) => m.ProfileViewer), ['member']);
/** Whoever points at the photo is about to open it. */
const prepareViewer = () => void importAhead(loadViewer);

interface ProfilePhotosProps {
  profile: Pick<Profile, 'id' | 'name'>;
  photos: readonly Photo[];
}

export function ProfilePhotos({ profile, photos }: ProfilePhotosProps) {
  const { t } = useTranslation('members');
  const dispatch = useAppDispatch();
  const imageUrl = useImageUrl();
  const user = useAppSelector(selectUser);
  const loggedIn = useAppSelector(selectLoggedIn);
  const [chosen, setChosen] = useState(0);
  const stage = useRef<HTMLDivElement>(null);
  const count = photos.length;
  const viewer = usePhotoAddress(count);
  const photo = photos[chosen];
  const locked = photo !== undefined && isPhotoLocked(photo, user);
  const { id, name } = profile;

  const askToLogIn = (index: number): void => {
    const next = `${path('member', { id })}?photo=${index + 1}`;
    dispatch(modalOpened({ name: 'loginRequired', reason: 'photos', profile: id, next }));
  };
  const choose = (index: number): void => {
    const wanted = photos[(index + count) % count];
    if (wanted && !loggedIn && isPhotoLocked(wanted, user)) askToLogIn(photos.indexOf(wanted));
    else setChosen((index + count) % count);
  };
  const place = { number: chosen + 1, count };
  return (
    <section className="profile-photos" aria-label={t('profile.photos.title', { name })}>
      <div className="photo-stage" tabIndex={-1} ref={stage}>
        <Portrait
          src={imageUrl(photo?.image.filename)}
          alt={photo ? t('profile.photos.one', place) : ''}
          ratio="auto"
          priority
          className={locked ? 'portrait-locked' : undefined}
        >
          {!photo && <span className="photo-none">{t('profile.photos.none', { name })}</span>}
          {locked && <LockedPhoto onLogin={loggedIn ? undefined : () => askToLogIn(chosen)} />}
        </Portrait>
        {photo && !locked && (
          <button
            type="button"
            className="photo-open"
            aria-label={t('profile.photos.open', place)}
            aria-haspopup="dialog"
            onPointerEnter={prepareViewer}
            onFocus={prepareViewer}
            onClick={() => viewer.open(chosen)}
          />
        )}
        {count > 1 && <PhotoSteps photos={photos} chosen={chosen} onChoose={choose} />}
      </div>
      {count > 1 && <PhotoThumbs photos={photos} chosen={chosen} user={user} onChoose={choose} />}
      {viewer.at !== null && (
        <Suspense>
          <ProfileViewer
            profile={profile}
            photos={photos}
            index={viewer.at}
            onView={(index) => {
              setChosen(index);
              viewer.move(index);
            }}
            onClose={viewer.close}
            onLogin={askToLogIn}
            opener={() => stage.current?.querySelector<HTMLElement>('.photo-open') ?? stage.current}
          />
        </Suspense>
      )}
    </section>
  );
}
