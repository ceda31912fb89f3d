/** Who is writing: the other one is told while the member writes, and what is heard of theirs ends by itself. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import { TYPING_SHOWN_MS, TYPING_TELL_MS } from '@/config/limits';
import { createAppThunk } from '@/store/createAppThunk';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { typingEnded } from './aliveEvents';
import {
  chatsReceived,
  draftChanged,
  messagesReceived,
  selectConversationWith,
  selectOpenConversation,
  selectThread,
} from './chatsSlice';
import { isPageVisible } from './pageVisible';
import { maySend } from './sendingThunks';

type Api = ListenerEffectAPI<RootState, AppDispatch>;

/** Lets the other one know. A failure is silent: the next keys tell it again. */
const tellTyping = createAppThunk('chats/tellTyping', async (conversation: string) => {
  const calls = await import('@/api/calls/chat');
  await calls.tellTyping(conversation);
});

/** Once a store. */
export function addTypingListeners(startListening: StartAppListening): void {
  // When each conversation was last told, epoch ms of this device: only spans are reckoned.
  const told = new Map<string, number>();
  startListening({
    actionCreator: draftChanged,
    effect: ({ payload: { profile, text } }, api) => {
      const conversation = writesIn(api.getState(), profile);
      if (conversation === null || text === '') return;
      const since = Date.now() - (told.get(conversation) ?? 0);
      if (since >= 0 && since < TYPING_TELL_MS) return;
      told.set(conversation, Date.now());
      void api.dispatch(tellTyping(conversation));
    },
  });

  const heard = new Map<string, number>();
  startListening({
    matcher: isAnyOf(messagesReceived, chatsReceived),
    effect: (action, api) => {
      for (const conversation of typingIn(action)) heard.set(conversation, Date.now());
      return endTyping(api, heard);
    },
  });
}

/** The conversation that the member writes in; null when nobody there could see it. */
function writesIn(state: RootState, profile: string): string | null {
  const conversation = selectConversationWith(state, profile);
  const here = conversation !== null && conversation === selectOpenConversation(state) && isPageVisible();
  return here && maySend(state) && selectThread(state, conversation)?.partner_can_reply === true
    ? conversation
    : null;
}

function typingIn(action: UnknownAction): string[] {
  if (messagesReceived.match(action)) return action.payload.typing ? [action.payload.conversation] : [];
  if (!chatsReceived.match(action)) return [];
  return action.payload.chats.flatMap((chat) => (chat.typing === true ? chat.conversation.id : []));
}

/** Whoever is not heard of again has stopped, or their network has. */
async function endTyping(api: Api, heard: Map<string, number>): Promise<void> {
  api.cancelActiveListeners();
  while (heard.size > 0) {
    const left = Math.min(...heard.values()) + TYPING_SHOWN_MS - Date.now();
    // Not longer for a clock that was set back.
    await api.delay(Math.min(Math.max(left, 0), TYPING_SHOWN_MS));
    for (const [conversation, at] of heard) {
      if (Math.abs(Date.now() - at) < TYPING_SHOWN_MS) continue;
      heard.delete(conversation);
      api.dispatch(typingEnded(conversation));
    }
  }
}
