/** /members: the search of members. */
import { LikableCard } from '@/features/likes/LikableCard';
import { PartnerTiles } from '@/features/partners/PartnerTiles';
import { MemberSearch } from '@/features/search/MemberSearch';

export default function MembersPage() {
  return (
    <MemberSearch
      renderCard={(id, priority) => <LikableCard id={id} source="search" priority={priority} />}
      tiles={<PartnerTiles />}
    />
  );
}
