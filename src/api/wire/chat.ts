/** Wire schemas of conversations: chats.php, chat.php, icebreakers.php (spec 7, contract table). */
import * as v from 'valibot';
import type { Quote, Reaction } from '@/domain/messageParts';
import type { Attachment, ChatItem, Message } from '@/domain/model';
import { count, id, timestamp } from './primitives';
import { profileSchema } from './profile';

export const attachmentSchema = v.object({
  id,
  url: v.string(),
  width: count,
  height: count,
}) satisfies v.GenericSchema<unknown, Attachment>;

export const quoteSchema = v.object({
  id,
  from: id,
  text: v.string(),
  attachment: v.boolean(),
  gift: v.optional(v.nullable(v.string())),
}) satisfies v.GenericSchema<unknown, Quote>;

const reactionSchema = v.object({ from: id, emoji: v.string() }) satisfies v.GenericSchema<unknown, Reaction>;

export const messageSchema = v.object({
  id,
  client_id: v.nullable(v.string()),
  conversation: id,
  from: id,
  text: v.string(),
  attachment: v.nullable(attachmentSchema),
  /** The id of a gift that came instead of words. */
  gift: v.optional(v.nullable(v.string())),
  reply_to: v.optional(v.nullable(quoteSchema)),
  reactions: v.optional(v.array(reactionSchema)),
  deleted: v.optional(v.boolean()),
  sent_at: timestamp,
  read: v.boolean(),
}) satisfies v.GenericSchema<unknown, Message>;

export const chatItemSchema = v.object({
  conversation: v.object({ id, updated_at: timestamp }),
  profile: profileSchema,
  num_unread_messages: count,
  last_message: v.nullable(
    v.object({
      text: v.string(),
      from: id,
      sent_at: timestamp,
      attachment: v.boolean(),
      gift: v.optional(v.nullable(v.string())),
      deleted: v.optional(v.boolean()),
    }),
  ),
  pinned: v.optional(v.boolean()),
  archived: v.optional(v.boolean()),
  typing: v.optional(v.boolean()),
}) satisfies v.GenericSchema<unknown, ChatItem>;

/** `newest`: the pinned ones and so many of those that changed last are enough for now; a server may send all the same. */
export const chatsQuery = v.looseObject({
  newest: v.optional(v.pipe(v.string(), v.regex(/^\d+$/u), v.transform(Number))),
});
export const chatsAnswer = v.object({
  chats: v.array(chatItemSchema),
  /** There are more than were asked for. */
  more: v.optional(v.boolean()),
});

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
  /** The message that this one answers. */
  reply_to: v.optional(id),
});
export const sendAnswer = v.object({ message: messageSchema, credits: count, conversation: chatItemSchema });

export const readRequest = v.object({ conversation: id, read_until: id });
export const deleteChatRequest = v.object({ conversation: id });
export const icebreakersAnswer = v.object({ lines: v.array(v.string()), cost: count });

/** Query of chat.php: one page of a conversation: the newest, the one before or after a message, or the one around it. */
export const chatQuery = v.object({
  conversation: id,
  before: v.optional(id),
  after: v.optional(id),
  around: v.optional(id),
});
export const icebreakersQuery = v.object({ profile: id });

/** Query of chat-search.php: messages that contain a text, newest first, 30 a page. */
export const chatSearchQuery = v.object({
  conversation: id,
  text: v.pipe(v.string(), v.trim(), v.minLength(1)),
  before: v.optional(id),
});
export const chatSearchAnswer = v.object({ results: v.array(messageSchema), more: v.boolean() });

export const typingRequest = v.object({ conversation: id });

/** Null takes the own reaction back. */
export const reactionRequest = v.object({
  message: id,
  emoji: v.nullable(v.pipe(v.string(), v.maxLength(32))),
});
export const deleteMessageRequest = v.object({ message: id });
export const messageAnswer = v.object({ message: messageSchema });

export const arrangeChatRequest = v.object({
  conversation: id,
  pinned: v.optional(v.boolean()),
  archived: v.optional(v.boolean()),
});
export const chatItemAnswer = v.object({ chat: chatItemSchema });

export const attachmentAnswer = v.object({ attachment: attachmentSchema });
