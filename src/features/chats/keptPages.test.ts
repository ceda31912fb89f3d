// @vitest-environment jsdom
/** Messages that are far from the newest ones learn of what has happened to them, too. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import { MESSAGES_PER_PAGE } from '@/config/limits';
import { loggedIn } from '@/core/auth/authSlice';
import type { Message } from '@/domain/model';
import { makeMessage, NOON } from '@tests/factories/chats';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { conversationClosed, selectThread } from './chatsSlice';
import { selectMessages } from './chatsSelectors';
import { loadOlder, openConversation, pollConversation } from './chatsThunks';

const calls = vi.hoisted(() => ({
  getChat: vi.fn<typeof chatCalls.getChat>(),
  markRead: vi.fn<typeof chatCalls.markRead>(),
}));
vi.mock('@/api/calls/chat', () => calls);

/** Two pages and a half; even ones are the reader's own. */
let all: Message[] = [];
beforeEach(() => {
  all = Array.from({ length: MESSAGES_PER_PAGE * 2.5 }, (_, at) =>
    makeMessage({
      id: `x${at}`,
      from: at % 2 === 0 ? 'p1' : 'm1',
      sent_at: new Date(NOON + at * 1000).toISOString(),
      read: at % 2 === 1,
    }),
  );
  calls.markRead.mockReset().mockResolvedValue({});
  calls.getChat.mockReset().mockImplementation((_, { before, around } = {}) => {
    const at = all.findIndex(({ id }) => id === (before ?? around));
    const end = before !== undefined ? at : around !== undefined ? at + 15 : all.length;
    const messages = all.slice(Math.max(0, end - MESSAGES_PER_PAGE), end);
    return Promise.resolve({ messages, typing: false, history_limited: false, partner_can_reply: true });
  });
});

/** With everything loaded. */
async function open() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  await store.dispatch(openConversation('c1'));
  await store.dispatch(loadOlder('c1'));
  await store.dispatch(loadOlder('c1'));
  return {
    store,
    message: (id: string) => selectMessages(store.getState(), 'c1').find((one) => one.id === id),
  };
}

describe('own messages [BX-02]', () => {
  it('that were written before a read one are read as well, however far back', async () => {
    const { store, message } = await open();
    expect(message('x0')?.read).toBe(false);
    all = all.map((one, at) => (at === all.length - 5 ? { ...one, read: true } : one));
    await store.dispatch(pollConversation('c1'));
    const own = selectMessages(store.getState(), 'c1').filter(({ from }) => from === 'p1');
    expect(own.map(({ read }) => read)).toEqual(own.map((_, at) => at < own.length - 2));
  });

  it('stay the very same while nothing is news', async () => {
    const { store } = await open();
    const before = selectThread(store.getState(), 'c1')?.pages;
    await store.dispatch(pollConversation('c1'));
    expect(selectThread(store.getState(), 'c1')?.pages).toBe(before);
  });
});

describe('pages that stayed loaded since the last visit [BX-22]', () => {
  it('are asked for again when the conversation opens', async () => {
    const { store, message } = await open();
    store.dispatch(conversationClosed('c1'));
    const [far] = selectMessages(store.getState(), 'c1');
    const gone = { ...required(far), text: '', deleted: true };
    all = all.map((one) => (one.id === gone.id ? gone : one));
    await store.dispatch(openConversation('c1'));
    await vi.waitFor(() => expect(message(gone.id)?.deleted).toBe(true));
    expect(selectThread(store.getState(), 'c1')?.status).toBe('ready');
  });

  it('stay as they were when that fails', async () => {
    const { store, message } = await open();
    store.dispatch(conversationClosed('c1'));
    const [far] = selectMessages(store.getState(), 'c1');
    const asked = calls.getChat.getMockImplementation();
    calls.getChat.mockImplementation((id, page = {}, options = {}) =>
      page.around === undefined && asked
        ? asked(id, page, options)
        : Promise.reject(new ApiError({ kind: 'offline' })),
    );
    await store.dispatch(openConversation('c1'));
    await vi.waitFor(() => expect(calls.getChat.mock.calls.at(-1)?.[1]?.around).toBeDefined());
    expect(message(required(far).id)).toEqual(far);
    expect(selectThread(store.getState(), 'c1')).toMatchObject({ status: 'ready', failure: null });
  });
});
