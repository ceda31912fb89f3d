/** The time until there are likes again (spec 9), in whole minutes. Times are epoch ms by the server's clock. */

const MINUTE_MS = 60_000;

/**
 * Minutes until the day's likes begin anew, rounded up.
 * @param resets_at ISO 8601; null while it is not known
 * @returns 0 exactly when the time has come; null while it is not known
 */
export function minutesUntil(resets_at: string | null, now: number): number | null {
  const at = Date.parse(resets_at ?? '');
  return Number.isNaN(at) ? null : Math.max(0, Math.ceil((at - now) / MINUTE_MS));
}
