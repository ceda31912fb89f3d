/** A member's photos: the chosen one large, all of them small; restricted ones under a lock (spec 2). */
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Images } from 'lucide-react';
import { selectLoggedIn, selectUser } from '@/core/auth/authSlice';
import { modalOpened } from '@/core/modals/modalsSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { isPhotoLocked } from '@/domain/freeLimits';
import type { Photo, Profile } from '@/domain/model';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';
import { Portrait } from '@/ui/Portrait';
import { LockedPhoto } from './LockedPhoto';
import { PhotoThumbs } from './PhotoThumbs';

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
  const { pathname, search } = useLocation();
  const [chosen, setChosen] = useState(0);
  const count = photos.length;
  const photo = photos[chosen];
  const locked = photo !== undefined && isPhotoLocked(photo, user);
  const { id, name } = profile;

  function choose(index: number): void {
    const wanted = photos[(index + count) % count];
    if (wanted && !loggedIn && isPhotoLocked(wanted, user)) {
      dispatch(
        modalOpened({ name: 'loginRequired', reason: 'photos', profile: id, next: pathname + search }),
      );
    } else {
      setChosen((index + count) % count);
    }
  }

  const place = { number: chosen + 1, count };
  return (
    <section className="profile-photos" aria-label={t('profile.photos.title', { name })}>
      <div className="photo-stage">
        <Portrait
          src={imageUrl(photo?.image.filename)}
          sizes="(min-width: 1200px) 528px, (min-width: 768px) 44vw, 100vw"
          alt={photo ? t('profile.photos.one', place) : t('profile.photos.none', { name })}
          ratio="auto"
          priority
          locked={locked}
        >
          {locked && <LockedPhoto />}
        </Portrait>
        {count > 1 && (
          <>
            <div className="story-bars" aria-hidden="true">
              {photos.map(({ id: key }, index) => (
                <i key={key} className={index === chosen ? 'is-on' : undefined} />
              ))}
            </div>
            <button
              type="button"
              className="story-step"
              aria-label={t('profile.photos.previous')}
              onClick={() => choose(chosen - 1)}
            />
            <button
              type="button"
              className="story-step story-step-next"
              aria-label={t('profile.photos.next')}
              onClick={() => choose(chosen + 1)}
            />
            <output className="photo-count" aria-live="polite">
              <GlassLabel icon={<Icon as={Images} size={16} />}>
                {t('profile.photos.position', place)}
              </GlassLabel>
            </output>
          </>
        )}
      </div>
      {count > 1 && <PhotoThumbs photos={photos} chosen={chosen} user={user} onChoose={choose} />}
    </section>
  );
}
