/** What one tab learns of the member, the other tabs of the same account learn from it: balance, profile, settings. */
import * as v from 'valibot';
import { hearServerDate, serverNow } from '@/api/serverClock';
import { userSchema } from '@/api/wire/user';
import { USER_CHANNEL } from '@/config/storageKeys';
import { selectRecalled, selectUser, sessionSettled, userReceived } from '@/core/auth/authSlice';
import type { StartAppListening } from '@/store/types';

/** Only this shape is believed: anything may post on a channel. `ahead`: the server's clock of this device's, ms. */
const newsSchema = v.object({ user: userSchema, ahead: v.number() });

/** Marks an action that came from another tab, so that it is not sent back. */
const fromTab = new WeakSet<object>();

/** Called once per store; does nothing where the browser has no channel. */
export function addSharedUser(startListening: StartAppListening): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(USER_CHANNEL);
  // Each answer counts, also one that changes nothing: it spares the other tabs their own question.
  startListening({
    predicate: (action, now, before) =>
      !fromTab.has(action) && (userReceived.match(action) || selectUser(now) !== selectUser(before)),
    effect: (_, { getState }) => {
      const user = selectUser(getState());
      // What this device remembers is no news, and nobody has told it how late it is.
      if (user !== null && !selectRecalled(getState()))
        channel.postMessage({ user, ahead: serverNow() - Date.now() });
    },
  });
  startListening({
    actionCreator: sessionSettled,
    effect: (_, api) => {
      api.unsubscribe();
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const news = v.safeParse(newsSchema, data);
        if (!news.success || selectUser(api.getState())?.id !== news.output.user.id) return;
        // The other tab has just heard the server. This one judges by its clock, too: somebody may have set the device's.
        const now = Date.now();
        hearServerDate(new Date(now + news.output.ahead).toUTCString(), now);
        const action = userReceived(news.output.user);
        fromTab.add(action);
        api.dispatch(action);
      });
    },
  });
}
