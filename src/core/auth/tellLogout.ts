/** Tells the server of a log-out: here it has taken effect already. */
import { failureOf } from '@/api/failure';
import type { RootState } from '@/store/rootReducer';
import { selectUser } from './authSlice';
import { forgetLogout } from './pendingLogout';

/** The attempt to tell the server of a log-out that is under way. */
let telling: Promise<void> | null = null;

/** One attempt: the call is a GET that changes state. */
async function tell(getState: () => RootState, first?: () => Promise<unknown>): Promise<void> {
  const idNow = () => selectUser(getState())?.id;
  // Another tab's log-out leaves nobody here, which changes nothing.
  const harmless = [undefined, idNow()];
  try {
    const calls = await import('@/api/calls/user');
    await first?.();
    // Somebody has logged in since, in another tab: it is their session that would end.
    if (!harmless.includes(idNow())) return;
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
 * @param getState of the store that knows who is here
 * @param first what needs the session for a last time; it never rejects
 * @throws when the server could not be told
 */
export const tellLogout = (getState: () => RootState, first?: () => Promise<unknown>): Promise<void> =>
  (telling ??= tell(getState, first));

/** Resolves when no attempt to tell of a log-out is under way: its answer would take a new session's cookie with it. */
export const logoutTold = (): Promise<void> => Promise.resolve(telling?.catch(() => undefined));
