/** Name, age and place of a member. */
import { MapPin } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Profile } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { Icon } from '@/ui/Icon';
import { Skeleton } from '@/ui/Skeleton';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';
import './profileTitle.scss';

/** @param profile undefined while nothing is known of the member */
export function ProfileTitle({ profile }: { profile: Profile | undefined }) {
  const { t } = useTranslation('members');
  const formats = useFormats();
  const { showsNote } = useVisibleParts();
  const distance =
    profile && profile.distance_km !== null && showsNote('distance')
      ? t('profile.away', { distance: formats.distance(profile.distance_km) })
      : null;
  const place = [profile?.city, profile?.region].filter(Boolean).join(', ');
  return (
    <div className="profile-title">
      <h1 className="profile-name" tabIndex={-1}>
        {profile ? `${profile.name}, ${profile.age}` : t('profile.loading')}
      </h1>
      <p className="profile-place">
        {profile ? (
          <>
            <Icon as={MapPin} size={18} />
            {[place, distance].filter(Boolean).join(' · ')}
          </>
        ) : (
          <Skeleton width="14rem" height="1rem" />
        )}
      </p>
    </div>
  );
}
