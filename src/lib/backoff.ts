/** Waiting times between attempts. */

/** Jitter keeps clients that failed together from coming back together. */
const JITTER_SHARE = 0.2;

/**
 * The wait before an attempt: doubling from the base, spread by up to a fifth, never above the cap (spec 7).
 * @param retry 1 for the first retry
 * @param limits `baseMs` for the first retry and `capMs` at most, in milliseconds
 * @param random a number from 0 to below 1
 * @returns whole milliseconds
 */
export function backoffDelay(
  retry: number,
  limits: { baseMs: number; capMs: number },
  random: () => number = Math.random,
): number {
  const doubled = limits.baseMs * 2 ** Math.max(0, retry - 1);
  return Math.round(Math.min(limits.capMs, doubled * (1 + JITTER_SHARE * random())));
}
