/** How patiently a payment is asked after. */

const FIRST_MS = 1_000;
const STEP_MS = 500;
const LONGEST_MS = 10_000;

/**
 * The wait before a question: 1 s, 1.5 s, 2 s and so on, at most 10 s.
 * @param asked how often it was asked already, from 0
 * @returns milliseconds
 */
export function pollDelay(asked: number): number {
  return Math.min(LONGEST_MS, FIRST_MS + STEP_MS * asked);
}
