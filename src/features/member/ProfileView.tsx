/** A member's page: picture left and decisions right; on phones a sheet over the picture (spec 2). */
import type { ReactNode } from 'react';
import { ChevronLeft, Drama, MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { selectOwnProfileId } from '@/core/auth/authSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Alert } from '@/ui/Alert';
import { Icon } from '@/ui/Icon';
import { IconButton } from '@/ui/IconButton';
import { OnlineDot } from '@/ui/OnlineDot';
import { Page } from '@/ui/Page';
import type { MemberPageData } from './memberApi';
import { ProfileActions, ProfileBar } from './ProfileActions';
import { ProfileFacts } from './ProfileFacts';
import { ProfileInterests } from './ProfileInterests';
import { ProfilePhotos } from './ProfilePhotos';
import { ProfileState } from './ProfileState';
import './profile.scss';
import { useGoBack } from './useGoBack';
import { useVisibleParts } from './useVisibleParts';

interface ProfileViewProps {
  member: MemberPageData;
  like: { liked: boolean; toggle: () => void };
  /** Below the profile: related members. */
  children?: ReactNode;
}

export function ProfileView({ member, like, children }: ProfileViewProps) {
  const { t } = useTranslation('members');
  const formats = useFormats();
  const goBack = useGoBack();
  const { showsField, showsNote } = useVisibleParts();
  const own = useAppSelector(selectOwnProfileId);
  const warns = useAppSelector(selectSettings)?.fictional_warning ?? true;
  const { profile, photos } = member;
  const { name, age, city, region, distance_km } = profile;
  const place = [city, region].filter((part) => part !== null).join(', ');
  const distance =
    distance_km !== null &&
    showsNote('distance') &&
    t('profile.away', { distance: formats.distance(distance_km) });
  const isOwn = profile.id === own;

  return (
    <Page className="profile-page">
      <article className="profile">
        <div className="profile-title">
          <h1 className="h-name" tabIndex={-1}>
            {name}, {age} {profile.online && showsNote('online') && <OnlineDot />}
          </h1>
          <p className="profile-place">
            <Icon as={MapPin} size={18} />
            {[place, distance].filter(Boolean).join(' · ')}
          </p>
        </div>
        <ProfilePhotos profile={profile} photos={photos} />
        <div className="profile-back">
          <IconButton
            kind="plain"
            tip="none"
            label={t('profile.back')}
            icon={<Icon as={ChevronLeft} />}
            onClick={goBack}
          />
        </div>
        <ProfileState profile={profile} />
        <div className="profile-body">
          {profile.fictional && warns && (
            <Alert tone="amber" icon={<Icon as={Drama} />}>
              {t('profile.fictional', { name })}
            </Alert>
          )}
          {!isOwn && <ProfileActions profile={profile} like={like} />}
          {profile.about !== null && profile.about !== '' && showsField('about') && (
            <blockquote className="quote">
              <p>{t('profile.quote', { text: profile.about })}</p>
            </blockquote>
          )}
          <ProfileFacts profile={profile} />
          {showsField('interests') && <ProfileInterests interests={profile.interests} />}
        </div>
      </article>
      {children}
      {!isOwn && <ProfileBar profile={profile} like={like} />}
    </Page>
  );
}
