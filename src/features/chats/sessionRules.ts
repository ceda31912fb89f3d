/** How the conversations' slice begins a session, and what it does when the server has a message. */
import { current } from '@reduxjs/toolkit';
import type { Draft } from '@reduxjs/toolkit';
import type { ChatItem, Message } from '@/domain/model';
import { outboxAfter } from '@/domain/outbox';
import type { Outbox } from '@/domain/outbox';
import { joinedDrafts } from '@/domain/sharedDrafts';
import { joinedOutbox } from '@/domain/sharedOutbox';
import type { Kept } from '@/domain/sharedOutbox';
import { placedAmong, toEntry } from './chatEntries';
import { itemOf, itemsOf, unreadOnlyIfUnseen } from './chatsRules';
import { initialState } from './chatsState';
import type { ChatsState } from './chatsState';

type State = Draft<ChatsState>;

/** What the browser kept for an account. */
export interface Records {
  outbox: Outbox;
  /** The entries as they stand in storage, by client_id. */
  kept?: Kept;
  drafts: Record<string, string>;
}

/** A member is here; what the browser kept for the account joins what this page has. */
export function begunSession(
  state: State,
  { account, outbox, kept = {}, drafts }: Records & { account: string },
): ChatsState {
  const before = current(state);
  const fresh = { ...initialState, account, active: true, away: before.away, kept, drafts_kept: drafts };
  if (before.account !== null && before.account !== account) return { ...fresh, outbox, drafts };
  const joined = {
    ...fresh,
    // After an expired session the same member's unsent work is still in memory.
    ...joinedOutbox(before, { outbox, kept }),
    drafts: joinedDrafts(before.drafts, before.drafts_kept, drafts),
  };
  if (before.account !== null) return joined;
  // The page may have been quicker than what the browser kept.
  const { open, threads, last_opened } = before;
  return { ...joined, open, threads, last_opened };
}

/** The server's answer to an own message. */
export interface Delivered {
  client_id: string;
  message: Message;
  conversation: ChatItem;
}

/** The server has an own message: the bubble becomes the message, the conversation moves up. */
export function takeDelivered(state: State, { client_id, message, conversation }: Delivered): void {
  state.outbox = [...outboxAfter(current(state).outbox, { type: 'confirmed', client_id, message })];
  state.threads[message.conversation]?.delivered.push(message);
  const entry = unreadOnlyIfUnseen(state, toEntry(conversation));
  if (entry.conversation.id in state.removing) return;
  // A list that was asked for before knows nothing of it: it would take a conversation that has just begun away again.
  state.request = null;
  const others = itemsOf(state).filter((item) => item.conversation.id !== entry.conversation.id);
  state.items = placedAmong(entry, others);
}

/**
 * The conversation is gone, and what had not been sent in it: sent later it would cost, and bring the conversation back.
 * An answer that is still to come finds no entry and is taken in all the same.
 */
export function forgetRemoved(state: State, conversation: string): void {
  const removal = state.removing[conversation];
  delete state.removing[conversation];
  delete state.threads[conversation];
  // A list that was asked for before the deletion must not bring it back.
  state.request = null;
  if (!removal) return;
  const { item, unsent } = removal;
  delete state.drafts[item.profile.id];
  state.outbox = state.outbox.filter(({ client_id }) => !unsent.includes(client_id));
}

/** Another tab has shown a conversation up to a moment, epoch ms. */
export function takeSeen(
  state: State,
  { conversation, until }: { conversation: string; until: number },
): void {
  state.seen[conversation] = Math.max(until, state.seen[conversation] ?? 0);
  const item = itemOf(state, conversation);
  if (item && Date.parse(item.last_message?.sent_at ?? '') <= until) item.num_unread_messages = 0;
}
