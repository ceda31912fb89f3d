/** Whether a member was here when this browser last knew: decides the first picture of a visit, before the server is heard. */
import { isAnyOf } from '@reduxjs/toolkit';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { readText, removeText, writeText } from '@/lib/storage';
import type { StartAppListening } from '@/store/types';
import { loggedIn, loggedOut, selectLoggedIn, userReceived } from './authSlice';
import { forgetLogout } from './pendingLogout';

/** Stands where a session has run out. Nothing stands there after a log-out: a tab that slept must know the two apart. */
const OVER = '0';
const BASE = 36;

/**
 * What stands there for a session, another one for each: a tab that slept sees by it that somebody has logged in since.
 * @returns null when nobody was here, or somebody has logged out
 */
export const sessionMark = (): string | null => readText('local', LOCAL_KEYS.memberHere);

/** @returns true when a member's bar is to be expected */
export function expectsMember(): boolean {
  const mark = sessionMark();
  return mark !== null && mark !== OVER;
}

const keepMark = (mark: string): boolean => writeText('local', LOCAL_KEYS.memberHere, mark);

/** Keeps the hint true; called once per store. It says nothing about who the member is. */
export function addSessionHintListener(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(userReceived, loggedIn, loggedOut),
    effect: (action, { getState }) => {
      // A new session has taken the place of the one that was to end.
      if (loggedIn.match(action)) forgetLogout();
      if (selectLoggedIn(getState())) {
        if (loggedIn.match(action) || !expectsMember()) keepMark(Math.random().toString(BASE));
      } else if (loggedOut.match(action) && action.payload.by !== 'expiry') {
        removeText('local', LOCAL_KEYS.memberHere);
      } else if (expectsMember()) keepMark(OVER);
    },
  });
}
