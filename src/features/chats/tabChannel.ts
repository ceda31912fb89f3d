/** How the tabs of one account hear of each other's conversations. */
import * as v from 'valibot';
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
      const onMessage = ({ data }: MessageEvent<unknown>): void => {
        const heard = v.safeParse(schema, data);
        if (heard.success && heard.output.account === selectAccount(api.getState()))
          effect(heard.output, api);
      };
      channel.addEventListener('message', onMessage, { signal: api.signal });
      await api.condition((_action, now) => !selectSessionActive(now));
    },
  });
}
