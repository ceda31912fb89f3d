/** Pictures of the same light, and people who look alike, are kept apart in a list. */
import type { Member } from '../tables';
import { cutOf, seemingOf } from '../world/cast';

/** The nearest stay near the start: how many places somebody may be brought forward. */
const REACH = 8;

// The eye takes both kinds of pink for one.
const lightOf = ({ mood }: Member): string => (mood === 'dawn' ? 'rose' : mood);

/** The light is seen before the face is. */
const LIGHT_COUNTS = 6;

type Likeness = (one: Member, other: Member) => number;

/** How much two portraits look like one drawn twice. */
function likeness(one: Member, other: Member): number {
  const seem = ({ id, photos }: Member) => seemingOf(photos[0]?.image.filename ?? id);
  return (lightOf(one) === lightOf(other) ? LIGHT_COUNTS : 0) + (seem(one) === seem(other) ? 1 : 0);
}

/** Among a few who are looked at one by one, the same cut is seen on different people, too. */
export function closeLikeness(one: Member, other: Member): number {
  const cut = ({ id, photos }: Member) => cutOf(photos[0]?.image.filename ?? id);
  return likeness(one, other) + (cut(one) === cut(other) ? 2 : 0);
}

/**
 * Puts those apart that follow each other or stand one below the other, where it is possible: of one light, or with the
 * same hair and skin.
 * @param rows lengths of the rows that the list is shown in; none for a pile
 * @param before whoever stands in the list already
 * @param alike how much two of them look alike
 */
export function separate(
  members: readonly Member[],
  rows: readonly number[] = [],
  before: readonly Member[] = [],
  alike: Likeness = likeness,
): Member[] {
  const apart = [1, ...rows];
  const waiting = members.slice(0, REACH + 1);
  const arranged = [...before];
  /** The neighbours that come first count most. */
  const clash = (member: Member): number =>
    apart.reduce((sum, places, index) => {
      const near = arranged.at(-places);
      return sum + (near ? alike(member, near) * (apart.length - index) : 0);
    }, 0);
  while (waiting.length > 0) {
    const clashes = waiting.map(clash);
    const [next] = waiting.splice(clashes.indexOf(Math.min(...clashes)), 1);
    if (next) arranged.push(next);
    const following = members[arranged.length - before.length + REACH];
    if (following) waiting.push(following);
  }
  return arranged.slice(before.length);
}
