/** What stands out about a member: online or when last seen, e-mail confirmed. */
import { BadgeCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '@/api/serverClock';
import type { ProfileDetails } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { Chip } from '@/ui/Chip';
import { Icon } from '@/ui/Icon';
import { OnlineDot } from '@/ui/OnlineDot';
import { useVisibleParts } from '@/core/profiles/useVisibleParts';

export function ProfileState({ profile }: { profile: ProfileDetails }) {
  const { t } = useTranslation('members');
  const { ago } = useFormats();
  const { showsNote } = useVisibleParts();
  const { online, last_seen, email_confirmed } = profile;
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
    </div>
  );
}
