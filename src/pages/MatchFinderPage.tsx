/** /match-finder: five questions, then the members who fit. */
import { selectUser } from '@/core/auth/authSlice';
import { LikableCard } from '@/features/likes/LikableCard';
import { MatchFinder } from '@/features/matchFinder/MatchFinder';
import { useAppSelector } from '@/store/hooks';

export default function MatchFinderPage() {
  const user = useAppSelector(selectUser);
  return (
    user && (
      <MatchFinder
        key={user.id}
        userId={user.id}
        renderCard={(id, priority) => <LikableCard id={id} source="match-finder" priority={priority} />}
      />
    )
  );
}
