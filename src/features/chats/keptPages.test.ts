// @vitest-environment jsdom
/** Messages that are far from the newest ones learn of what has happened to them, too. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import { MESSAGES_PER_PAGE } from '@/config/limits';
import { loggedIn } from '@/core/auth/authSlice';
import type { Message } from '@/domain/model';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { chatsRecalled, conversationClosed, selectThread, sessionBegan } from './chatsSlice';
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

  /** A page on which a conversation was opened before what was seen last came, and without a server. */
  async function recalled() {
    const { store } = createTestStore();
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
    const threads = [
      {
        conversation: 'c1',
        messages: all.slice(-60),
        heard_at: NOON,
        history_limited: false,
        partner_can_reply: true,
      },
    ];
    const recall = () =>
      store.dispatch(chatsRecalled({ account: 'u1', heard_at: NOON, items: [makeChatItem()], threads }));
    const [far] = all.slice(-60);
    const gone = { ...required(far), text: '', deleted: true };
    all = all.map((one) => (one.id === gone.id ? gone : one));
    const isGone = () =>
      selectMessages(store.getState(), 'c1').find(({ id }) => id === gone.id)?.deleted === true;
    return { store, recall, isGone };
  }

  it('are asked for again where they came from the last visit after the conversation was opened [BX-25]', async () => {
    const { store, recall, isGone } = await recalled();
    const opening = store.dispatch(openConversation('c1'));
    recall();
    await opening;
    await vi.waitFor(() => expect(isGone()).toBe(true));
    expect(selectThread(store.getState(), 'c1')?.recalled_at).toBeNull();
  });

  it('are asked for again once the server is there that the opening did not find [BX-25]', async () => {
    const { store, recall, isGone } = await recalled();
    calls.getChat.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    await store.dispatch(openConversation('c1'));
    recall();
    expect(selectThread(store.getState(), 'c1')?.recalled_at).toBe(NOON);
    await store.dispatch(pollConversation('c1'));
    await vi.waitFor(() => expect(isGone()).toBe(true));
    calls.getChat.mockClear();
    await store.dispatch(pollConversation('c1'));
    expect(calls.getChat).toHaveBeenCalledOnce();
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
