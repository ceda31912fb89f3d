/** Who is here, and the server's word on it: what every visit needs. The HTTP client arrives with the first call. */
import { failureOf } from '@/api/failure';
import type { User } from '@/domain/model';
import { whenReachable } from '../connection/whenReachable';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import {
  loggedOut,
  memberFound,
  recallWanted,
  selectAuthStatus,
  selectUser,
  userFailed,
  userReceived,
} from './authSlice';
import { logoutIsPending } from './pendingLogout';
import { expectsMember } from './sessionHint';
import { tellLogout } from './tellLogout';

const loadUserCalls = () => import('@/api/calls/user');

export interface Tools {
  dispatch: AppDispatch;
  getState: () => RootState;
}

/**
 * Takes in the server's word on who is here. An answer that was asked for before somebody logged in or out is late and
 * says nothing. A session that is over, or is another member's now, ends here too, with everything that belongs to it.
 * @param before id of the member when the server was asked, null for nobody
 */
export function learnUser(user: User | null, before: string | null, { dispatch, getState }: Tools): void {
  if (idOf(getState()) !== before) return;
  if (before !== null && user?.id !== before) dispatch(loggedOut({ by: user === null ? 'expiry' : 'tab' }));
  if (before === null && user !== null && selectAuthStatus(getState()) === 'out') dispatch(memberFound());
  // The log-out says it all when nobody is here.
  if (before === null || user !== null) dispatch(userReceived(user));
}

export const idOf = (state: RootState): string | null => selectUser(state)?.id ?? null;

/** Somebody who changes something all the time must not keep the server busy. */
const ASKS = 4;

/** Asks who is here; a failure leaves the known member in place. Nobody is, while the server has not heard of a log-out. */
export const fetchUser = createAppThunk('auth/fetchUser', async (_: void, tools) => {
  const { dispatch, getState, signal } = tools;
  const known = selectUser(getState());
  const before = known?.id ?? null;
  if (logoutIsPending()) {
    // Told or not: who logged out here is gone.
    await tellLogout(getState).catch(() => undefined);
    learnUser(null, before, tools);
    return;
  }
  try {
    const { getCurrentUser } = await loadUserCalls();
    let seen = known;
    let answer = await getCurrentUser({ signal });
    // What was saved or spent meanwhile may not be in it: the server is asked anew.
    for (let times = 1; times < ASKS && answer !== null && idOf(getState()) === before; times += 1) {
      const now = selectUser(getState());
      if (now === seen) break;
      seen = now;
      answer = await getCurrentUser({ signal });
    }
    learnUser(answer, before, tools);
  } catch (error) {
    const failure = failureOf(error);
    const isFirst = selectAuthStatus(getState()) === 'unknown';
    const isRefused = failure.kind === 'refused';
    if (failure.kind === 'aborted') throw error;
    // The client ends the session of a member who is known. Where nobody is, this says that nobody is here.
    if (isRefused && failure.code === 'authentication_required') learnUser(null, before, tools);
    // What is no word of the server's on who is here is as good as none: a proxy's page, a server that fails.
    else if (isFirst && !isRefused && expectsMember()) dispatch(recallWanted(failure));
    else dispatch(userFailed(failure));
    throw error;
  }
});

/** Wires the client's "authentication required" to a log-out (spec 6). */
export async function watchAuthentication(dispatch: AppDispatch, isLoggedIn: () => boolean): Promise<void> {
  const { client } = await whenReachable(() => import('@/api/client'));
  client.onAuthenticationRequired(() => {
    if (isLoggedIn()) dispatch(loggedOut({ by: 'expiry' }));
  });
}
