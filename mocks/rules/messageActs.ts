/** What can be done with a message that is there: answering it, reacting to it, taking it back. */
import type { Quote } from '@/domain/messageParts';
import { minutes } from '../clock';
import type { Conversation, StoredMessage } from '../conversationTables';
import type { Account, Db } from '../tables';
import { forgetAttachments } from './attachments';
import { findVisible, isOpenFor, visibleFrom } from './conversations';
import { placeOf } from './messageIndex';
import { invalidFields, notFound, refuse } from './refusal';

const QUOTE_LENGTH = 120;
const DELETABLE_MINUTES = 15;
const EMOJI_LENGTH = 32;
/** A picture, a flag of two letters, or a key cap. */
const PICTURE = /\p{Extended_Pictographic}|\p{Regional_Indicator}{2}|[0-9#*]\uFE0F?\u20E3/u;

/** A message with where it is. */
export interface Found {
  conversation: Conversation;
  message: StoredMessage;
  place: number;
}

/** Finds a message that a member sees, in any conversation; throws 404 for every other one. */
export function findMessage(db: Db, id: string, account: Account): Found {
  for (const conversation of db.conversations.values()) {
    if (!isOpenFor(conversation, account.id)) continue;
    const place = conversation.messages.findLastIndex((message) => message.id === id);
    const message = conversation.messages[place];
    if (message && place >= visibleFrom(conversation, account).start) return { conversation, message, place };
  }
  throw notFound();
}

/** The beginning of a message, as its answer shows it. */
export const quoteOf = ({ id, from, text, attachment, gift }: StoredMessage): Quote => ({
  id,
  from,
  text: Array.from(text).slice(0, QUOTE_LENGTH).join(''),
  attachment: attachment !== null,
  ...(gift !== undefined && { gift }),
});

/**
 * The same of a message that a member wants to answer.
 * @throws Refusal 422 for a message that is not in the conversation, or not for this member
 */
export function quote(conversation: Conversation, account: Account, id: string): Quote {
  const message = conversation.messages[placeOf(conversation, id)];
  if (!message) throw invalidFields({ reply_to: 'invalid' });
  findVisible(conversation, account, id);
  return quoteOf(message);
}

const isOneEmoji = (text: string): boolean =>
  text.length <= EMOJI_LENGTH && PICTURE.test(text) && [...new Intl.Segmenter().segment(text)].length === 1;

/** Sets the one reaction of a member to a message; null takes it back. Throws 422 for anything but one emoji. */
export function setReaction(message: StoredMessage, member: string, emoji: string | null): void {
  if (message.deleted) throw notFound();
  if (emoji !== null && !isOneEmoji(emoji)) throw invalidFields({ emoji: 'invalid' });
  const others = (message.reactions ?? []).filter(({ from }) => from !== member);
  message.reactions = emoji === null ? others : [...others, { from: member, emoji }];
}

/** Empties a message for both, and what its answers quote of it. */
function empty(db: Db, { messages }: Conversation, message: StoredMessage): void {
  forgetAttachments(db, [message]);
  message.text = '';
  message.attachment = null;
  message.deleted = true;
  delete message.gift;
  delete message.reply_to;
  delete message.reactions;
  for (const { reply_to } of messages) {
    if (reply_to?.id !== message.id) continue;
    reply_to.text = '';
    reply_to.attachment = false;
    delete reply_to.gift;
  }
}

/**
 * Takes an own message back for both; what it cost is not given back. A second time changes nothing.
 * @throws Refusal 404 for a message of somebody else, 403 too_late with the minutes that one has
 */
export function takeBack(db: Db, { conversation, message }: Found, member: string, now: number): void {
  if (message.from !== member) throw notFound();
  if (message.deleted) return;
  if (now - message.at > minutes(DELETABLE_MINUTES))
    throw refuse(403, 'too_late', { minutes: DELETABLE_MINUTES });
  empty(db, conversation, message);
}
