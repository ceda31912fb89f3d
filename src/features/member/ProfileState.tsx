/** What stands out about a member: online or when last seen, e-mail confirmed, what both have in common. */
import { BadgeCheck, Clock, Sparkles } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import { selectUser } from '@/core/auth/authSlice';
import type { ProfileDetails } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { useAppSelector } from '@/store/hooks';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { OnlineDot } from '@/ui/OnlineDot';
import { sharedFirst } from './sharedFirst';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';

export function ProfileState({ profile }: { profile: ProfileDetails }) {
  const { t } = useTranslation('members');
  const { ago } = useFormats();
  const { showsField, showsNote } = useVisibleParts();
  const viewer = useAppSelector(selectUser)?.profile;
  const { id, online, last_seen, email_confirmed, interests } = profile;
  const common =
    viewer && viewer.id !== id && showsField('interests')
      ? sharedFirst(interests, viewer.interests).shared.length
      : 0;
  return (
    <div className="profile-state cluster">
      {online && showsNote('online') && (
        <Chip tone="green" icon={<OnlineDot plain />}>
          {t('profile.online')}
        </Chip>
      )}
      {!online && last_seen !== null && showsNote('last_seen') && (
        <Chip icon={<Icon as={Clock} size={16} />}>
          {t('profile.seen', { ago: ago(Date.parse(last_seen), serverNow()) })}
        </Chip>
      )}
      {email_confirmed && showsNote('email_confirmed') && (
        <Chip tone="cyan" icon={<Icon as={BadgeCheck} size={16} />}>
          {t('profile.confirmed')}
        </Chip>
      )}
      {common > 0 && (
        <Chip selected icon={<Icon as={Sparkles} size={16} />}>
          {t('profile.inCommonCount', { count: common })}
        </Chip>
      )}
    </div>
  );
}
