/** What follows from the end of a session and from a network that is back, wherever the visitor is. */
import { START_AGAIN } from '@/config/limits';
import { TAB_LOCKS } from '@/config/storageKeys';
import { loggedOut, selectAuthFailure, selectAuthStatus, selectRecalled } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { logoutTold } from '@/core/auth/tellLogout';
import { logoutIsPending } from '@/core/auth/pendingLogout';
import { selectOnline } from '@/core/connection/connectionSlice';
import { wipeFormDrafts } from '@/core/formDrafts/wipeFormDrafts';
import { fetchSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import { backoffDelay } from '@/lib/backoff';
import { unlessAnotherTab } from '@/lib/oneTab';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';

/**
 * What the start of the visit could not learn, without which the visit would stay half of one: no entry warning, no
 * pictures, a member taken for a visitor.
 */
function isLacking(state: RootState): boolean {
  const isUnknown = selectAuthStatus(state) === 'unknown' && selectAuthFailure(state) !== null;
  return isUnknown || selectRecalled(state) || selectSettingsStatus(state) === 'failed';
}

/** Who is here is not known, or only from this device. */
const isUnheard = (state: RootState): boolean =>
  selectAuthStatus(state) === 'unknown' || selectRecalled(state);

/** Of the tabs that know their member from this device one asks: it tells the others, which could not use the word on a visitor. */
async function askWhoIsHere(dispatch: AppDispatch, getState: () => RootState): Promise<void> {
  const ask = () => dispatch(fetchUser());
  if (selectRecalled(getState())) await unlessAnotherTab(TAB_LOCKS.user, ask);
  else await ask();
}

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
      if (isUnheard(getState()) || logoutIsPending()) void askWhoIsHere(dispatch, getState);
    },
  });
  let isTrying = false;
  startListening({
    predicate: (_, state) => isLacking(state) && !isTrying,
    effect: async (_, { dispatch, getState, delay }) => {
      isTrying = true;
      for (let attempt = 1; isLacking(getState()); attempt += 1) {
        await Promise.race([delay(backoffDelay(attempt, START_AGAIN)), pageSeen()]);
        // Without a network its return is the moment; without anybody who looks, theirs.
        if (document.visibilityState === 'hidden') await pageSeen();
        const state = getState();
        if (!selectOnline(state)) continue;
        await Promise.all([
          selectSettingsStatus(state) === 'failed' && dispatch(fetchSettings(settingsQuery)),
          isUnheard(state) && askWhoIsHere(dispatch, getState),
        ]);
      }
      isTrying = false;
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

/** Resolves when somebody turns to the page again. */
function pageSeen(): Promise<void> {
  return new Promise((resolve) => {
    const heard = new AbortController();
    const look = (): void => {
      if (document.visibilityState === 'hidden') return;
      heard.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: heard.signal });
    window.addEventListener('focus', look, { signal: heard.signal });
  });
}
