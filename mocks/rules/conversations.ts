/** Conversations: messages, unread counts, what each side still sees (spec 3 and 4). */
import type { ChatItem, Message } from '@/domain/model';
import { iso } from '../clock';
import type { Account, Conversation, Db, StoredMessage } from '../tables';
import { profileView, type Sight } from '../views';
import { nextNumber } from './outbox';
import { notFound } from './refusal';
import { partnerId } from './visibility';

/** How many of the newest messages a member without premium sees of a conversation. */
const FREE_HISTORY = 100;
const UNCONFIRMED_ANSWERS = 3;

const clearedOf = (conversation: Conversation, member: string) => conversation.cleared[member] ?? 0;
const readOf = (conversation: Conversation, member: string) => conversation.read[member] ?? 0;

/** True while there is something left to see of a conversation for a member. */
export const isOpenFor = (conversation: Conversation, member: string): boolean =>
  conversation.members.includes(member) && clearedOf(conversation, member) < conversation.messages.length;

/** Finds a conversation of a member; throws 404 for one that is not theirs or that they deleted. */
export function findConversation(db: Db, id: string, member: string): Conversation {
  const conversation = db.conversations.get(id);
  if (!conversation || !isOpenFor(conversation, member)) throw notFound();
  return conversation;
}

/** Begins a conversation. */
export function openConversation(db: Db, from: string, to: string, language: string): Conversation {
  const conversation: Conversation = {
    id: `c${nextNumber(db) + 1000}`,
    members: [from, to],
    started_by: from,
    language,
    messages: [],
    read: {},
    cleared: {},
    typing_until: {},
  };
  db.conversations.set(conversation.id, conversation);
  db.accounts.get(from)?.started.push(to);
  return conversation;
}

/** Adds a message; its author has thereby read everything and stopped typing. */
export function addMessage(
  db: Db,
  conversation: Conversation,
  message: Pick<StoredMessage, 'from' | 'text' | 'client_id' | 'at'>,
): StoredMessage {
  const stored = { ...message, id: `x${nextNumber(db)}`, attachment: null };
  conversation.messages.push(stored);
  conversation.read[message.from] = conversation.messages.length;
  delete conversation.typing_until[message.from];
  return stored;
}

/** Marks messages as read up to and with one of them; going back is not possible. */
export function markRead(conversation: Conversation, member: string, messageId: string): void {
  const index = conversation.messages.findIndex(({ id }) => id === messageId);
  if (index === -1) throw notFound();
  conversation.read[member] = Math.max(readOf(conversation, member), index + 1);
}

export const unreadCount = (conversation: Conversation, member: string): number =>
  conversation.messages
    .slice(Math.max(readOf(conversation, member), clearedOf(conversation, member)))
    .filter(({ from }) => from !== member).length;

/** Someone whose e-mail is not confirmed gets no more answers after the third (spec 6). */
export function partnerCanReply(conversation: Conversation, account: Account): boolean {
  if (account.status !== 'not_confirmed') return true;
  const answers = conversation.messages.filter(({ from }) => from !== account.id).length;
  return answers < UNCONFIRMED_ANSWERS;
}

/** The messages a member may see, and whether older ones are hidden from this member. */
export function visibleMessages(
  conversation: Conversation,
  account: Account,
): { messages: StoredMessage[]; limited: boolean; offset: number } {
  const { length } = conversation.messages;
  const cleared = clearedOf(conversation, account.id);
  const offset = account.paid_user ? cleared : Math.max(cleared, length - FREE_HISTORY);
  return { messages: conversation.messages.slice(offset), limited: offset > cleared, offset };
}

/** A message as both sides see it; `index` is its place in the conversation. */
export function messageView(conversation: Conversation, message: StoredMessage, index: number): Message {
  const reader = partnerId(conversation, message.from);
  return {
    id: message.id,
    client_id: message.client_id,
    conversation: conversation.id,
    from: message.from,
    text: message.text,
    attachment: message.attachment,
    sent_at: iso(message.at),
    read: readOf(conversation, reader) > index,
  };
}

/** A conversation as the list shows it; null when the partner is gone. */
export function chatItemView(conversation: Conversation, account: Account, sight: Sight): ChatItem | null {
  const partner = sight.db.members.get(partnerId(conversation, account.id));
  const last = conversation.messages.at(-1);
  if (!partner) return null;
  return {
    conversation: { id: conversation.id, updated_at: iso(last?.at ?? sight.now) },
    profile: profileView(partner, sight),
    num_unread_messages: unreadCount(conversation, account.id),
    last_message: last
      ? { text: last.text, from: last.from, sent_at: iso(last.at), attachment: last.attachment !== null }
      : null,
  };
}
