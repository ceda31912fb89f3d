/** What is sent and read in one tab is sent and read in the others at once, before the server is asked again. */
import type { UnknownAction } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { chatItemSchema, messageSchema } from '@/api/wire/chat';
import { ACTS_CHANNEL } from '@/config/storageKeys';
import { creditsChanged, selectCredits } from '@/core/auth/authSlice';
import { profilesReceived } from '@/core/profiles/profilesSlice';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { messageDelivered, seenElsewhere, selectAccount, selectSeen } from './chatsSlice';
import { hearTabs } from './tabChannel';

const actSchema = v.variant('kind', [
  v.object({
    kind: v.literal('delivered'),
    account: v.string(),
    client_id: v.string(),
    message: messageSchema,
    conversation: chatItemSchema,
    credits: v.number(),
  }),
  v.object({
    kind: v.literal('seen'),
    account: v.string(),
    conversation: v.string(),
    /** Epoch ms of the newest message seen. */
    until: v.number(),
  }),
]);
type TabAct = v.InferOutput<typeof actSchema>;

/** Marks an action that came from another tab, so that it is not sent back. */
const fromTab = new WeakSet<object>();

/** Does nothing where the browser has no channel: there the next poll tells. */
export function addTabActs(startListening: StartAppListening): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(ACTS_CHANNEL);
  const tell = (act: TabAct): void => channel.postMessage(act);

  startListening({
    actionCreator: messageDelivered,
    effect: (action, { getState }) => {
      const account = selectAccount(getState());
      if (account === null || fromTab.has(action)) return;
      const { client_id, message, conversation } = action.payload;
      const credits = selectCredits(getState());
      tell({ kind: 'delivered', account, client_id, message, conversation, credits });
    },
  });
  startListening({
    predicate: (action, now, before) => !fromTab.has(action) && selectSeen(now) !== selectSeen(before),
    effect: (_, api) => {
      const account = selectAccount(api.getState());
      if (account === null) return;
      const known = selectSeen(api.getOriginalState());
      for (const [conversation, until] of Object.entries(selectSeen(api.getState())))
        if (known[conversation] !== until) tell({ kind: 'seen', account, conversation, until });
    },
  });
  hearTabs(startListening, channel, actSchema, (act, { dispatch }) => obey(act, dispatch));
}

function obey(act: TabAct, dispatch: AppDispatch): void {
  if (act.kind === 'delivered') {
    const { client_id, message, conversation, credits } = act;
    dispatch(profilesReceived([conversation.profile]));
    dispatch(creditsChanged(credits));
    dispatchFromTab(messageDelivered({ client_id, message, conversation }), dispatch);
  } else {
    dispatchFromTab(seenElsewhere({ conversation: act.conversation, until: act.until }), dispatch);
  }
}

function dispatchFromTab(action: UnknownAction, dispatch: AppDispatch): void {
  fromTab.add(action);
  dispatch(action);
}
