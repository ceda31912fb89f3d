/** A member's page: picture left and decisions right; on phones a sheet over the picture (spec 2). */
import type { ReactNode } from 'react';
import { ChevronLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { Page } from '@/ui/Page';
import type { MemberPageData } from './memberApi';
import { ProfileBar } from './ProfileActions';
import { ProfileBody } from './ProfileBody';
import { ProfilePhotos } from './ProfilePhotos';
import './photos.scss';
import './profile.scss';
import { BodySkeleton, PhotosSkeleton, StateSkeleton } from './ProfileSkeleton';
import { ProfileState } from './ProfileState';
import { ProfileTitle } from './ProfileTitle';
import { useGoBack } from './useGoBack';

interface ProfileViewProps {
  id: string;
  /** Undefined while it loads: the same frame holds skeletons, so that heading and focus stay. */
  member: MemberPageData | undefined;
  like: { liked: boolean; toggle: () => void };
  /** Below the profile: related members. */
  children?: ReactNode;
}

export function ProfileView({ id, member, like, children }: ProfileViewProps) {
  const { t } = useTranslation('members');
  const goBack = useGoBack();
  const own = useAppSelector(selectOwnProfileId);
  const listed = useAppSelector((state) => selectProfile(state, id));
  const others = member !== undefined && id !== own;
  return (
    <Page className="profile-page">
      <article className="profile" aria-busy={member === undefined || undefined}>
        <ProfileTitle profile={member?.profile ?? listed} />
        {member ? (
          <ProfilePhotos profile={member.profile} photos={member.photos} />
        ) : (
          <PhotosSkeleton file={listed?.main_image?.filename} />
        )}
        <div className="profile-back">
          <IconButton
            tip="none"
            label={t('profile.back')}
            icon={<Icon as={ChevronLeft} />}
            onClick={goBack}
          />
        </div>
        {member ? <ProfileState profile={member.profile} /> : <StateSkeleton />}
        {member ? <ProfileBody profile={member.profile} like={others && like} /> : <BodySkeleton />}
      </article>
      {children}
      {others && <ProfileBar profile={member.profile} like={like} />}
    </Page>
  );
}
