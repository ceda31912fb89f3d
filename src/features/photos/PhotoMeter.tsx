/** How many of the photos that the membership allows are in use, in words and as a bar (spec 6). */
import { useTranslation } from 'react-i18next';
import { selectPaidUser, selectUser } from '@/core/auth/authSlice';
import { photoLimit } from '@/domain/freeLimits';
import { useAppSelector } from '@/store/hooks';
import { Meter } from '@/ui/Meter';
import { selectOwnPhotos, selectPhotosStatus } from './photosSlice';
import './photos.scss';

export function PhotoMeter() {
  const { t } = useTranslation('profile');
  const paid_user = useAppSelector(selectPaidUser);
  const counted = useAppSelector(selectUser)?.profile.photo_count ?? 0;
  const listed = useAppSelector(selectOwnPhotos).length;
  // The profile knows the number before the photos are here.
  const used = useAppSelector(selectPhotosStatus) === 'ready' ? listed : counted;
  const limit = photoLimit({ paid_user });
  const label = t(paid_user ? 'photos.meterPremium' : 'photos.meterFree', { used, limit });
  return (
    <div className="photo-meter">
      <p className="small strong num">{label}</p>
      <Meter value={Math.min(used, limit)} max={limit} label={label} />
    </div>
  );
}
