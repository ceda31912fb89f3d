/** /likes, /likes/:type and /likes/m/:id: likes received, given and mutual, or those of one member; ?list=passed for members put aside. */
import { useParams, useSearchParams } from 'react-router';
import { NotFound } from '@/core/errors/NotFound';
import { LikesOfMember } from '@/features/likes/LikesOfMember';
import { LikesOverview } from '@/features/likes/LikesOverview';
import { likesListOf } from '@/features/likes/likesType';
import { LowCredits } from '@/features/likes/LowCredits';

export default function LikesPage() {
  const { id, type } = useParams();
  const [query] = useSearchParams();
  if (id !== undefined) return <LikesOfMember key={id} id={id} />;
  const list = likesListOf(type, query);
  if (list === null) return <NotFound />;
  return (
    <>
      <LowCredits />
      <LikesOverview list={list} />
    </>
  );
}
