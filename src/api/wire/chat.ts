/** Wire schemas of conversations: chats.php, chat.php, icebreakers.php (spec 7, contract table). */
import * as v from 'valibot';
import type { Attachment, ChatItem, Message } from '@/domain/model';
import { count, id, timestamp } from './primitives';
import { profileSchema } from './profile';

const attachmentSchema = v.object({
  id,
  url: v.string(),
  width: count,
  height: count,
}) satisfies v.GenericSchema<unknown, Attachment>;

export const messageSchema = v.object({
  id,
  client_id: v.nullable(v.string()),
  conversation: id,
  from: id,
  text: v.string(),
  attachment: v.nullable(attachmentSchema),
  sent_at: timestamp,
  read: v.boolean(),
}) satisfies v.GenericSchema<unknown, Message>;

export const chatItemSchema = v.object({
  conversation: v.object({ id, updated_at: timestamp }),
  profile: profileSchema,
  num_unread_messages: count,
  last_message: v.nullable(
    v.object({ text: v.string(), from: id, sent_at: timestamp, attachment: v.boolean() }),
  ),
}) satisfies v.GenericSchema<unknown, ChatItem>;

export const chatsAnswer = v.object({ chats: v.array(chatItemSchema) });

/** Newest 30 messages, oldest first; `before` (a message id) pages back. */
export const chatAnswer = v.object({
  messages: v.array(messageSchema),
  typing: v.boolean(),
  history_limited: v.boolean(),
  partner_can_reply: v.boolean(),
});

export const sendRequest = v.object({
  profile: v.optional(id),
  conversation: v.optional(id),
  client_id: v.pipe(v.string(), v.uuid()),
  text: v.string(),
  attachment: v.optional(id),
});
export const sendAnswer = v.object({ message: messageSchema, credits: count, conversation: chatItemSchema });

export const readRequest = v.object({ conversation: id, read_until: id });
export const deleteChatRequest = v.object({ conversation: id });
export const icebreakersAnswer = v.object({ lines: v.array(v.string()), cost: count });

/** Query of chat.php: one page of a conversation, the newest or the one before a message. */
export const chatQuery = v.object({ conversation: id, before: v.optional(id) });
export const icebreakersQuery = v.object({ profile: id });
