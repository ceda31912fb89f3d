/** Tells the server of a log-out: here it has taken effect already. */
import { failureOf } from '@/api/failure';
import { sessionSignal } from '@/api/session';
import { forgetLogout } from './pendingLogout';

/** The attempt to tell the server of a log-out that is under way. */
let telling: Promise<void> | null = null;

/** One attempt: the call is a GET that changes state. */
async function tell(first?: () => Promise<unknown>): Promise<void> {
  const session = sessionSignal();
  try {
    const calls = await import('@/api/calls/user');
    await first?.();
    // Somebody has logged in since, in another tab: it is their session that would end.
    if (session.aborted) return;
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
