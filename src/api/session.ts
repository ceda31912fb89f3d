/**
 * The session that requests are made in: one signal, which ends with a log-out, a log-in and a change of account. Whoever is here
 * next is neither spoken for by what was asked before, nor told its answer.
 */
let current = new AbortController();

/** @returns the signal of the session that is now; it is aborted when that session ends */
export const sessionSignal = (): AbortSignal => current.signal;

/** Ends the session in this tab: its requests, their retries and late answers end as `aborted`; what is sent from now on belongs to the next. */
export function endSession(): void {
  const over = current;
  current = new AbortController();
  over.abort();
}
