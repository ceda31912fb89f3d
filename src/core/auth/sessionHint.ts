/** Whether a member was here when this browser last knew: decides the first picture of a visit, before the server is heard. */
import { isAnyOf } from '@reduxjs/toolkit';
import { LOCAL_KEYS } from '@/config/storageKeys';
import { readText, removeText, writeText } from '@/lib/storage';
import type { StartAppListening } from '@/store/types';
import { loggedIn, loggedOut, selectLoggedIn, userReceived } from './authSlice';
import { forgetLogout } from './pendingLogout';

/** @returns true when a member's bar is to be expected */
export const expectsMember = (): boolean => readText('local', LOCAL_KEYS.memberHere) !== null;

/** Keeps the hint true; called once per store. It says nothing about who the member is. */
export function addSessionHintListener(startListening: StartAppListening): void {
  startListening({
    matcher: isAnyOf(userReceived, loggedIn, loggedOut),
    effect: (action, { getState }) => {
      // A new session has taken the place of the one that was to end.
      if (loggedIn.match(action)) forgetLogout();
      if (selectLoggedIn(getState())) writeText('local', LOCAL_KEYS.memberHere, '1');
      else removeText('local', LOCAL_KEYS.memberHere);
    },
  });
}
