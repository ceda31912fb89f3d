/** Conversations for tests, and a server of conversations whose answers can get lost. */
import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import type { ChatItem, Message } from '@/domain/model';
import { makeProfile } from './user';

/** Noon of the day that the tests live in, epoch ms. */
export const NOON = Date.UTC(2026, 10, 21, 12);

export const makeMessage = (changes: Partial<Message> = {}): Message => ({
  id: 'x1',
  client_id: null,
  conversation: 'c1',
  from: 'm1',
  text: 'Hello',
  attachment: null,
  sent_at: new Date(NOON).toISOString(),
  read: false,
  ...changes,
});

/** Messages x1, x2, … a minute apart, the partner's and the reader's in turn. */
export const makeMessages = (count: number, from = 1): Message[] =>
  Array.from({ length: count }, (_, index) =>
    makeMessage({
      id: `x${String(from + index).padStart(4, '0')}`,
      from: (from + index) % 2 === 0 ? 'm1' : 'p1',
      text: `Line ${from + index}`,
      sent_at: new Date(NOON - 86_400_000 + (from + index) * 60_000).toISOString(),
      read: true,
    }),
  );

export const makeChatItem = (changes: Partial<ChatItem> = {}): ChatItem => ({
  conversation: { id: 'c1', updated_at: new Date(NOON).toISOString() },
  profile: makeProfile(),
  num_unread_messages: 0,
  last_message: null,
  ...changes,
});

/** What happens to one attempt: nothing; never arrives; arrives, but its answer is lost; is refused with a code. */
export type Fate = 'fine' | 'dropped' | 'answerLost' | { refused: string };

const failed = (failure: Failure): ApiError => new ApiError(failure);
const refusal = (status: number, code: string): Failure => ({
  kind: 'refused',
  status,
  code,
  details: {},
  fields: {},
});

/** One conversation, kept as the contract says: one client_id is one message and one charge, one key one answer. */
export function createChatServer({ credits = 10 }: { credits?: number } = {}) {
  const messages: Message[] = [];
  const fates: Fate[] = [];
  const failures: Failure[] = [];
  const attempts: string[] = [];
  /** What was refused under a key is refused under it for good. */
  const refusals = new Map<string, ApiError>();
  let held: Promise<void> | null = null;
  let balance = credits;
  let opened = true;

  const item = (): ChatItem => {
    const last = messages.at(-1);
    return makeChatItem({
      conversation: { id: 'c1', updated_at: last?.sent_at ?? new Date(NOON).toISOString() },
      last_message: last
        ? { text: last.text, from: last.from, sent_at: last.sent_at, attachment: false }
        : null,
    });
  };
  const answer = (message: Message) => ({ message, credits: balance, conversation: item() });

  return {
    messages,
    fates,
    /** What the next attempts meet before the server sees them. */
    failures,
    /** Keeps the answers to messages back until it is resolved. */
    holdAnswers: (until: Promise<void>) => {
      held = until;
    },
    /** client_ids in the order in which attempts were made. */
    attempts,
    credits: () => balance,
    texts: () => messages.map(({ text }) => text),
    /** Before the first message there is no conversation. */
    withoutConversation: () => {
      opened = false;
    },
    receive: (message: Message) => messages.push(message),
    getChats: () => Promise.resolve({ chats: opened ? [item()] : [] }),
    getChat: () =>
      Promise.resolve({
        messages: messages.slice(-30),
        typing: false,
        history_limited: false,
        partner_can_reply: true,
      }),
    sendMessage: async (
      { client_id, text }: { client_id: string; text: string },
      { idempotencyKey: key }: { idempotencyKey: string },
    ) => {
      const refused = (status: number, code: string): ApiError => {
        const error = failed(refusal(status, code));
        refusals.set(key, error);
        return error;
      };
      const failure = failures.shift();
      if (failure) throw failed(failure);
      attempts.push(client_id);
      const fate = fates.shift() ?? 'fine';
      if (fate === 'dropped') throw failed({ kind: 'offline' });
      const before = refusals.get(key);
      if (before) throw before;
      const known = messages.find((message) => message.client_id === client_id);
      if (typeof fate === 'object' && !known) throw refused(403, fate.refused);
      if (!known && balance < 1) throw refused(402, 'not_enough_credits');
      const sent_at = new Date(NOON + messages.length * 1000).toISOString();
      const message =
        known ?? makeMessage({ id: `s${messages.length + 1}`, client_id, from: 'p1', text, sent_at });
      if (!known) {
        messages.push(message);
        balance -= 1;
        opened = true;
      }
      const reply = answer(message);
      if (held) await held;
      if (fate === 'answerLost') throw failed({ kind: 'timeout' });
      return reply;
    },
    markRead: () => Promise.resolve({}),
    deleteChat: () => Promise.resolve({}),
    getIcebreakers: () => Promise.resolve({ lines: [], cost: 1 }),
  };
}

export type ChatServer = ReturnType<typeof createChatServer>;
