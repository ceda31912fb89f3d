/** What one tab learns of the member, the other tabs of the same account learn from it: balance, profile, settings. */
import * as v from 'valibot';
import { userSchema } from '@/api/wire/user';
import { USER_CHANNEL } from '@/config/storageKeys';
import { selectUser, sessionSettled, userReceived } from '@/core/auth/authSlice';
import type { StartAppListening } from '@/store/types';

/** Only this shape is believed: anything may post on a channel. */
const newsSchema = v.object({ user: userSchema });

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
      if (user !== null) channel.postMessage({ user });
    },
  });
  startListening({
    actionCreator: sessionSettled,
    effect: (_, api) => {
      api.unsubscribe();
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const news = v.safeParse(newsSchema, data);
        if (!news.success || selectUser(api.getState())?.id !== news.output.user.id) return;
        const action = userReceived(news.output.user);
        fromTab.add(action);
        api.dispatch(action);
      });
    },
  });
}
