/** Members answer: typing begins about two seconds after a message, the answer arrives about five seconds after it. */
import type { Context } from '../call';
import type { Conversation, StoredMessage } from '../conversationTables';
import type { Account, Db, DueEvent } from '../tables';
import { openerFor, replyTo, speaks, thanksFor } from '../world/talk/speech';
import { addMessage, openConversation, partnerCanReply, type NewMessage } from './conversations';
import { tellByMail } from './newsMails';
import { nextNumber } from './outbox';
import { sendPush } from './pushMessages';
import { blockedEitherWay, conversationOf, partnerId } from './visibility';

const TYPING_AFTER_MS = [1600, 2400] as const;
const REPLY_AFTER_MS = [4400, 5800] as const;

type EventOf<Kind extends DueEvent['kind']> = Extract<DueEvent, { kind: Kind }>;

/** The language two members share: the account's own if the other speaks it, else English, else the other's. */
export function commonLanguage(account: Account | undefined, languages: readonly string[]): string {
  const own = account?.language ?? 'en';
  if (languages.includes(own)) return own;
  return languages.includes('en') ? 'en' : (languages.find(speaks) ?? 'en');
}

/** Drops what a member was about to do in a conversation. */
export function forgetPlans(db: Db, conversation: string): void {
  db.events = db.events.filter((event) => !('conversation' in event) || event.conversation !== conversation);
}

/** Plans the partner's answer to a message that was just sent. Members with an account answer for themselves. */
export function planReply(
  { db, now, random }: Pick<Context, 'db' | 'now' | 'random'>,
  conversation: Conversation,
  account: Account,
): void {
  const from = partnerId(conversation, account.id);
  if (db.accounts.has(from) || !partnerCanReply(conversation, account)) return;
  forgetPlans(db, conversation.id);
  const until = now + random.int(...REPLY_AFTER_MS);
  const plan = { conversation: conversation.id, from };
  db.events.push(
    { id: `e${nextNumber(db)}`, kind: 'typing', at: now + random.int(...TYPING_AFTER_MS), until, ...plan },
    { id: `e${nextNumber(db)}`, kind: 'reply', at: until, ...plan },
  );
}

/** The partner has seen the messages and starts to write. */
export function startTyping(db: Db, event: EventOf<'typing'>): void {
  const conversation = db.conversations.get(event.conversation);
  if (!conversation) return;
  conversation.read[event.from] = conversation.messages.length;
  conversation.typing_until[event.from] = event.until;
}

function wordsOf({ gift, text, attachment }: StoredMessage): string {
  if (gift !== undefined) return 'A gift for you.';
  return text === '' && attachment ? 'A photo for you.' : text;
}

const deedOf = ({ gift }: StoredMessage): string =>
  gift === undefined ? 'has written to you.' : 'has sent you a gift.';

/** Tells the other side of a message: by push where push is on, by mail when nobody is there. */
export function notifyPartner(db: Db, conversation: Conversation, message: StoredMessage): void {
  const to = partnerId(conversation, message.from);
  const type = conversation.messages.length === 1 ? 'new_conversations' : 'new_messages';
  const from = db.members.get(message.from);
  const writer = from?.name ?? '';
  sendPush(db, message.at, to, {
    type,
    kind: type,
    from,
    text: wordsOf(message),
    path: `/chats/${conversation.id}`,
  });
  tellByMail(db, message.at, to, type, {
    subject: 'You have a new message',
    text: `${writer} ${deedOf(message)}`,
    target: `/chats/${conversation.id}`,
  });
}

/** A message from another member arrives. */
export function deliver(
  db: Db,
  conversation: Conversation,
  from: string,
  text: string,
  at: number,
  more: Pick<NewMessage, 'attachment' | 'reply_to'> = {},
): void {
  notifyPartner(db, conversation, addMessage(db, conversation, { from, text, client_id: null, at, ...more }));
}

export function arriveReply(db: Db, event: EventOf<'reply'>): void {
  const conversation = db.conversations.get(event.conversation);
  const member = db.members.get(event.from);
  if (!conversation || member?.status !== 'active') return;
  const to = partnerId(conversation, event.from);
  if (blockedEitherWay(db, event.from, to)) return;
  const spoken = conversation.messages.filter(({ from }) => from === event.from).length;
  const heard = conversation.messages.findLast(({ from }) => from === to);
  const salt = `${db.seed} ${conversation.id}`;
  const { language } = conversation;
  const text =
    heard?.gift === undefined
      ? replyTo(language, salt, spoken, heard?.text ?? '')
      : thanksFor(language, salt, spoken);
  deliver(db, conversation, event.from, text, event.at);
}

/** Somebody writes first. */
export function arriveOpener(db: Db, event: EventOf<'opener'>): void {
  const writer = db.members.get(event.from);
  if (!writer || blockedEitherWay(db, event.from, event.to) || conversationOf(db, event.from, event.to))
    return;
  const language = commonLanguage(db.accounts.get(event.to), writer.languages);
  const conversation = openConversation(db, event.from, event.to, language);
  deliver(db, conversation, event.from, openerFor(language, `${db.seed} ${event.from}`), event.at);
}
