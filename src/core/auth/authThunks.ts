/** Who is here, and the server's word on it: what every visit needs. The HTTP client arrives with the first call. */
import { failureOf } from '@/api/failure';
import type { Locale, User } from '@/domain/model';
import { whenReachable } from '../connection/whenReachable';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { loggedOut, selectLoggedIn, selectUser, userFailed, userReceived } from './authSlice';
import { forgetLogout, logoutIsPending } from './pendingLogout';

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

/** The attempt to tell the server of a log-out that is under way. */
let telling: Promise<void> | null = null;

/** One attempt: the call is a GET that changes state. */
async function tell(first?: () => Promise<unknown>): Promise<void> {
  try {
    const calls = await loadUserCalls();
    await first?.();
    await calls.logout();
  } catch (error) {
    // Any other refusal says that there is no such session any more.
    const failure = failureOf(error);
    if (failure.kind !== 'refused' || failure.status === 429) throw error;
  } finally {
    telling = null;
  }
  forgetLogout();
}

/**
 * Tells the server of a log-out; a second call joins the attempt that is under way.
 * @param first what needs the session for a last time; it never rejects
 * @throws when the server could not be told
 */
export const tellLogout = (first?: () => Promise<unknown>): Promise<void> => (telling ??= tell(first));

/** Resolves when no attempt to tell of a log-out is under way: its answer would take a new session's cookie with it. */
export const logoutTold = (): Promise<void> => Promise.resolve(telling?.catch(() => undefined));

/** Asks who is here; a failure leaves the known member in place. Nobody is, while the server has not heard of a log-out. */
export const fetchUser = createAppThunk('auth/fetchUser', async (_: void, tools) => {
  const { dispatch, getState, signal } = tools;
  const known = selectUser(getState());
  const before = known?.id ?? null;
  if (logoutIsPending()) {
    // Told or not: who logged out here is gone.
    await tellLogout().catch(() => undefined);
    learnUser(null, before, tools);
    return;
  }
  try {
    const { getCurrentUser } = await loadUserCalls();
    const answer = await getCurrentUser({ signal });
    // What was saved meanwhile may not be in it: the server is asked once more.
    const isStale = answer !== null && idOf(getState()) === before && selectUser(getState()) !== known;
    learnUser(isStale ? await getCurrentUser({ signal }) : answer, before, tools);
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind !== 'aborted') dispatch(userFailed(failure));
    throw error;
  }
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
