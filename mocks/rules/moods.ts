/** Pictures of the same light, and people who look alike, are kept apart in a list. */
import type { Member } from '../tables';
import { seemingOf } from '../world/cast';

interface Queue {
  light: string;
  /** The places in the list that its members have, and how many of them are through. */
  places: number[];
  through: number;
}

/** The queue whose next member stands first in the list, of any light but one; null when all those are empty. */
function nextQueue(queues: readonly Queue[], except?: string): Queue | null {
  let best: Queue | null = null;
  let earliest = Infinity;
  for (const queue of queues) {
    const place = queue.places[queue.through] ?? Infinity;
    if (place < earliest && queue.light !== except) {
      best = queue;
      earliest = place;
    }
  }
  return best;
}

/** Puts those apart that follow each other, as on a pile of cards, by bringing the next of another light forward. */
export function separateMoods(members: readonly Member[]): Member[] {
  const queues = new Map<string, Queue>();
  members.forEach((member, place) => {
    const queue = queues.get(member.mood) ?? { light: member.mood, places: [], through: 0 };
    queue.places.push(place);
    queues.set(member.mood, queue);
  });
  const all = [...queues.values()];
  const arranged: Member[] = [];
  for (;;) {
    const queue = nextQueue(all, arranged.at(-1)?.mood) ?? nextQueue(all);
    const member = queue && members[queue.places[queue.through] ?? -1];
    if (!queue || !member) return arranged;
    queue.through += 1;
    arranged.push(member);
  }
}

/** The nearest stay near the start: how many places somebody may be brought forward. */
const REACH = 8;

// The eye takes both kinds of pink for one.
const lightOf = ({ mood }: Member): string => (mood === 'dawn' ? 'rose' : mood);

/** The light is seen before the face is. */
const LIGHT_COUNTS = 6;

/** How much two portraits look like one drawn twice. */
function likeness(one: Member, other: Member): number {
  const seem = ({ id, photos }: Member) => seemingOf(photos[0]?.image.filename ?? id);
  return (lightOf(one) === lightOf(other) ? LIGHT_COUNTS : 0) + (seem(one) === seem(other) ? 1 : 0);
}

/**
 * Puts those apart that stand side by side or one below the other, where it is possible: of one light, or with the same
 * hair and skin.
 * @param rows lengths of the rows that the list is shown in
 */
export function separateInRows(members: readonly Member[], rows: readonly number[]): Member[] {
  const apart = [1, ...rows];
  const waiting = members.slice(0, REACH + 1);
  const arranged: Member[] = [];
  /** The neighbours that come first count most. */
  const clash = (member: Member): number =>
    apart.reduce((sum, places, index) => {
      const near = arranged.at(-places);
      return sum + (near && places <= arranged.length ? likeness(member, near) * (apart.length - index) : 0);
    }, 0);
  while (waiting.length > 0) {
    const clashes = waiting.map(clash);
    const [next] = waiting.splice(clashes.indexOf(Math.min(...clashes)), 1);
    if (next) arranged.push(next);
    const following = members[arranged.length + REACH];
    if (following) waiting.push(following);
  }
  return arranged;
}
