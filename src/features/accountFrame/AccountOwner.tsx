/** Whose account it is: picture, name and age, place; on narrow windows one row. */
import { Eye } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { selectUser } from '@/core/auth/authSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { Avatar } from '@/ui/Avatar';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { profilePath } from './profilePart';

export function AccountOwner() {
  const { t } = useTranslation('profile');
  const imageUrl = useImageUrl();
  const profile = useAppSelector(selectUser)?.profile;
  const place = [profile?.city, profile?.region].filter(Boolean).join(', ');
  return (
    <div className="account-owner">
      {profile ? (
        <Avatar src={imageUrl(profile.main_image?.thumb_filename)} name={profile.name} size={104} />
      ) : (
        <Skeleton round width="104px" height="104px" />
      )}
      <p className="account-name">
        {profile ? `${profile.name}, ${profile.age}` : <Skeleton width="8rem" height="1.5rem" />}
      </p>
      <p className="account-place">{profile ? place : <Skeleton width="6rem" height="1rem" />}</p>
      <Link className="account-preview" to={profilePath('preview')}>
        <Icon as={Eye} size={16} />
        {t('frame.preview')}
      </Link>
    </div>
  );
}
