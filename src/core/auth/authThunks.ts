/** Login, log-out and the refresh of the session's member. The HTTP client arrives with the first of them. */
import { failureOf } from '@/api/failure';
import type { Locale, User } from '@/domain/model';
import { whenReachable } from '../connection/whenReachable';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { loggedIn, loggedOut, selectLoggedIn, selectUser, userFailed, userReceived } from './authSlice';

const loadUserCalls = () => import('@/api/calls/user');

interface Tools {
  dispatch: AppDispatch;
  getState: () => RootState;
}

/**
 * Takes in the server's word on who is here. An answer that was asked for before somebody logged in or out is late and
 * says nothing. A session that is over, or is another member's now, ends here too, with everything that belongs to it.
 * @param before id of the member when the server was asked, null for nobody
 */
function learnUser(user: User | null, before: string | null, { dispatch, getState }: Tools): void {
  if (idOf(getState()) !== before) return;
  if (before !== null && user?.id !== before) dispatch(loggedOut({ by: user === null ? 'expiry' : 'tab' }));
  // The log-out says it all when nobody is here.
  if (before === null || user !== null) dispatch(userReceived(user));
}

const idOf = (state: RootState): string | null => selectUser(state)?.id ?? null;

/** Asks who is here; a failure leaves the known member in place. */
export const fetchUser = createAppThunk('auth/fetchUser', async (_: void, tools) => {
  const { dispatch, getState, signal } = tools;
  const before = idOf(getState());
  try {
    const { getCurrentUser } = await loadUserCalls();
    learnUser(await getCurrentUser({ signal }), before, tools);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'aborted') dispatch(userFailed(failure));
    throw error;
  }
});

/** Rejects with login_failed, too_many_attempts or account_pending_deletion (spec 8). */
export const login = createAppThunk(
  'auth/login',
  async (credentials: { email: string; password: string }, { dispatch }) => {
    const calls = await loadUserCalls();
    const user = await calls.login(credentials);
    dispatch(loggedIn(user));
    return user;
  },
);

/** Ends the session on the server and then here; rejects, and leaves it open, when the server could not be told. */
export const logout = createAppThunk('auth/logout', async (_: void, { dispatch }) => {
  const calls = await loadUserCalls();
  await calls.logout();
  dispatch(loggedOut({ by: 'member' }));
});

/** Saves the chosen language to the account of a logged-in member (spec 7). */
export const saveLanguage = createAppThunk(
  'auth/saveLanguage',
  async (language: Locale, tools) => {
    const before = idOf(tools.getState());
    const { updateUser } = await loadUserCalls();
    learnUser(await updateUser({ language }), before, tools);
  },
  (_, state) => selectLoggedIn(state),
);

/** Wires the client's "authentication required" to a log-out (spec 6). */
export async function watchAuthentication(dispatch: AppDispatch, isLoggedIn: () => boolean): Promise<void> {
  const { client } = await whenReachable(() => import('@/api/client'));
  client.onAuthenticationRequired(() => {
    if (isLoggedIn()) dispatch(loggedOut({ by: 'expiry' }));
  });
}
