/** /likes, /likes/:type and /likes/m/:id: likes received, given and mutual, or those of one member. */
import { useParams } from 'react-router';
import { NotFound } from '@/core/errors/NotFound';
import { LikesOfMember } from '@/features/likes/LikesOfMember';
import { LikesOverview } from '@/features/likes/LikesOverview';
import { likesTypeOf } from '@/features/likes/likesType';

export default function LikesPage() {
  const { id, type: param } = useParams();
  if (id !== undefined) return <LikesOfMember id={id} />;
  const type = likesTypeOf(param);
  return type === null ? <NotFound /> : <LikesOverview type={type} />;
}
