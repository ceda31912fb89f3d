/** /signup-matches: members for somebody who has just joined. */
import { selectUser } from '@/core/auth/authSlice';
import { LikableCard } from '@/features/likes/LikableCard';
import { SignupMatches } from '@/features/matchFinder/SignupMatches';
import { useAppSelector } from '@/store/hooks';

export default function SignupMatchesPage() {
  const user = useAppSelector(selectUser);
  return (
    user && (
      <SignupMatches
        key={user.id}
        user={user}
        renderCard={(id, priority) => <LikableCard id={id} source="match-finder" priority={priority} />}
      />
    )
  );
}
