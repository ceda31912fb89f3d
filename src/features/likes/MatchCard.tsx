/** A match: the card, and in the heart's place the way to the conversation. */
import { MessageCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { path } from '@/config/paths';
import { MemberCard } from '@/core/profiles/MemberCard';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppSelector } from '@/store/hooks';
import { Icon } from '@/ui/Icon';

interface MatchCardProps {
  id: string;
  priority: boolean;
}

/** Nothing while the profile is not in the table. */
export function MatchCard({ id, priority }: MatchCardProps) {
  const { t } = useTranslation('likes');
  const profile = useAppSelector((state) => selectProfile(state, id));
  return (
    profile && (
      <div className="match-card">
        <MemberCard profile={profile} priority={priority} />
        <Link
          className="heart"
          to={path('memberChat', { id })}
          state={{ from: path('likesType', { type: 'matches' }) }}
          aria-label={t('match.write', { name: profile.name })}
        >
          <Icon as={MessageCircle} size={20} />
        </Link>
      </div>
    )
  );
}
