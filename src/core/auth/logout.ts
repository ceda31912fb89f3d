/** Logging out: here at once, and then on the server (spec 6). */
import { ACCOUNT_RECORDS, accountKey } from '@/config/storageKeys';
import { readText, removeText } from '@/lib/storage';
import { createAppThunk } from '@/store/createAppThunk';
import { loggedOut, selectUser } from './authSlice';
import { tellLogout } from './tellLogout';
import { rememberLogout } from './pendingLogout';

/** While there is a session; in vain is no harm, as a browser that went on would be stopped by whoever logs in next. */
const withdrawPush = (record: string | null) => (): Promise<unknown> =>
  import('../push/leavePush').then((push) => push.withdrawPush(record)).catch(() => undefined);

/**
 * Ends the session here at once, with everything that the browser keeps of the member, and then on the server.
 * Rejects when the server could not be told; it will be at the next start, or when the network is back.
 */
export const logout = createAppThunk('auth/logout', async (_: void, { dispatch, getState }) => {
  const id = selectUser(getState())?.id ?? null;
  // Also where push has not been looked at yet: who logs out at once must not be told of anything here.
  const record = id === null ? null : readText('local', accountKey('push', id));
  const withPush = record !== null || typeof getState().push?.subscribed === 'object';
  rememberLogout();
  dispatch(loggedOut({ by: 'member' }));
  // Whoever keeps these may not have been loaded yet.
  if (id !== null)
    for (const record of ACCOUNT_RECORDS)
      for (const area of ['local', 'session'] as const) removeText(area, accountKey(record, id));
  await tellLogout(getState, withPush ? withdrawPush(record) : undefined);
});
