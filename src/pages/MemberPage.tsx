/** /members/:id: one member. */
import { useParams } from 'react-router';
import { LikableCard } from '@/features/likes/LikableCard';
import { useLike } from '@/features/likes/useLike';
import { useSeenLike } from '@/features/likes/useSeenLike';
import { ProfileProblem } from '@/features/member/ProfileProblem';
import { ProfileView } from '@/features/member/ProfileView';
import { useMemberPage } from '@/features/member/useMemberPage';
import { SimilarMembers } from '@/features/search/SimilarMembers';

export default function MemberPage() {
  const { id = '' } = useParams();
  const { member, failure, retry } = useMemberPage(id);
  const like = useLike(id, 'profile', member?.relation.like);
  useSeenLike(id, member?.relation.liked_by, retry);
  if (failure) return <ProfileProblem failure={failure} onRetry={retry} />;
  return (
    <ProfileView key={id} id={id} member={member} like={like}>
      {member && (
        <SimilarMembers
          id={id}
          name={member.profile.name}
          first={member.related.map((related) => related.id)}
          renderCard={(other) => <LikableCard id={other} source="profile" />}
        />
      )}
    </ProfileView>
  );
}
