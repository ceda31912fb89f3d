/** What one tab learns of the member, the other tabs of the same account learn from it: balance, profile, settings. */
import * as v from 'valibot';
import { hearServerDate, serverNow } from '@/api/serverClock';
import { userSchema } from '@/api/wire/user';
import { selectRecalled, selectUser, userReceived } from '@/core/auth/authSlice';
import type { StartAppListening } from '@/store/types';
import { openAccountChannel } from './accountChannel';

/** `ahead`: the server's clock of this device's, ms. */
const newsSchema = v.object({ user: userSchema, ahead: v.number() });

/** Marks an action that came from another tab, so that it is not sent back. */
const fromTab = new WeakSet<object>();

/** Called once per store; does nothing where the browser has no channel. */
export function addSharedUser(startListening: StartAppListening): void {
  const channel = openAccountChannel(startListening);
  if (channel === null) return;
  // Each answer counts, also one that changes nothing: it spares the other tabs their own question.
  startListening({
    predicate: (action, now, before) =>
      !fromTab.has(action) && (userReceived.match(action) || selectUser(now) !== selectUser(before)),
    effect: (_, { getState }) => {
      const user = selectUser(getState());
      // What this device remembers is no news, and nobody has told it how late it is.
      if (user !== null && !selectRecalled(getState()))
        channel.tell({ user, ahead: serverNow() - Date.now() });
    },
  });
  channel.hear(
    newsSchema,
    ({ user }) => user.id,
    ({ user, ahead }, { dispatch }) => {
      // The other tab has just heard the server. This one judges by its clock, too: somebody may have set the device's.
      const now = Date.now();
      hearServerDate(new Date(now + ahead).toUTCString(), now);
      const action = userReceived(user);
      fromTab.add(action);
      dispatch(action);
    },
  );
}
