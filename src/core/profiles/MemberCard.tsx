/** A member in a list: the card of the design over the profile table, linked to the profile. */
import { Drama } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import type { Profile } from '@/domain/model';
import { useFormats } from '@/i18n/useFormats';
import { GlassLabel } from '@/ui/GlassLabel';
import { Icon } from '@/ui/Icon';
import { MemberCardView } from '@/ui/MemberCardView';
import { useImageUrl } from '../settings/useImageUrl';
import { portraitTint } from './portraitTint';
import { useVisibleParts } from './useVisibleParts';

interface MemberCardProps {
  profile: Profile;
  /** The like, for features that know it. */
  heart?: { liked: boolean; busy: boolean; toggle: () => void } | undefined;
  /** The white label of a like that is new. */
  isNew?: boolean | undefined;
  /** Among the first pictures of the page. */
  priority?: boolean | undefined;
}

/** Card of 3:4; its name for screen readers says what the picture shows: "Elena, 32, Ghent · 4 km, online". */
export function MemberCard({ profile, heart, isNew = false, priority }: MemberCardProps) {
  const { t } = useTranslation('members');
  const formats = useFormats();
  const imageUrl = useImageUrl();
  const { showsNote } = useVisibleParts();
  const { name, age, city, region, distance_km, fictional } = profile;
  const distance = distance_km !== null && showsNote('distance') ? formats.distance(distance_km) : null;
  const place = [city ?? region, distance].filter((part) => part !== null).join(' · ');
  // The words that are seen, as they are seen, and then what only colour and marks say.
  const labels = [isNew ? t('card.newLike') : null, fictional ? t('card.fictional') : null];
  const hasLabels = isNew || fictional;
  return (
    <MemberCardView
      image={imageUrl(profile.main_image?.filename)}
      name={name}
      age={age}
      place={place}
      online={profile.online && showsNote('online')}
      onlineLabel={t('card.online')}
      priority={priority}
      placeholder={portraitTint(profile.id)}
      spokenLabels={labels.filter((label) => label !== null).join(', ')}
      renderLink={(link) => <Link {...link} to={path('member', { id: profile.id })} />}
      labels={
        hasLabels && (
          <>
            {isNew && <GlassLabel tone="new">{t('card.newLike')}</GlassLabel>}
            {fictional && <GlassLabel icon={<Icon as={Drama} size={16} />}>{t('card.fictional')}</GlassLabel>}
          </>
        )
      }
      heart={
        heart && {
          liked: heart.liked,
          busy: heart.busy,
          label: t('card.like', { name }),
          onToggle: heart.toggle,
        }
      }
    />
  );
}
