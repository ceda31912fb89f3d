/** The small photos of a profile. */
import { Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { isPhotoLocked } from '@/domain/freeLimits';
import type { Photo, User } from '@/domain/model';
import { Icon } from '@/ui/Icon';
import { Portrait } from '@/ui/Portrait';

interface PhotoThumbsProps {
  photos: readonly Photo[];
  chosen: number;
  user: Pick<User, 'paid_user'> | null;
  onChoose: (index: number) => void;
}

export function PhotoThumbs({ photos, chosen, user, onChoose }: PhotoThumbsProps) {
  const { t } = useTranslation('members');
  const imageUrl = useImageUrl();
  return (
    <ul className="photo-thumbs">
      {photos.map((photo, index) => {
        const locked = isPhotoLocked(photo, user);
        const place = { number: index + 1, count: photos.length };
        return (
          <li key={photo.id}>
            <button
              type="button"
              className="photo-thumb"
              aria-label={locked ? t('profile.photos.lockedLabel', place) : t('profile.photos.show', place)}
              aria-current={index === chosen ? 'true' : undefined}
              onClick={() => onChoose(index)}
            >
              <Portrait
                // Wider than a thumbnail on dense screens; a locked photo has only its thumbnail.
                src={imageUrl(locked ? photo.image.thumb_filename : photo.image.filename)}
                alt=""
                ratio="6 / 7"
                className={locked ? 'portrait-locked' : undefined}
              >
                {locked && (
                  <span className="portrait-lock">
                    <Icon as={Lock} size={24} />
                    <span>{t('profile.photos.locked')}</span>
                  </span>
                )}
              </Portrait>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
