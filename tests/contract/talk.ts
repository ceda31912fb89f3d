/** Two personas in one world who write to each other: the steps of their tests. */
import * as v from 'valibot';
import {
  chatAnswer,
  chatItemAnswer,
  chatsAnswer,
  chatSearchAnswer,
  messageAnswer,
  sendAnswer,
} from '@/api/wire/chat';
import { clientId, createCaller, type Caller } from './caller';

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

export interface Talk extends Caller {
  /** Sends as whoever is logged in; every message has a client id of its own. */
  say(to: string, text: string, more?: Record<string, unknown>): ReturnType<Caller['call']>;
  /** The same, for a message that is taken. */
  said(to: string, text: string, more?: Record<string, unknown>): Promise<v.InferOutput<typeof sendAnswer>>;
  chat(conversation: string, page?: Record<string, string>): Promise<v.InferOutput<typeof chatAnswer>>;
  find(conversation: string, text: string, before?: string): Promise<v.InferOutput<typeof chatSearchAnswer>>;
  item(conversation: string): Promise<v.InferOutput<typeof chatsAnswer>['chats'][number] | undefined>;
  react(message: string, emoji: string | null): ReturnType<Caller['call']>;
  takeBack(message: string): ReturnType<Caller['call']>;
}

/** A world in which the personas have credits enough. */
export function createTalk(seed = 'talk'): Talk {
  const caller = createCaller(seed);
  for (const account of caller.db.accounts.values()) account.credits = 500;
  let sent = 0;
  const say: Talk['say'] = (to, text, more = {}) => {
    sent += 1;
    return caller.call('POST', '/api/chat.php', { profile: to, client_id: clientId(sent), text, ...more });
  };
  const get = async (file: string, values: Record<string, string>) =>
    (await caller.call('GET', `/api/${file}?${query(values)}`)).body;
  return {
    ...caller,
    say,
    said: async (...message) => v.parse(sendAnswer, (await say(...message)).body),
    chat: async (conversation, page = {}) =>
      v.parse(chatAnswer, await get('chat.php', { conversation, ...page })),
    find: async (conversation, text, before) =>
      v.parse(
        chatSearchAnswer,
        await get('chat-search.php', { conversation, text, ...(before !== undefined && { before }) }),
      ),
    item: async (conversation) =>
      v
        .parse(chatsAnswer, await get('chats.php', {}))
        .chats.find((item) => item.conversation.id === conversation),
    react: (message, emoji) => caller.call('PUT', '/api/reaction.php', { message, emoji }),
    takeBack: (message) => caller.call('DELETE', '/api/message.php', { message }),
  };
}

export const messageOf = (body: Record<string, unknown>): v.InferOutput<typeof messageAnswer>['message'] =>
  v.parse(messageAnswer, body).message;
export const chatOf = (body: Record<string, unknown>): v.InferOutput<typeof chatItemAnswer>['chat'] =>
  v.parse(chatItemAnswer, body).chat;
