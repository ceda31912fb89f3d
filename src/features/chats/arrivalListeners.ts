/** Tells of messages that are not seen at once: by a quiet sound, and by a notice while nobody looks. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import { ARRIVAL_SETTLE_MS, CHIME_GAP_MS } from '@/config/limits';
import { path } from '@/config/paths';
import { selectUser } from '@/core/auth/authSlice';
import {
  pushDetected,
  pushMessageReceived,
  pushSubscribed,
  pushUnsubscribed,
  selectPushSubscribed,
} from '@/core/push/pushSlice';
import { chooseSignal, isSignalOn } from '@/core/signals/signals';
import { arrivals } from '@/domain/arrivals';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { selectChatsRecalled } from './age';
import { attentionChanged } from './aliveEvents';
import { chatsReceived, selectChatEntries, selectChatEntry, selectChatsStatus } from './chatsSlice';
import { isPageVisible } from './pageVisible';

type Api = ListenerEffectAPI<RootState, AppDispatch>;

/** Once a store. */
export function addArrivalListeners(startListening: StartAppListening): void {
  let chimedAt = 0;
  let noticed = false;
  startListening({
    actionCreator: chatsReceived,
    effect: async ({ payload }, api) => {
      // Of several tabs the one that asked the server tells of it.
      if (payload.request === null) return;
      const id = await unseenArrival(api);
      // Push tells of it, and sounds as the device does.
      if (id === undefined || (!isPageVisible() && selectPushSubscribed(api.getState()))) return;
      if (isSignalOn('sound') && Math.abs(Date.now() - chimedAt) >= CHIME_GAP_MS) {
        chimedAt = Date.now();
        await quietly(import('@/core/signals/chime').then(({ playChime }) => playChime()));
      }
      const user = selectUser(api.getState());
      if (isPageVisible() || user === null || !mayNotify(user.notifications_disabled)) return;
      noticed = true;
      const news = { path: path('chat', { id }), language: user.language };
      await quietly(import('./notice').then(({ showNotice }) => showNotice(news)));
    },
  });
  // Whoever looks needs none; push shows one all the same, and may have done so before this page was there.
  startListening({
    matcher: isAnyOf(attentionChanged, pushDetected, pushMessageReceived),
    effect: async (action, { delay, getState }) => {
      // A browser that is asked for its notices while one is on its way to the screen forgets that one, and it stays.
      if (pushMessageReceived.match(action)) await delay(ARRIVAL_SETTLE_MS);
      if (!isPageVisible() || !(noticed || selectPushSubscribed(getState()))) return;
      noticed = false;
      await quietly(import('./notice').then(({ closeNotices }) => closeNotices()));
    },
  });
  // Whoever ends push here wants no notices here; whoever begins it does.
  startListening({ actionCreator: pushUnsubscribed, effect: () => chooseSignal('notice', false) });
  startListening({ actionCreator: pushSubscribed, effect: () => chooseSignal('notice', true) });
}

/** The conversation that got something new which nobody has seen a moment later: it may be open in another tab. */
async function unseenArrival(api: Api): Promise<string | undefined> {
  const before = api.getOriginalState();
  // What came since the last visit is no more news than at any start.
  if (selectChatsStatus(before) !== 'ready' || selectChatsRecalled(before)) return undefined;
  const came = arrivals(selectChatEntries(before), selectChatEntries(api.getState()));
  if (came.length === 0) return undefined;
  await api.delay(ARRIVAL_SETTLE_MS);
  const isUnread = (id: string) => (selectChatEntry(api.getState(), id)?.num_unread_messages ?? 0) > 0;
  return came.find(isUnread);
}

const mayNotify = (disabled: readonly string[]): boolean =>
  isSignalOn('notice') &&
  !disabled.includes('new_messages') &&
  'Notification' in window &&
  Notification.permission === 'granted';

/** A signal that the device refuses is no news. */
const quietly = (signal: Promise<void>): Promise<void> => signal.catch(() => undefined);
