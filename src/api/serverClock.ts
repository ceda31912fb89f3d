/** The server's clock as last heard in a `Date` header. Countdowns go by it, not by the visitor's own clock (spec 4). */

let offsetMs = 0;

/** The header has whole seconds: this much of one it leaves out at most. */
const LEFT_OUT_MS = 999;

/**
 * Takes the server's time from an answer: it was read between the question and its answer, and lies within the second
 * that the header names. A clock within these bounds stays as it is, so that countdowns do not jitter; one outside
 * moves to the nearer bound, and so never away from the truth.
 * @param date the `Date` header (RFC 9110), ignored when absent or unreadable
 * @param receivedAt the local epoch in ms at which it arrived
 * @param sentAt the local epoch in ms at which the question went out
 */
export function hearServerDate(
  date: string | null | undefined,
  receivedAt: number,
  sentAt = receivedAt,
): void {
  const server = Date.parse(date ?? '');
  if (!Number.isNaN(server))
    offsetMs = Math.min(Math.max(offsetMs, server - receivedAt), server + LEFT_OUT_MS - sentAt);
}

/** @returns the server's time, epoch ms. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
