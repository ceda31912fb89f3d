/** Logging out: here at once, and then on the server (spec 6). */
import { PUSH_WITHDRAW_MS } from '@/config/limits';
import { ACCOUNT_RECORDS, accountKey } from '@/config/storageKeys';
import { removeText } from '@/lib/storage';
import { createAppThunk } from '@/store/createAppThunk';
import { loggedOut, selectUser } from './authSlice';
import { tellLogout } from './tellLogout';
import { rememberLogout } from './pendingLogout';

/** While there is a session; in vain is no harm, as the browser ends its subscription too. */
const withdrawPush = (): Promise<unknown> =>
  import('@/api/calls/user')
    .then(({ savePushSubscription }) =>
      savePushSubscription(false, { signal: AbortSignal.timeout(PUSH_WITHDRAW_MS) }),
    )
    .catch(() => undefined);

/**
 * Ends the session here at once, with everything that the browser keeps of the member, and then on the server.
 * Rejects when the server could not be told; it will be at the next start, or when the network is back.
 */
export const logout = createAppThunk('auth/logout', async (_: void, { dispatch, getState }) => {
  const id = selectUser(getState())?.id ?? null;
  const withPush = typeof getState().push?.subscribed === 'object';
  rememberLogout();
  dispatch(loggedOut({ by: 'member' }));
  // Whoever keeps these may not have been loaded yet.
  if (id !== null) ACCOUNT_RECORDS.forEach((record) => removeText('local', accountKey(record, id)));
  await tellLogout(getState, withPush ? withdrawPush : undefined);
});
