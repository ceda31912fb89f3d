/** Login, log-out and the refresh of the session's member. The HTTP client arrives with the first of them. */
import { failureOf } from '@/api/failure';
import type { Locale } from '@/domain/model';
import { createAppThunk } from '@/store/createAppThunk';
import type { AppDispatch } from '@/store/types';
import { loggedIn, loggedOut, selectLoggedIn, userFailed, userReceived } from './authSlice';

const loadUserCalls = () => import('@/api/calls/user');

/** Asks who is here; a failure leaves the known member in place. */
export const fetchUser = createAppThunk('auth/fetchUser', async (_: void, { dispatch, signal }) => {
  const { getCurrentUser } = await loadUserCalls();
  try {
    dispatch(userReceived(await getCurrentUser({ signal })));
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

/** Ends the session at once here; the server is told, and a failure to tell it is reported to the caller. */
export const logout = createAppThunk('auth/logout', async (_: void, { dispatch }) => {
  const calls = await loadUserCalls();
  await calls.logout();
  dispatch(loggedOut({ by: 'member' }));
});

/** Saves the chosen language to the account of a logged-in member (spec 7). */
export const saveLanguage = createAppThunk(
  'auth/saveLanguage',
  async (language: Locale, { dispatch }) => {
    const { updateUser } = await loadUserCalls();
    dispatch(userReceived(await updateUser({ language })));
  },
  (_, state) => selectLoggedIn(state),
);

/** Wires the client's "authentication required" to a log-out (spec 6). */
export async function watchAuthentication(dispatch: AppDispatch, isLoggedIn: () => boolean): Promise<void> {
  const { client } = await import('@/api/client');
  client.onAuthenticationRequired(() => {
    if (isLoggedIn()) dispatch(loggedOut({ by: 'expiry' }));
  });
}
