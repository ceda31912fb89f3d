/** What two members have in common, by the interests that both name. */
import { isInterest } from '@/config/interests';
import type { Interest } from '@/config/interests';
import type { ProfileDetails } from './model';

type Interested = Pick<ProfileDetails, 'id' | 'interests'>;
export interface InCommon {
  id: string;
  /** In the other's own order; one that this version does not know is left out. */
  shared: Interest[];
}

/**
 * Orders members by how much they share with somebody; those who share as much keep the order in which they came.
 * @param own the interests of whoever looks; empty without consent to keep them
 */
export function mostInCommonFirst(members: readonly Interested[], own: readonly string[]): InCommon[] {
  return members
    .map(({ id, interests }) => ({
      id,
      shared: [...new Set(interests)].filter(isInterest).filter((name) => own.includes(name)),
    }))
    .toSorted((one, other) => other.shared.length - one.shared.length);
}
