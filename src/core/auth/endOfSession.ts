/** Ends the session in the request layer at the moment when the store learns that somebody else is here, or nobody. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { Middleware } from '@reduxjs/toolkit';
import { endSession } from '@/api/session';
import type { RootState } from '@/store/rootReducer';
import { loggedOut, memberRecalled, selectAuthStatus, selectUser, userReceived } from './authSlice';

const isFirstWord = isAnyOf(userReceived, memberRecalled);

/**
 * Stands last, next to the reducer: it sees what changes the state and not the thunks around it, and what listeners ask for at
 * the same action belongs to the new session already.
 * The first answer on who is here changes nobody: what was asked before it was asked with the same cookie. A log-out always ends what is
 * asked, also where nobody was known yet: an answer that tells of the session that has ended would bring its member back.
 */
export const endOfSession: Middleware<unknown, RootState> =
  ({ getState }) =>
  (next) =>
  (action) => {
    const before = getState();
    const result = next(action);
    const isFirstAnswer = selectAuthStatus(before) === 'unknown' && isFirstWord(action);
    const isSomebodyElse = !isFirstAnswer && selectUser(before)?.id !== selectUser(getState())?.id;
    if (loggedOut.match(action) || isSomebodyElse) endSession();
    return result;
  };
