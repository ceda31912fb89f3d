/** Pictures of the same light are kept apart in a list. */
import type { Member } from '../tables';

interface Queue {
  light: string;
  /** The places in the list that its members have, and how many of them are through. */
  places: number[];
  through: number;
}

/** The queue whose next member stands first in the list, up to the last place; null when all allowed ones are empty. */
function nextQueue(
  queues: readonly Queue[],
  except: readonly (string | undefined)[],
  last = Infinity,
): Queue | null {
  let best: Queue | null = null;
  let earliest = Infinity;
  for (const queue of queues) {
    const place = queue.places[queue.through] ?? Infinity;
    if (place < earliest && place <= last && !except.includes(queue.light)) {
      best = queue;
      earliest = place;
    }
  }
  return best;
}

/**
 * Puts members of the same light apart, by bringing the next different one forward.
 * @param reach how many places somebody may be brought forward at most
 * @param apart how many places before each member another light is wished; the first ones count most
 */
function arrange(
  members: readonly Member[],
  apart: readonly number[],
  lightOf: (member: Member) => string,
  reach = Infinity,
): Member[] {
  const queues = new Map<string, Queue>();
  members.forEach((member, place) => {
    const light = lightOf(member);
    const queue = queues.get(light) ?? { light, places: [], through: 0 };
    queue.places.push(place);
    queues.set(light, queue);
  });
  const all = [...queues.values()];
  const lights: string[] = [];
  const arranged: Member[] = [];
  for (;;) {
    const near = apart.map((places) => lights.at(-places));
    const last = arranged.length + reach;
    let queue = nextQueue(all, near, last);
    while (!queue && near.length > 0) {
      near.pop();
      queue = nextQueue(all, near, last);
    }
    const member = queue && members[queue.places[queue.through] ?? -1];
    if (!queue || !member) return arranged;
    queue.through += 1;
    lights.push(queue.light);
    arranged.push(member);
  }
}

/** Puts those apart that follow each other, as on a pile of cards. */
export const separateMoods = (members: readonly Member[]): Member[] =>
  arrange(members, [1], ({ mood }) => mood);

/** The nearest stay near the start. */
const REACH = 6;

/**
 * Puts those apart that stand side by side or one below the other, where it is possible.
 * @param rows lengths of the rows that the list is shown in
 */
export const separateInRows = (members: readonly Member[], rows: readonly number[]): Member[] =>
  // The eye takes both kinds of pink for one.
  arrange(members, [1, ...rows], ({ mood }) => (mood === 'dawn' ? 'rose' : mood), REACH);
