/** chats.php, chat.php and what belongs to them: conversations (spec 7, contract table). */
import * as v from 'valibot';
import type { Attachment, ChatItem, Message } from '@/domain/model';
import { NOT_MODIFIED } from '../call';
import { send } from '../client';
import type { CallOptions } from '../client';
import { ApiError } from '../failure';
import {
  attachmentAnswer,
  chatAnswer,
  chatItemAnswer,
  chatsAnswer,
  chatSearchAnswer,
  icebreakersAnswer,
  messageAnswer,
  sendAnswer,
} from '../wire/chat';
import type { arrangeChatRequest, sendRequest } from '../wire/chat';
import { nothing } from '../wire/primitives';

/** The answer with its tag, or word that it is the one that is known. */
const taggedChats = v.union([
  v.object({ status: v.literal(NOT_MODIFIED) }),
  v.object({ tag: v.nullable(v.string()), data: chatsAnswer }),
]);

/** The list of conversations; `tag` names this answer, where the server names its answers. */
export interface ChatList extends v.InferOutput<typeof chatsAnswer> {
  tag?: string | null;
}

interface ListOptions extends CallOptions {
  /** So many of those that changed last, and the pinned ones, are enough for now; the answer may have `more`. */
  newest?: number;
}

export async function getChats(options: ListOptions = {}): Promise<ChatList> {
  const list = await getNewChats(null, options);
  if (list === null) throw new ApiError({ kind: 'wrong_shape', call: 'GET chats.php' });
  return list;
}

/**
 * The list unless it is still the one that is known: thousands of conversations are not read again for nothing.
 * @param known the tag of that answer; a server that does not look at it sends the list each time
 * @returns null when nothing has changed since
 */
export async function getNewChats(
  known: string | null,
  { newest, ...options }: ListOptions = {},
): Promise<ChatList | null> {
  const answer = await send({
    method: 'GET',
    file: 'chats.php',
    ...(newest !== undefined && { query: { newest: String(newest) } }),
    schema: taggedChats,
    known,
    ...options,
  });
  return 'status' in answer ? null : { ...answer.data, tag: answer.tag };
}

/** Which page of a conversation; none of them is the newest. Each names a message by its id. */
export interface PageOfChat {
  /** The 30 older than it, without it. */
  before?: string;
  /** The 30 newer than it, without it. */
  after?: string;
  /** It, with up to 15 older and 14 newer ones. */
  around?: string;
}

/** A page of messages, oldest first. Refusal: 404. */
export const getChat = (conversation: string, page: PageOfChat = {}, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'chat.php', query: { conversation, ...page }, schema: chatAnswer, ...options });

/**
 * Sends a message. The client id makes every attempt the same message; the key is one for all attempts between two refusals.
 * Refusals: not_enough_credits, premium_only {reason: conversations}, blocked_by, 422, 429 with Retry-After.
 */
export const sendMessage = (
  body: v.InferInput<typeof sendRequest>,
  options: CallOptions & { idempotencyKey: string },
) =>
  send({
    method: 'POST',
    file: 'chat.php',
    body,
    schema: sendAnswer,
    waitsWhenLimited: false,
    ...options,
  });

/** @param read_until id of the newest message seen. */
export const markRead = (conversation: string, read_until: string, options: CallOptions = {}) =>
  send({ method: 'PUT', file: 'chat.php', body: { conversation, read_until }, schema: nothing, ...options });

export const deleteChat = (conversation: string, options: CallOptions = {}) =>
  send({ method: 'DELETE', file: 'chat.php', body: { conversation }, schema: nothing, ...options });

/** Opening lines for a profile, and what sending one costs in credits. */
export const getIcebreakers = (profile: string, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'icebreakers.php', query: { profile }, schema: icebreakersAnswer, ...options });

/** Messages of a conversation that contain a text, newest first, 30 a page; `before` pages on. */
export const searchChat = (
  conversation: string,
  text: string,
  before?: string,
  options: CallOptions = {},
): Promise<{ results: Message[]; more: boolean }> =>
  send({
    method: 'GET',
    file: 'chat-search.php',
    query: { conversation, text, before },
    schema: chatSearchAnswer,
    ...options,
  });

/** Lets the other one know that the member is writing; it holds for a few seconds, so that a later attempt would be untrue. */
export const tellTyping = (conversation: string, options: CallOptions = {}) =>
  send({
    method: 'POST',
    file: 'typing.php',
    body: { conversation },
    schema: nothing,
    repeat: false,
    ...options,
  });

/** @param emoji null takes the own reaction back. Refusal: 404. */
export const react = (message: string, emoji: string | null, options: CallOptions = {}): Promise<Message> =>
  send({
    method: 'PUT',
    file: 'reaction.php',
    body: { message, emoji },
    schema: messageAnswer,
    ...options,
  }).then((answer) => answer.message);

/** Takes an own message back for both. Refusals: 403 too_late {minutes}, 404. */
export const deleteMessage = (message: string, options: CallOptions = {}): Promise<Message> =>
  send({ method: 'DELETE', file: 'message.php', body: { message }, schema: messageAnswer, ...options }).then(
    (answer) => answer.message,
  );

/** Pins a conversation or puts it away. Refusal: 404. */
export const arrangeChat = (
  body: v.InferInput<typeof arrangeChatRequest>,
  options: CallOptions = {},
): Promise<ChatItem> =>
  send({ method: 'PUT', file: 'chats.php', body, schema: chatItemAnswer, ...options }).then(
    ({ chat }) => chat,
  );

/** A picture of some megabytes takes its time on a slow line. */
const UPLOAD_TIMEOUT_MS = 120_000;

/**
 * Sends a picture that a message will carry. The file's name says nothing about its owner's device.
 * Refusals: 413, 415, 402 not_enough_credits.
 */
export const uploadAttachment = (
  file: Blob,
  options: CallOptions & { idempotencyKey: string },
): Promise<Attachment> => {
  const body = new FormData();
  body.append('file', file, 'photo.jpg');
  return send({
    method: 'POST',
    file: 'attachment.php',
    body,
    schema: attachmentAnswer,
    timeout: UPLOAD_TIMEOUT_MS,
    ...options,
  }).then(({ attachment }) => attachment);
};
