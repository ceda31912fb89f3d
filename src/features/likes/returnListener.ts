/** Likes after a long absence: a page that slept, or was put away, has heard nothing, and without push nobody tells it (ST-22). */
import { isAnyOf } from '@reduxjs/toolkit';
import { serverNow } from '@/api/serverClock';
import { LIKES_OLD_MS } from '@/config/limits';
import { loggedOut, sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';
import { selectLikesHeardAt, selectLikesUnderWay } from './likesSlice';
import { fetchLikes } from './likesThunks';

/** Somebody is back, the lists are old, and nobody has asked yet: several events tell of one return. */
const isDue = (state: RootState): boolean =>
  document.visibilityState === 'visible' &&
  navigator.onLine &&
  !selectLikesUnderWay(state) &&
  serverNow() - selectLikesHeardAt(state) >= LIKES_OLD_MS;

/** Called once per store. */
export function addReturnListener(startListening: StartAppListening): void {
  startListening({
    // This listens once it is quiet; whoever logs in after that begins anew.
    matcher: isAnyOf(sessionSettled, sessionStarted),
    effect: async (_, { cancelActiveListeners, condition, dispatch, getState, signal }) => {
      cancelActiveListeners();
      const look = (): void => {
        if (isDue(getState())) void dispatch(fetchLikes());
      };
      document.addEventListener('visibilitychange', look, { signal });
      window.addEventListener('pageshow', look, { signal });
      await condition(loggedOut.match);
    },
  });
}
