// @vitest-environment jsdom
/** The balance on screen is the newest one, in whatever order the answers to messages come. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn, loggedOut, selectCredits } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { messageWritten } from './sendingThunks';

let balance = 10;
/** Answers of the server, released by the test, by the message's text. */
const answers = new Map<string, () => void>();
const getCurrentUser = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('@/api/calls/chat', () => ({
  getChats: () => Promise.resolve({ chats: [] }),
  getChat: () => Promise.reject(new Error('Nothing is looked for.')),
  sendMessage: ({ client_id, profile, text }: Record<'client_id' | 'profile' | 'text', string>) => {
    balance -= 1;
    const conversation = `c-${profile}`;
    const answer = {
      message: makeMessage({ client_id, conversation, text }),
      credits: balance,
      conversation: makeChatItem({
        conversation: { id: conversation, updated_at: new Date(NOON).toISOString() },
      }),
    };
    return new Promise((resolve) => answers.set(text, () => resolve(answer)));
  },
}));
vi.mock('@/api/calls/user', () => ({ getCurrentUser }));

let leave: () => void;
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  balance = 10;
  answers.clear();
  getCurrentUser.mockReset().mockImplementation(() => Promise.resolve(makeUser({ credits: balance })));
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  localStorage.clear();
});

const pass = () => vi.advanceTimersByTimeAsync(1);
async function openPage() {
  const { store, startListening } = createTestStore();
  leave = () => void store.dispatch(loggedOut({ by: 'member' }));
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser({ credits: balance })));
  await pass();
  const write = async (profile: string, text: string) => {
    store.dispatch(messageWritten({ profile, conversation: null, text }));
    await pass();
  };
  const answer = async (text: string) => {
    answers.get(text)?.();
    await pass();
  };
  return { store, write, answer, credits: () => selectCredits(store.getState()) };
}

describe('the balance', () => {
  it('is asked for when messages to two members were on their way at once, after the last [BX-05]', async () => {
    const { write, answer, credits } = await openPage();
    await write('m1', 'first');
    await write('m2', 'second');
    await answer('second');
    expect(getCurrentUser).not.toHaveBeenCalled();
    await answer('first');
    expect(credits()).toBe(8);
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
  });

  it('is asked for once when others wait in line behind them', async () => {
    const { write, answer, credits } = await openPage();
    await write('m1', 'first');
    await write('m2', 'second');
    await write('m1', 'third');
    await answer('second');
    await answer('first');
    expect(getCurrentUser).not.toHaveBeenCalled();
    await answer('third');
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
    expect(credits()).toBe(7);
  });

  it('is known from the answers alone when one message goes after the other', async () => {
    const { write, answer, credits } = await openPage();
    await write('m1', 'first');
    await write('m1', 'second');
    await answer('first');
    await answer('second');
    expect(credits()).toBe(8);
    expect(getCurrentUser).not.toHaveBeenCalled();
  });

  it('also counts a message that arrived just before its addressee was blocked', async () => {
    const { store, write, answer, credits } = await openPage();
    await write('m1', 'first');
    store.dispatch(memberBlocked('m1'));
    await answer('first');
    expect(credits()).toBe(9);
  });
});
