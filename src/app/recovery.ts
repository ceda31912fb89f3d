/** What follows from the end of a session and from a network that is back, wherever the visitor is. */
import { loggedOut, selectAuthStatus } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { logoutTold } from '@/core/auth/tellLogout';
import { logoutIsPending } from '@/core/auth/pendingLogout';
import { selectOnline } from '@/core/connection/connectionSlice';
import { wipeFormDrafts } from '@/core/formDrafts/wipeFormDrafts';
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
    effect: async (_, { dispatch, getState }) => {
      if (selectSettingsStatus(getState()) === 'failed') void dispatch(fetchSettings(settingsQuery));
      // An attempt that began without a network is not joined: it may be about to fail.
      await logoutTold();
      if (selectAuthStatus(getState()) === 'unknown' || logoutIsPending()) void dispatch(fetchUser());
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: async ({ payload }, { dispatch, getState }) => {
      wipeFormDrafts(payload.by);
      // Pages that ask the server through it have brought it by then; nobody else needs it.
      if (!('query' in getState())) return;
      const { query } = await import('@/store/query');
      dispatch(query.util.resetApiState());
    },
  });
}
