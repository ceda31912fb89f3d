/** A profile as everybody sees it: picture left and words right; on phones a sheet over the picture (spec 2). */
import type { ReactNode } from 'react';
import { ChevronLeft } from 'lucide-react';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { useAppBack } from '@/core/navigation/useAppBack';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';
import { iconButtonClass } from '@/ui/IconButton';
import { Page } from '@/ui/Page';
import type { MemberPageData } from './memberApi';
import { ProfileBody } from './ProfileBody';
import { ProfilePhotos } from './ProfilePhotos';
import './photos.scss';
import './profile.scss';
import { BodySkeleton, PhotosSkeleton, StateSkeleton } from './ProfileSkeleton';
import { ProfileState } from './ProfileState';
import { ProfileTitle } from './ProfileTitle';
import { useGoBack } from './useGoBack';

interface ProfileFrameProps {
  id: string;
  /** Undefined while it loads: the same frame holds skeletons, so that heading and focus stay. */
  member: Pick<MemberPageData, 'profile' | 'photos'> | undefined;
  /** In the corner: what else can be done with this member. */
  menu?: ReactNode;
  /** Under the name: what one can do. */
  actions?: ReactNode;
  /** In place of what the member tells. */
  closed?: ReactNode;
  /** Below the profile. */
  children?: ReactNode;
}

export function ProfileFrame({ id, member, menu, actions, closed, children }: ProfileFrameProps) {
  const { t } = useTranslation('members');
  const goBack = useGoBack();
  // The installed app has its own button, in the bar of members.
  const isMember = useAppSelector(selectLoggedIn);
  const barLeadsBack = useAppBack() && isMember;
  const listed = useAppSelector((state) => selectProfile(state, id));
  return (
    <Page className="profile-page">
      <article className="profile" aria-busy={member === undefined || undefined}>
        <ProfileTitle profile={member?.profile ?? listed} />
        {member ? (
          <ProfilePhotos profile={member.profile} photos={member.photos} />
        ) : (
          <PhotosSkeleton file={listed?.main_image?.filename} />
        )}
        {!barLeadsBack && (
          <button
            type="button"
            className={clsx(iconButtonClass('dark'), 'profile-back')}
            aria-label={t('profile.back')}
            onClick={goBack}
          >
            <Icon as={ChevronLeft} />
            <span>{t('profile.back')}</span>
          </button>
        )}
        {menu !== undefined && <div className="profile-menu">{menu}</div>}
        {member ? <ProfileState profile={member.profile} /> : <StateSkeleton />}
        {member &&
          (closed === undefined ? (
            <ProfileBody profile={member.profile} actions={actions} />
          ) : (
            <div className="profile-body">{closed}</div>
          ))}
        {!member && <BodySkeleton />}
      </article>
      {children}
    </Page>
  );
}
