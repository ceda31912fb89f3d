/** What follows from the end of a session and from a network that is back, wherever the visitor is. */
import { loggedOut, selectAuthStatus } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { selectOnline } from '@/core/connection/connectionSlice';
import { fetchSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import type { StartAppListening } from '@/store/types';

/**
 * Called once per store.
 * @param settingsQuery what the settings were asked with at the start
 */
export function addRecoveryListeners(
  startListening: StartAppListening,
  settingsQuery: Record<string, string>,
): void {
  startListening({
    predicate: (_, now, before) => selectOnline(now) && !selectOnline(before),
    effect: (_, { dispatch, getState }) => {
      if (selectAuthStatus(getState()) === 'unknown') void dispatch(fetchUser());
      if (selectSettingsStatus(getState()) === 'failed') void dispatch(fetchSettings(settingsQuery));
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: async (_, { dispatch, getState }) => {
      // Pages that ask the server through it have brought it by then; nobody else needs it.
      if (!('query' in getState())) return;
      const { query } = await import('@/store/query');
      dispatch(query.util.resetApiState());
    },
  });
}
