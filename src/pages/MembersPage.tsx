/** /members: the search of members. */
import { LikableCard } from '@/features/likes/LikableCard';
import { PartnerTiles } from '@/features/partners/PartnerTiles';
import { MemberSearch, searchParts } from '@/features/search/MemberSearch';

export const parts = searchParts;

export default function MembersPage() {
  return (
    <MemberSearch
      renderCard={(id, priority) => <LikableCard id={id} source="search" priority={priority} />}
      tiles={<PartnerTiles />}
    />
  );
}
