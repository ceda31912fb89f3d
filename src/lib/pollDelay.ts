/** How patiently a payment is asked after. */

const FIRST_MS = 1_000;
const STEP_MS = 500;
const LONG_MS = 10_000;
/** After four minutes or so; some banks need hours, and a transfer takes a day. */
const CALM_FROM = 30;
const CALM_STEP_MS = 5_000;
const LONGEST_MS = 60_000;

/**
 * The wait before a question: 1 s, 1.5 s, 2 s and so on to 10 s; from the fourth minute on slower, to one a minute.
 * @param asked how often it was asked already, from 0
 * @returns milliseconds
 */
export function pollDelay(asked: number): number {
  if (asked < CALM_FROM) return Math.min(LONG_MS, FIRST_MS + STEP_MS * asked);
  return Math.min(LONGEST_MS, LONG_MS + CALM_STEP_MS * (asked - CALM_FROM + 1));
}
