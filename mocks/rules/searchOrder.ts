/** The orders in which found members can stand (contract, members.php). */
import type { Member } from '../tables';
import { standpoint, type Sight } from '../views';
import { separate } from './moods';
import { kilometres } from './place';
import { isOnline, seenAt } from './presence';

export type Sort = 'recommended' | 'nearest' | 'newest' | 'active';

/**
 * Puts members in order by a number of each, the least first; among equals the order stays.
 * @param valueOf counted once for each member
 */
export const sortBy = (members: readonly Member[], valueOf: (member: Member) => number): Member[] =>
  members
    .map((member) => ({ member, value: valueOf(member) }))
    .sort((a, b) => a.value - b.value)
    .map(({ member }) => member);

/** The nearest first; whoever has no place comes last. */
function nearestFirst(members: readonly Member[], { db, viewer }: Sight): Member[] {
  const here = standpoint(db, viewer);
  return sortBy(members, ({ place }) => (here && place ? kilometres(here, place) : Number.MAX_SAFE_INTEGER));
}

/** Cards in a row on phones, and beside the filters of a desktop. */
export const ROWS = [2, 4];

/** Those online first and the nearest of them before the others, with different pictures side by side. */
function onlineFirst(
  members: readonly Member[],
  sight: Sight,
  others: (away: readonly Member[]) => Member[],
): Member[] {
  const online: Member[] = [];
  const away: Member[] = [];
  for (const member of nearestFirst(members, sight))
    (isOnline(sight.db, member, sight.now) ? online : away).push(member);
  return [...separate(online, ROWS), ...others(away)];
}

const recommended = (members: readonly Member[], sight: Sight): Member[] =>
  onlineFirst(members, sight, (away) => separate(away, ROWS));

/** The orders by name; `nearest` is as `recommended` while the viewer's place is unknown. */
export const orders: Readonly<Record<Sort, (members: readonly Member[], sight: Sight) => Member[]>> = {
  recommended,
  nearest: (members, sight) =>
    standpoint(sight.db, sight.viewer) ? nearestFirst(members, sight) : recommended(members, sight),
  newest: (members) => sortBy(members, ({ joined }) => -joined),
  // All who are online were there at the same moment: among them the pictures decide.
  active: (members, sight) =>
    onlineFirst(members, sight, (away) => sortBy(away, (member) => -seenAt(sight.db, member, sight.now))),
};
