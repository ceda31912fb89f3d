/** Pictures of the same light are kept apart in a list. */
import type { Member } from '../tables';

interface Queue {
  mood: string;
  /** The places in the list that its members have, and how many of them are through. */
  places: number[];
  through: number;
}

/** The queue whose next member stands first in the list; null when all allowed ones are empty. */
function nextQueue(queues: readonly Queue[], exceptMood: string | null): Queue | null {
  let best: Queue | null = null;
  let earliest = Infinity;
  for (const queue of queues) {
    const place = queue.places[queue.through] ?? Infinity;
    if (queue.mood !== exceptMood && place < earliest) {
      best = queue;
      earliest = place;
    }
  }
  return best;
}

/** Puts neighbours of the same light apart, by bringing the next different one forward. */
export function separateMoods(members: readonly Member[]): Member[] {
  const queues = new Map<string, Queue>();
  members.forEach(({ mood }, place) => {
    const queue = queues.get(mood) ?? { mood, places: [], through: 0 };
    queue.places.push(place);
    queues.set(mood, queue);
  });
  const all = [...queues.values()];
  const arranged: Member[] = [];
  let last: string | null = null;
  for (;;) {
    const queue: Queue | null = nextQueue(all, last) ?? nextQueue(all, null);
    const member = queue && members[queue.places[queue.through] ?? -1];
    if (!queue || !member) return arranged;
    queue.through += 1;
    last = queue.mood;
    arranged.push(member);
  }
}
