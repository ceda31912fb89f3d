/** How far a row follows the finger, and what its release means. */

/** Where a row stays open: the width of what stands behind it. */
export const PULL_OPEN_PX = 168;
/** Behind the other edge stands one sign alone. */
const PULL_PIN_PX = 96;
const PIN_FROM_PX = 72;
const OPEN_FROM_PX = 64;
/** Pixels per millisecond of a flick. */
const FLICK = 0.5;

/**
 * Where the row is. Beyond what it can show it follows more and more slowly.
 * @param wanted where the finger would have it, CSS pixels, negative to the left
 */
export function pulledX(wanted: number): number {
  const end = wanted < 0 ? PULL_OPEN_PX : PULL_PIN_PX;
  const way = Math.abs(wanted);
  const followed = way <= end ? way : end + (way - end) / 4;
  return Math.round(Math.sign(wanted) * followed);
}

/** @param release where it was let go, CSS pixels, how fast, pixels a millisecond, and in which direction, -1 to 1 */
export function isPulledOpen(release: { x: number; velocity: number; direction: number }): boolean {
  const { x, velocity, direction } = release;
  if (x >= 0) return false;
  // A flick says what it means, wherever it ends.
  if (velocity > FLICK && direction !== 0) return direction < 0;
  return x < -OPEN_FROM_PX;
}

export const isPulledToPin = (x: number): boolean => x >= PIN_FROM_PX;
