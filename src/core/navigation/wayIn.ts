/** Whether this visitor can join, as far as it is known (spec 4, ST-19). */
import { signupAvailability } from '@/domain/signupAvailability';
import type { RootState } from '@/store/rootReducer';
import { selectLoggedIn } from '../auth/authSlice';
import { selectSettings } from '../settings/settingsSlice';
import { selectHasTrafficSource, selectSourceAwaited } from '../tracking/trackingSlice';

/**
 * `member`: is in already. `open`: can join, or it is not known yet that they cannot. `byLink`: an invitation link opens the
 * sign-up. `closed`: nobody can join, not even by a link.
 */
export type WayIn = 'member' | 'open' | 'byLink' | 'closed';

/**
 * What every page goes by that speaks of joining: where nobody can join, none of them offers it.
 * @returns a text, so that a part is drawn anew only when it changes
 */
export function selectWayIn(state: RootState): WayIn {
  if (selectLoggedIn(state)) return 'member';
  const settings = selectSettings(state);
  if (settings === null || signupAvailability(settings.signups, selectHasTrafficSource(state)) === 'open')
    return 'open';
  if (settings.signups === 'none') return 'closed';
  // An earlier visit may have had the source that opens it: nothing is said that is taken back a moment later.
  return selectSourceAwaited(state) ? 'open' : 'byLink';
}

/** True where the way in is shut to a visitor. */
export const isShut = (way: WayIn): way is 'byLink' | 'closed' => way === 'byLink' || way === 'closed';
