/** Conversations and messages as the wire shows them to one of the two. */
import type { ChatItem, Message } from '@/domain/model';
import { iso } from '../clock';
import type { Conversation, StoredMessage } from '../conversationTables';
import type { Account } from '../tables';
import { profileView, type Sight } from '../views';
import { readOf, unreadCount } from './conversations';
import { partnerId } from './visibility';

const giftOf = ({ gift }: StoredMessage) => gift !== undefined && { gift };
const deletedOf = ({ deleted }: StoredMessage) => deleted === true && { deleted };

/** A message as both sides see it; `place` is where it stands in the conversation. */
export function messageView(conversation: Conversation, message: StoredMessage, place: number): Message {
  const reader = partnerId(conversation, message.from);
  return {
    id: message.id,
    client_id: message.client_id,
    conversation: conversation.id,
    from: message.from,
    text: message.text,
    attachment: message.attachment,
    ...giftOf(message),
    ...(message.reply_to && { reply_to: message.reply_to }),
    ...(message.reactions && { reactions: message.reactions }),
    ...deletedOf(message),
    sent_at: iso(message.at),
    read: readOf(conversation, reader) > place,
  };
}

/** The messages from one place up to, not including, another. */
export const messagesView = (conversation: Conversation, start: number, end: number): Message[] =>
  conversation.messages
    .slice(start, end)
    .map((message, index) => messageView(conversation, message, start + index));

/** Whether the other one is writing. */
export const partnerTypes = (conversation: Conversation, member: string, now: number): boolean =>
  (conversation.typing_until[partnerId(conversation, member)] ?? 0) > now;

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
      ? {
          text: last.text,
          from: last.from,
          sent_at: iso(last.at),
          attachment: last.attachment !== null,
          ...giftOf(last),
          ...deletedOf(last),
        }
      : null,
    ...(conversation.pinned?.includes(account.id) === true && { pinned: true }),
    ...(conversation.archived?.includes(account.id) === true && { archived: true }),
    ...(partnerTypes(conversation, account.id, sight.now) && { typing: true }),
  };
}
