/** A member card with a working heart. */
import { MemberCard } from '@/core/profiles/MemberCard';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { useAppSelector } from '@/store/hooks';
import { selectLikeIsNew } from './likesSlice';
import type { LikeRequest } from './likesThunks';
import { useLike } from './useLike';

interface LikableCardProps {
  id: string;
  source: LikeRequest['source'];
  priority?: boolean | undefined;
  /** Just before a like is taken back. */
  onUnlike?: ((id: string) => void) | undefined;
}

/** Nothing while the profile is not in the table. */
export function LikableCard({ id, source, priority, onUnlike }: LikableCardProps) {
  const profile = useAppSelector((state) => selectProfile(state, id));
  const isNew = useAppSelector((state) => selectLikeIsNew(state, id));
  const { liked, busy, toggle } = useLike(id, source);
  function press(): void {
    if (liked) onUnlike?.(id);
    toggle();
  }
  return (
    profile && (
      <MemberCard
        profile={profile}
        heart={{ liked, busy, toggle: press }}
        isNew={isNew}
        priority={priority}
      />
    )
  );
}
