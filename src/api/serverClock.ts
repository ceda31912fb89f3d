/** The server's clock as last heard in a `Date` header. Countdowns go by it, not by the visitor's own clock (spec 4). */

let offsetMs = 0;

/**
 * Takes the server's time from an answer.
 * @param date the `Date` header (RFC 9110), ignored when absent or unreadable
 * @param receivedAt the local epoch in ms at which it arrived
 */
export function hearServerDate(date: string | null | undefined, receivedAt: number): void {
  const server = Date.parse(date ?? '');
  if (Number.isNaN(server)) return;
  const heard = server - receivedAt;
  // The header has whole seconds: a change below that is rounding, and following it would make countdowns jitter.
  if (Math.abs(heard - offsetMs) > 1500) offsetMs = heard;
}

/** @returns the server's time, epoch ms. */
export function serverNow(): number {
  return Date.now() + offsetMs;
}
