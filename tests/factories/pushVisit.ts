/** A page of a member whose browser may have push, against the mock backend of a test. */
import { fetchUser } from '@/core/auth/authThunks';
import { sessionSettled } from '@/core/auth/authSlice';
import { addPushListeners } from '@/core/push/pushListeners';
import { selectPushState } from '@/core/push/pushSlice';
import { detectPush, subscribePush } from '@/core/push/pushThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { createTestStore } from './store';

/** Opens the page; push has been looked at when it resolves. */
export async function openPushVisit() {
  const { store, startListening } = createTestStore();
  addPushListeners(startListening);
  await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
  store.dispatch(sessionSettled());
  await store.dispatch(detectPush());
  const subscribe = async () => {
    const answer = await store.dispatch(subscribePush());
    return subscribePush.fulfilled.match(answer) ? answer.payload : answer.payload?.kind;
  };
  return { ...store, subscribe, push: () => selectPushState(store.getState()) };
}

/** A subscription of the played browser, as the account gets it. */
export const subscriptionOf = (endpoint: string) => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } });
