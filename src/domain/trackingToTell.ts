/** What the server hears of where a visitor came from, and when. Apart from the record itself, which every first load has. */
import type { Tracking } from './model';
import { NO_TRACKING } from './tracking';

/**
 * What the server hears of a record.
 * @param refused the visitor wants nothing measured
 * @param gated sign-up is open to known sources alone, so the source is needed all the same
 * @returns null when there is nothing to tell
 */
export function trackingToTell(
  tracking: Tracking,
  { refused, gated }: { refused: boolean; gated: boolean },
): Tracking | null {
  const { network, ref } = gated ? tracking : NO_TRACKING;
  const told = refused ? { ...NO_TRACKING, network, ref } : tracking;
  return isEmpty(told) ? null : told;
}

/** Says whether a record names nothing at all. */
export const isEmpty = (tracking: Tracking): boolean =>
  Object.values(tracking).every((value) => value === null || value === undefined);
