/** The shape of a profile while it loads; the name is there at once when a list has brought it. */
import { useTranslation } from 'react-i18next';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useImageUrl } from '@/core/settings/useImageUrl';
import { useAppSelector } from '@/store/hooks';
import { Page } from '@/ui/Page';
import { Portrait } from '@/ui/Portrait';
import { Skeleton } from '@/ui/Skeleton';
import './profile.scss';

export function ProfileSkeleton({ id }: { id: string }) {
  const { t } = useTranslation('members');
  const imageUrl = useImageUrl();
  const profile = useAppSelector((state) => selectProfile(state, id));
  const picture = imageUrl(profile?.main_image?.filename);
  return (
    <Page className="profile-page">
      <div className="profile" aria-busy="true">
        <div className="profile-title">
          <h1 className="h-name" tabIndex={-1}>
            {profile ? `${profile.name}, ${profile.age}` : t('profile.loading')}
          </h1>
          <p className="profile-place">
            <Skeleton width="14rem" height="1rem" />
          </p>
        </div>
        <div className="profile-photos">
          <div className="photo-stage">
            {picture ? <Portrait src={picture} alt="" ratio="auto" priority /> : <Skeleton height="100%" />}
          </div>
        </div>
        <div className="profile-state cluster">
          <Skeleton width="7rem" height="36px" round />
          <Skeleton width="9rem" height="36px" round />
        </div>
        <div className="profile-body">
          <Skeleton width="70%" height="52px" round />
          <Skeleton height="4rem" />
          <Skeleton height="10rem" />
        </div>
      </div>
    </Page>
  );
}
