/** What the conversations' slice does in more than one place. */
import { current, isDraft } from '@reduxjs/toolkit';
import type { Draft } from '@reduxjs/toolkit';
import { initialState } from './chatsState';
import type { ChatEntry, ChatsState } from './chatsState';

type State = Draft<ChatsState>;

/** An expired session loses nothing: the unsent stays for the same account's next log-in. */
export function unsentOf(state: State): ChatsState {
  const { account, outbox, kept, drafts, drafts_kept } = current(state);
  return { ...initialState, account, outbox, kept, drafts, drafts_kept };
}

/** The list as it is. Looking through it as a draft would make a draft of each of its thousands. */
export const itemsOf = (state: State): readonly ChatEntry[] =>
  isDraft(state.items) ? current(state.items) : state.items;

/** The item of a conversation, to be changed. */
export const itemOf = (state: State, conversation: string): Draft<ChatEntry> | undefined =>
  state.items[itemsOf(state).findIndex((entry) => entry.conversation.id === conversation)];

/** What was seen here is read, whatever an older answer says. */
export function unreadOnlyIfUnseen(state: State, entry: ChatEntry): ChatEntry {
  const { id } = entry.conversation;
  const newest = Date.parse(entry.last_message?.sent_at ?? '') || 0;
  const seen = (state.open === id && !state.away) || newest <= (state.seen[id] ?? -1);
  return seen ? { ...entry, num_unread_messages: 0 } : entry;
}

/** Everything that is known of a conversation has been seen. */
export function markSeen(state: State, conversation: string): void {
  const item = itemOf(state, conversation);
  if (item && item.num_unread_messages > 0) item.num_unread_messages = 0;
  const thread = state.threads[conversation];
  const last = (thread?.tail ?? thread?.pages)?.at(-1)?.at(-1)?.sent_at ?? item?.last_message?.sent_at;
  if (last !== undefined) state.seen[conversation] = Date.parse(last);
}

/** The other one writes, or does so no longer: in the conversation and in its row. */
export function markTyping(state: State, conversation: string, typing: boolean): void {
  const thread = state.threads[conversation];
  if (thread && thread.typing !== typing) thread.typing = typing;
  const item = itemOf(state, conversation);
  if (!item || (item.typing === true) === typing) return;
  if (typing) item.typing = true;
  else delete item.typing;
}
