/** What other tabs did while this one slept, and heard nothing: it looks at what the browser keeps. The only way where there is no channel. */
import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { locale } from '@/api/wire/primitives';
import { LOCAL_KEYS, PERSIST_KEYS, PERSIST_PREFIX } from '@/config/storageKeys';
import { applyAppearance } from '@/core/appearance/appearance';
import { loggedIn, loggedOut, memberRecalled, selectAuthStatus, userReceived } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { expectsMember, sessionMark } from '@/core/auth/sessionHint';
import { readKeptDismissals } from '@/core/dismissals/dismissalsPersistence';
import { dismissed, selectDismissalsKnown, selectDismissedAt } from '@/core/dismissals/dismissalsSlice';
import { DISMISSIBLE } from '@/core/dismissals/dismissalsSlice';
import { followLanguage, languageCookie, localeChanged } from '@/core/language/chooseLanguage';
import { currentLocale } from '@/i18n/i18n';
import { onReturn } from '@/lib/onReturn';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { fromOtherTab } from './tabs';

interface Store {
  dispatch: AppDispatch;
  getState: () => RootState;
}

const WATCHED = new Set<string | null>([
  LOCAL_KEYS.memberHere,
  PERSIST_PREFIX + PERSIST_KEYS.dismissals,
  // A tab has cleared everything.
  null,
]);

/**
 * Called once per store (BX-28).
 * @returns a function that ends it
 */
export function watchMissed(startListening: StartAppListening, store: Store): () => void {
  const looks = [sessionLook(startListening, store), languageLook(startListening, store)];
  const look = (): void => {
    looks.forEach((one) => one());
    takeInDismissals(store);
    applyAppearance();
  };
  const stop = onReturn(look);
  const onStorage = ({ key }: StorageEvent): void => {
    if (WATCHED.has(key)) look();
  };
  // Where there is a channel, it tells the same, and how the session ended.
  if (typeof BroadcastChannel === 'undefined') window.addEventListener('storage', onStorage);
  return () => {
    stop();
    window.removeEventListener('storage', onStorage);
  };
}

/** A log-out counts at once, also without a network; of all else that became of the session the server knows. */
function sessionLook(startListening: StartAppListening, { dispatch, getState }: Store): () => void {
  const statusNow = () => selectAuthStatus(getState());
  let known = statusNow() === 'in' ? sessionMark() : null;
  startListening({
    matcher: isAnyOf(userReceived, loggedIn, memberRecalled),
    effect: () => {
      known = statusNow() === 'in' ? sessionMark() : null;
    },
  });
  return () => {
    const mark = sessionMark();
    if (statusNow() === 'out' && expectsMember()) void dispatch(fetchUser());
    // Where nothing can be stored, nothing tells.
    if (statusNow() !== 'in' || known === null || mark === known) return;
    if (mark === null) dispatch(loggedOut({ by: 'tab' }));
    else void dispatch(fetchUser());
  };
}

/** An address may name another language than the one that was chosen: only a choice that was made since counts. */
function languageLook(startListening: StartAppListening, { dispatch }: Store): () => void {
  let known = languageCookie();
  startListening({
    actionCreator: localeChanged,
    effect: () => {
      known = languageCookie();
    },
  });
  return () => {
    const chosen = languageCookie();
    if (chosen === known) return;
    known = chosen;
    if (v.is(locale, chosen) && chosen !== currentLocale())
      void followLanguage(fromOtherTab(localeChanged(chosen)), dispatch);
  };
}

function takeInDismissals({ dispatch, getState }: Store): void {
  const kept = selectDismissalsKnown(getState()) ? readKeptDismissals() : null;
  for (const name of kept ? DISMISSIBLE : []) {
    const at = kept?.at[name];
    if (at !== undefined && at > (selectDismissedAt(getState(), name) ?? 0))
      dispatch(fromOtherTab(dismissed({ name, at, about: kept?.about[name] })));
  }
}
