/** The regular refresh of the current user: first after 5 s, then every 60 s, or 300 s with push (spec 4, 9). */
import { isAnyOf } from '@reduxjs/toolkit';
import { USER_REFRESH_MS, USER_REFRESH_PUSH_MS, USER_REFRESH_START_DELAY_MS } from '@/config/limits';
import type { StartAppListening } from '@/store/types';
import { selectPushSubscribed } from '../push/pushSlice';
import { loggedOut, sessionStarted } from './authSlice';
import { fetchUser } from './authThunks';

export function addRefreshListeners(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(sessionStarted, loggedOut),
    effect: async (action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      if (loggedOut.match(action)) return;
      await delay(USER_REFRESH_START_DELAY_MS);
      for (;;) {
        await dispatch(fetchUser());
        await delay(selectPushSubscribed(getState()) ? USER_REFRESH_PUSH_MS : USER_REFRESH_MS);
      }
    },
  });
}
