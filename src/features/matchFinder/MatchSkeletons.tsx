/** The shape of the members found while they are looked for. */
import { MemberCardSkeleton } from '@/ui/MemberCardSkeleton';
import { Skeleton } from '@/ui/Skeleton';

/** @param best how many stand large */
export function MatchSkeletons({ best }: { best: number }) {
  return (
    <ul className="matches-best" aria-hidden="true">
      {Array.from({ length: best }, (_, index) => (
        <li key={index} className="match match-best">
          <MemberCardSkeleton />
          <Skeleton width="7rem" height="1.75rem" />
          <Skeleton height="2.25rem" />
        </li>
      ))}
    </ul>
  );
}
