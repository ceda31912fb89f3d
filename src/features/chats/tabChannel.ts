/** How the tabs of one account hear of each other's conversations. */
import type * as v from 'valibot';
import { hearChannel } from '@/lib/hearChannel';
import type { StartAppListening, StoreApi } from '@/store/types';
import { selectAccount, selectSessionActive } from './chatsSlice';

/**
 * Hears the other tabs for as long as a session is active.
 * @param schema only what has this shape is believed: anything may post on a channel
 * @param effect is told nothing of another account than the one that is here now
 */
export function hearTabs<Message extends { account: string }>(
  startListening: StartAppListening,
  channel: BroadcastChannel,
  schema: v.GenericSchema<unknown, Message>,
  effect: (message: Message, tab: StoreApi) => void,
): void {
  startListening({
    predicate: (_, now, before) => selectSessionActive(now) && !selectSessionActive(before),
    effect: async (_, api) => {
      const hear = (message: Message): void => {
        if (message.account === selectAccount(api.getState())) effect(message, api);
      };
      hearChannel(channel, schema, hear, { signal: api.signal });
      await api.condition((_action, now) => !selectSessionActive(now));
    },
  });
}
