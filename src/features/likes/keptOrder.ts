/** The order of a list while somebody acts on it: nobody jumps, and who left by the reader's own act keeps the place. */

/**
 * @param before ids as they were shown
 * @param now ids as they are
 * @param left who left by the reader's own act
 * @returns the ids to show: new ones first, then everybody in the order before
 */
export function keptOrder(
  before: readonly string[],
  now: readonly string[],
  left: ReadonlySet<string>,
): string[] {
  const shown = new Set(before);
  const present = new Set(now);
  return [...now.filter((id) => !shown.has(id)), ...before.filter((id) => present.has(id) || left.has(id))];
}
