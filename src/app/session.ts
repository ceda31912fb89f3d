/** Effects of a member's visit: loaded once somebody is logged in, so that visitors never pay for them. */
import { PREFETCH_IDLE_MS } from '@/config/limits';
import { SESSION_KEYS } from '@/config/storageKeys';
import { sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import { whenReachable } from '@/core/connection/whenReachable';
import { addRefreshListeners } from '@/core/auth/refreshListeners';
import { routeNameOf } from '@/core/navigation/routeName';
import { addWipeListener } from '@/core/auth/wipeAtLogout';
import { addLikesListeners } from '@/features/likes/likesListeners';
import { addTimeBonusListeners } from '@/features/timeBonus/timeBonusListeners';
import { quiet } from '@/lib/quiet';
import { readText } from '@/lib/storage';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { routes } from './routes';

/** Called once per store. */
export function addSessionListeners(startListening: StartAppListening): void {
  addRefreshListeners(startListening);
  addWipeListener(startListening);
  addLikesListeners(startListening);
  addLeftFormListener(startListening);
  addTimeBonusListeners(startListening);
}

/** A form that this tab still holds may be the sign-up that has made this account; most visits hold none. */
function addLeftFormListener(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionStarted,
    effect: async (_, { dispatch }) => {
      if (readText('session', SESSION_KEYS.formDrafts) === null) return;
      const { signupResumed } = await whenReachable(() => import('@/features/signup/resumeSignup'));
      dispatch(signupResumed());
    },
  });
}

/** Conversations and purchases under way may come when it is quiet; where the page shows conversations, at once. */
export async function addQuietListeners(
  startListening: StartAppListening,
  dispatch: AppDispatch,
): Promise<void> {
  const name = routeNameOf(window.location.pathname);
  if (name === 'notFound' || routes[name].layout !== 'chat') await quiet(PREFETCH_IDLE_MS);
  const { addQuietSessionListeners } = await whenReachable(() => import('./quietSession'));
  addQuietSessionListeners(startListening);
  dispatch(sessionSettled());
}
