/** Conversations: messages, unread counts, what each side still sees (spec 3 and 4). */
import type { Conversation, StoredMessage } from '../conversationTables';
import type { Account, Db } from '../tables';
import { placeOf } from './messageIndex';
import { nextNumber } from './outbox';
import { notFound } from './refusal';

/** How many of the newest messages a member without premium sees of a conversation. */
const FREE_HISTORY = 100;
const UNCONFIRMED_ANSWERS = 3;

const clearedOf = (conversation: Conversation, member: string) => conversation.cleared[member] ?? 0;
export const readOf = (conversation: Conversation, member: string): number => conversation.read[member] ?? 0;

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

/** What its author says about a message; the rest is given to it. */
export type NewMessage = Pick<StoredMessage, 'from' | 'text' | 'client_id' | 'at' | 'gift' | 'reply_to'> &
  Partial<Pick<StoredMessage, 'attachment'>>;

/** Adds a message: its author has read everything and stopped typing, the other one has it back in the list. */
export function addMessage(db: Db, conversation: Conversation, message: NewMessage): StoredMessage {
  const stored: StoredMessage = { attachment: null, ...message, id: `x${nextNumber(db)}` };
  conversation.messages.push(stored);
  conversation.read[message.from] = conversation.messages.length;
  delete conversation.typing_until[message.from];
  if (conversation.archived)
    conversation.archived = conversation.archived.filter((member) => member === message.from);
  return stored;
}

/** Marks messages as read up to and with one of them; going back is not possible. */
export function markRead(conversation: Conversation, member: string, messageId: string): void {
  const place = placeOf(conversation, messageId);
  if (place === -1) throw notFound();
  conversation.read[member] = Math.max(readOf(conversation, member), place + 1);
}

/** How many messages of the other one a member has not read; what was taken back is not waiting any more. */
export function unreadCount(conversation: Conversation, member: string): number {
  const { messages } = conversation;
  let count = 0;
  // From the first unread one on: most of a long conversation is never looked at.
  const start = Math.max(readOf(conversation, member), clearedOf(conversation, member));
  for (let place = start; place < messages.length; place += 1) {
    const message = messages[place];
    if (message && message.from !== member && !message.deleted) count += 1;
  }
  return count;
}

/** Someone whose e-mail is not confirmed gets no more answers after the third (spec 6). */
export function partnerCanReply(conversation: Conversation, account: Account): boolean {
  if (account.status !== 'not_confirmed') return true;
  const answers = conversation.messages.filter(({ from }) => from !== account.id).length;
  return answers < UNCONFIRMED_ANSWERS;
}

/** From which place on a member sees a conversation, and whether older messages are hidden from this member. */
export function visibleFrom(
  conversation: Conversation,
  account: Account,
): { start: number; limited: boolean } {
  const cleared = clearedOf(conversation, account.id);
  const start = account.paid_user ? cleared : Math.max(cleared, conversation.messages.length - FREE_HISTORY);
  return { start, limited: start > cleared };
}

/** The place of a message that a member sees; throws 404 for one that is not there for the member. */
export function findVisible(conversation: Conversation, account: Account, id: string): number {
  const place = placeOf(conversation, id);
  if (place < visibleFrom(conversation, account).start) throw notFound();
  return place;
}
