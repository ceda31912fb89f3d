/** Starts a visit: language, store, what the address says, and the first requests, before anything is on screen. */
import { isAnyOf } from '@reduxjs/toolkit';
import {
  loggedIn,
  loggedOut,
  memberRecalled,
  recallWanted,
  selectLoggedIn,
  selectSessionStarted,
  sessionStarted,
  userFailed,
  userReceived,
} from '@/core/auth/authSlice';
import { fetchUser, watchAuthentication } from '@/core/auth/authThunks';
import { addSessionHintListener } from '@/core/auth/sessionHint';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { adoptLanguage, languageCookie } from '@/core/language/chooseLanguage';
import { whenReachable } from '@/core/connection/whenReachable';
import { addNoticesListeners } from '@/core/notices/noticesListeners';
import { noticeShown } from '@/core/notices/noticesSlice';
import { settingsQuery } from '@/core/settings/settingsQuery';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { visitBegan } from '@/core/tracking/trackingSlice';
import { visitAddresses, visitLocale } from '@/core/tracking/visitAddresses';
import { pageVariant } from '@/core/variant/pageVariant';
import { chooseLocale, domainLocale } from '@/domain/localeChoice';
import { trackingOfVisit } from '@/domain/tracking';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { hasAsked } from '@/lib/askedAhead';
import { importAhead } from '@/lib/importPart';
import type { AppDispatch, StartAppListening } from '@/store/types';
import type { RootState } from '@/store/rootReducer';
import { createAppStore } from './store';

/** @returns the running store; texts of the shell are loaded */
export async function startVisit() {
  // Before anything can change the address.
  const cookie = languageCookie();
  const named = visitLocale(cookie, window.location);
  const variant = pageVariant();
  const touches = visitAddresses().map((address) => trackingOfVisit(address, variant));
  await startI18n(named ?? chooseLocale({ cookie, browser: navigator.languages }));
  const { store, startListening } = createAppStore();
  for (const touch of touches) store.dispatch(visitBegan(touch));

  addNoticesListeners(startListening);
  addSessionHintListener(startListening);
  addSessionLoader(startListening);
  addLogoutNotices(startListening);
  addRecall(startListening);
  watchConnection(store.dispatch);

  void loadFirst(store.dispatch, store.getState, named !== null);
  // Without a network what was not kept comes when there is one.
  await whenReachable(() => loadNamespaces(['common', 'errors', 'pages']));
  return { store, startListening };
}

/**
 * Brings the effects of a session with the first member, then says that the session has started; those that can wait
 * come after. What did not come is asked for again with the next word on who is here, and when the network is back.
 */
function addSessionLoader(startListening: StartAppListening): void {
  const startSession = untilItWorks(async () => {
    const { addSessionListeners } = await loadSession();
    addSessionListeners(startListening);
  });
  const startQuiet = untilItWorks(async (dispatch: AppDispatch) => {
    const { addQuietListeners } = await loadSession();
    await addQuietListeners(startListening, dispatch);
  });
  startListening({
    matcher: isAnyOf(userReceived, loggedIn, memberRecalled, connectionChanged),
    effect: async (_, { getState, dispatch }) => {
      if (!selectLoggedIn(getState())) return;
      await startSession(dispatch);
      if (selectLoggedIn(getState()) && !selectSessionStarted(getState())) dispatch(sessionStarted());
      await startQuiet(dispatch);
    },
  });
}

const loadSession = () => whenReachable(() => import('./session'));

/** Does something once for all who ask; after a failure the next one to ask tries again. */
function untilItWorks(act: (dispatch: AppDispatch) => Promise<void>) {
  let done: Promise<void> | null = null;
  return (dispatch: AppDispatch): Promise<void> =>
    (done ??= act(dispatch).catch((error: unknown) => {
      done = null;
      throw error;
    }));
}

/** Without the server, what this device keeps of the last visit is shown in its place; without that, why there is nothing. */
function addRecall(startListening: StartAppListening): void {
  startListening({
    actionCreator: recallWanted,
    effect: async ({ payload }, api) => {
      const isRecalled = await import('./lastSeen/recallLastSeen')
        .then(({ recallLastSeen }) => recallLastSeen(api))
        // A part that never came here knows of no visit.
        .catch(() => false);
      if (!isRecalled) api.dispatch(userFailed(payload));
    },
  });
}

function addLogoutNotices(startListening: StartAppListening): void {
  startListening({
    actionCreator: loggedOut,
    effect: async ({ payload }, { dispatch, getState }) => {
      // Somebody else's session may have taken the place of this one: who is in is not told that they are out.
      await Promise.resolve();
      if (!selectLoggedIn(getState()))
        dispatch(noticeShown({ key: payload.by === 'expiry' ? 'sessionExpired' : 'loggedOut' }));
    },
  });
}

/**
 * Settings and the session's member are asked for at once; neither waits for the other (spec 7).
 * @param named an address of the visit says the language, so the domain does not
 */
async function loadFirst(dispatch: AppDispatch, getState: () => RootState, named: boolean): Promise<void> {
  // Where nothing is asked for yet, what sends comes along with the calls.
  if (!hasAsked()) void importAhead(() => import('@/api/http'));
  void dispatch(fetchUser());
  void watchAuthentication(dispatch, () => selectLoggedIn(getState()));
  const settings = await dispatch(fetchSettings(settingsQuery(window.location.search)))
    .unwrap()
    .catch(() => null);
  const wanted = !named && settings && domainLocale(settings.domain_language, languageCookie());
  if (wanted) await dispatch(adoptLanguage(wanted));
}

function watchConnection(dispatch: AppDispatch): void {
  const tell = (): void => void dispatch(connectionChanged(navigator.onLine));
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  tell();
}
