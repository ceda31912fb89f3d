/** What the tabs of one account tell each other of what the server has said (BX-28). */
import type * as v from 'valibot';
import { USER_CHANNEL } from '@/config/storageKeys';
import { selectUser, sessionSettled } from '@/core/auth/authSlice';
import { hearChannel } from '@/lib/hearChannel';
import type { StartAppListening, StoreApi } from '@/store/types';

export interface AccountChannel {
  /** Tells the other tabs; nothing comes back to this one's own listeners on this channel. */
  readonly tell: (message: object) => void;
  /**
   * Listens from when the session is settled: what came before is asked for by the start itself.
   * @param schema only what has this shape is believed: anything may post on a channel
   * @param accountOf the account a message is about; one of another account than is here now is not heard
   */
  readonly hear: <Message>(
    schema: v.GenericSchema<unknown, Message>,
    accountOf: (message: Message) => string,
    effect: (message: Message, tab: StoreApi) => void,
  ) => void;
}

/** @returns null where the browser has no channel: there each tab knows what it has heard itself */
export function openAccountChannel(startListening: StartAppListening): AccountChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel(USER_CHANNEL);
  return {
    tell: (message) => channel.postMessage(message),
    hear: (schema, accountOf, effect) => {
      startListening({
        actionCreator: sessionSettled,
        effect: (_, { dispatch, getState, unsubscribe }) => {
          unsubscribe();
          hearChannel(channel, schema, (message) => {
            if (accountOf(message) === selectUser(getState())?.id) effect(message, { dispatch, getState });
          });
        },
      });
    },
  };
}
