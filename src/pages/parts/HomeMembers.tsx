/** The members of the home page, and the advertisements below them where the settings want some. */
import { NearGrid } from '@/features/home/NearGrid';
import { PartnerTiles } from '@/features/partners/PartnerTiles';

export function HomeMembers() {
  return <NearGrid tiles={<PartnerTiles />} />;
}
