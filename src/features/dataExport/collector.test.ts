/** The collecting of the copy: every page of every conversation once, in order, also when calls fail on the way. */
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { MESSAGES_PER_PAGE } from '@/config/limits';
import type { ChatItem, LedgerEntry, Message } from '@/domain/model';
import { makeProfile, makeProfileDetails, makeUser } from '@tests/factories/user';
import { createCollector } from './collector';
import type { ExportCalls } from './collector';

const chatOf = (id: string): ChatItem => ({
  conversation: { id, updated_at: '2026-01-01T00:00:00.000Z' },
  profile: makeProfile({ id: `m-${id}` }),
  num_unread_messages: 0,
  last_message: null,
});
const messagesOf = (conversation: string, count: number): Message[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${conversation}-${index}`,
    client_id: null,
    conversation,
    from: 'm1',
    text: `Message ${index}`,
    attachment: null,
    sent_at: '2026-01-01T00:00:00.000Z',
    read: true,
  }));

/** An account with conversations of so many messages each. */
function account(counts: readonly number[]) {
  const threads = new Map(counts.map((count, index) => [`c${index}`, messagesOf(`c${index}`, count)]));
  const asked: string[] = [];
  const calls: ExportCalls = {
    getCurrentUser: () => Promise.resolve(makeUser()),
    getMember: () => Promise.resolve({ profile: makeProfileDetails(), photos: [] }),
    getLikes: () => Promise.resolve({ profiles: [], liked_by: [] }),
    getBlocked: () => Promise.resolve([]),
    getAside: () => Promise.resolve([]),
    getTransactions: () => Promise.resolve({ transactions: [] }),
    getCards: () => Promise.resolve({ cards: [] }),
    getLedger: () => Promise.resolve({ results: [], numResults: 0 }),
    getChats: () => Promise.resolve({ chats: [...threads.keys()].map(chatOf) }),
    getChat: (conversation, before) => {
      const all = threads.get(conversation) ?? [];
      const end = before === undefined ? all.length : all.findIndex(({ id }) => id === before);
      asked.push(`${conversation} before ${before}`);
      return Promise.resolve({
        messages: all.slice(Math.max(0, end - MESSAGES_PER_PAGE), end),
        history_limited: false,
      });
    },
  };
  return { calls, asked, threads };
}

const failing = (failure: Failure) => new ApiError(failure);
const signal = () => new AbortController().signal;
const nothing = (): void => undefined;

/** Lets each call whose turn is listed fail once. */
function unsteady(calls: ExportCalls, turns: ReadonlySet<number>): ExportCalls {
  let turn = 0;
  const shaky =
    <Inputs extends unknown[], Answer>(call: (...inputs: Inputs) => Promise<Answer>) =>
    (...inputs: Inputs): Promise<Answer> => {
      turn += 1;
      return turns.has(turn) ? Promise.reject(failing({ kind: 'offline' })) : call(...inputs);
    };
  return {
    getCurrentUser: shaky(calls.getCurrentUser),
    getMember: shaky(calls.getMember),
    getLikes: shaky(calls.getLikes),
    getBlocked: shaky(calls.getBlocked),
    getAside: shaky(calls.getAside),
    getTransactions: shaky(calls.getTransactions),
    getCards: shaky(calls.getCards),
    getLedger: shaky(calls.getLedger),
    getChats: shaky(calls.getChats),
    getChat: shaky(calls.getChat),
  };
}

describe('collecting everything an account holds [BX-23]', () => {
  it('brings every message once and in order, whatever fails on the way', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 95 }), { maxLength: 5 }),
        fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { maxLength: 8 }),
        async (counts, turns) => {
          const { calls, asked, threads } = account(counts);
          const collect = createCollector(unsteady(calls, new Set(turns)));
          let collected = null;
          while (collected === null) collected = await collect(signal(), nothing).catch(() => null);
          expect(collected.conversations.map(({ messages }) => messages)).toEqual([...threads.values()]);
          expect(new Set(asked).size).toBe(asked.length);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('goes on where it stopped, and asks for nothing twice', async () => {
    const { calls, asked } = account([70]);
    const getCurrentUser = vi.fn<ExportCalls['getCurrentUser']>(calls.getCurrentUser);
    const getChat = vi
      .fn<ExportCalls['getChat']>(calls.getChat)
      .mockImplementationOnce(calls.getChat)
      .mockRejectedValueOnce(failing({ kind: 'server', status: 503 }));
    const collect = createCollector({ ...calls, getCurrentUser, getChat });
    await expect(collect(signal(), nothing)).rejects.toMatchObject({ failure: { status: 503 } });
    const { conversations } = await collect(signal(), nothing);
    expect(conversations[0]?.messages).toHaveLength(70);
    expect(getCurrentUser).toHaveBeenCalledOnce();
    expect(asked).toEqual(['c0 before undefined', 'c0 before c0-40', 'c0 before c0-10']);
  });

  it('brings what the credits were spent on once, though something is booked meanwhile', async () => {
    const { calls } = account([]);
    const entryOf = (number: number): LedgerEntry => ({
      id: `l${number}`,
      at: '2026-01-01T00:00:00.000Z',
      kind: 'message',
      credits: -1,
      balance: 5,
      profile: null,
      conversation: null,
      payment_id: null,
    });
    const getLedger = vi
      .fn<ExportCalls['getLedger']>()
      .mockResolvedValueOnce({ results: [3, 2].map(entryOf), numResults: 3 })
      .mockRejectedValueOnce(failing({ kind: 'offline' }))
      .mockResolvedValueOnce({ results: [2, 1].map(entryOf), numResults: 4 })
      .mockResolvedValueOnce({ results: [], numResults: 4 });
    const collect = createCollector({ ...calls, getLedger });
    await expect(collect(signal(), nothing)).rejects.toMatchObject({ failure: { kind: 'offline' } });
    const { ledger } = await collect(signal(), nothing);
    expect(ledger.map(({ id }) => id)).toEqual(['l3', 'l2', 'l1']);
    expect(getLedger.mock.calls.map(([page]) => page)).toEqual([1, 2, 2, 3]);
  });

  it('tells how far it is, and never goes back', async () => {
    const { calls } = account([5, 61, 0]);
    const told: number[] = [];
    await createCollector(calls)(signal(), ({ messages, done, conversations }) => {
      told.push(messages);
      expect(done).toBeLessThanOrEqual(conversations);
    });
    expect(told).toEqual([0, 5, 35, 65, 66, 66]);
  });

  it('leaves out a conversation that is gone by now, and keeps the others', async () => {
    const { calls } = account([3, 4]);
    const gone: Failure = { kind: 'refused', status: 404, code: 'not_found', details: {}, fields: {} };
    const getChat = vi.fn<ExportCalls['getChat']>(calls.getChat).mockRejectedValueOnce(failing(gone));
    const { conversations } = await createCollector({ ...calls, getChat })(signal(), nothing);
    expect(conversations.map(({ messages }) => messages.length)).toEqual([0, 4]);
  });

  it('does not turn in circles when a server answers the same page for ever', async () => {
    const { calls } = account([]);
    const page = messagesOf('c0', MESSAGES_PER_PAGE);
    const { conversations } = await createCollector({
      ...calls,
      getChats: () => Promise.resolve({ chats: [chatOf('c0')] }),
      getChat: () => Promise.resolve({ messages: page, history_limited: true }),
    })(signal(), nothing);
    expect(conversations).toMatchObject([{ messages: page, history_limited: true }]);
  });

  it('stops with the session', async () => {
    const { calls } = account([1]);
    const collect = createCollector({ ...calls, getCurrentUser: () => Promise.resolve(null) });
    await expect(collect(signal(), nothing)).rejects.toMatchObject({
      failure: { code: 'authentication_required' },
    });
  });
});
