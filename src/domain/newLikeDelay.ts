/** When the new-like modal opens by itself: the query parameter `t` (spec 4). */

/** Longer is no wish of anybody's, but a slip in a link. */
const LONGEST_S = 3_600;

/**
 * @param t the parameter as the address has it, null when there is none
 * @returns whole seconds to wait; null when the parameter names none
 */
export function newLikeDelay(t: string | null): number | null {
  if (t === null || !/^\d+$/u.test(t)) return null;
  const seconds = Number(t);
  return seconds <= LONGEST_S ? seconds : null;
}
