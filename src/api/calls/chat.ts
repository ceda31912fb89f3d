/** chats.php, chat.php and icebreakers.php: conversations (spec 7, contract table). */
import type * as v from 'valibot';
import { send } from '../client';
import type { CallOptions } from '../client';
import { chatAnswer, chatsAnswer, icebreakersAnswer, sendAnswer } from '../wire/chat';
import type { sendRequest } from '../wire/chat';
import { nothing } from '../wire/primitives';

export const getChats = (options: CallOptions = {}) =>
  send({ method: 'GET', file: 'chats.php', schema: chatsAnswer, ...options });

/** @param before a message id: the page of 30 older than it. Refusal: 404. */
export const getChat = (conversation: string, before?: string, options: CallOptions = {}) =>
  send({ method: 'GET', file: 'chat.php', query: { conversation, before }, schema: chatAnswer, ...options });

/**
 * Sends a message. The client id is also the idempotency key, so that every attempt is the same message.
 * Refusals: not_enough_credits, premium_only {reason: conversations}, blocked_by, 422.
 */
export const sendMessage = (body: v.InferInput<typeof sendRequest>, options: CallOptions = {}) =>
  send({
    method: 'POST',
    file: 'chat.php',
    body,
    schema: sendAnswer,
    idempotencyKey: body.client_id,
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
