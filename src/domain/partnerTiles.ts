/** Which advertisements stand among the members (SC-14). */
import type { PartnerTile } from './model';

const MOST_TILES = 2;

/**
 * One of each kind where both have some, never more than two.
 * @param resold members of other sites
 * @param cams live cams; one that is on air comes before one that is not
 */
export function chosenTiles(resold: readonly PartnerTile[], cams: readonly PartnerTile[]): PartnerTile[] {
  const liveFirst = cams.toSorted((one, other) => Number(other.live) - Number(one.live));
  const [member, ...members] = resold;
  const [cam, ...others] = liveFirst;
  return [member, cam, ...members, ...others].flatMap((tile) => tile ?? []).slice(0, MOST_TILES);
}
