/** The order of interests on a profile. */
import { isInterest } from '@/config/interests';
import type { Interest } from '@/config/interests';

export interface OrderedInterests {
  shared: Interest[];
  others: Interest[];
}

/**
 * Parts a member's interests into those the viewer has too and the others, each in the member's own order.
 * @param theirs names as the server sent them; one that this version does not know is left out
 * @param own the viewer's; empty for a visitor
 */
export function sharedFirst(theirs: readonly string[], own: readonly string[]): OrderedInterests {
  const known = [...new Set(theirs)].filter(isInterest);
  return {
    shared: known.filter((name) => own.includes(name)),
    others: known.filter((name) => !own.includes(name)),
  };
}
