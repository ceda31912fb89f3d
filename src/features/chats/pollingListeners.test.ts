// @vitest-environment jsdom
/** When the server is asked for news, and when it is left alone. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import { CHATS_POLL_HIDDEN_MS, CHATS_POLL_MS, CONVERSATION_POLL_MS } from '@/config/limits';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { selectNotices } from '@/core/notices/noticesSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { watchedPage } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import {
  conversationClosed,
  messageDelivered,
  selectChatEntries,
  selectChatsStatus,
  selectThread,
} from './chatsSlice';
import { selectUnreadTotal } from './unread';
import { fetchChats, loadOlder, openConversation, removeChat } from './chatsThunks';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  getChat: vi.fn<typeof chatCalls.getChat>(),
  markRead: vi.fn<typeof chatCalls.markRead>(),
  deleteChat: vi.fn<typeof chatCalls.deleteChat>(),
}));
vi.mock('@/api/calls/chat', () => calls);

const chatAnswer = { typing: false, history_limited: false, partner_can_reply: true };
const setVisible = watchedPage();

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  calls.getChats.mockReset().mockResolvedValue({ chats: [makeChatItem({ num_unread_messages: 2 })] });
  calls.getChat.mockReset().mockResolvedValue({ messages: [makeMessage()], ...chatAnswer });
  calls.markRead.mockReset().mockResolvedValue({});
  calls.deleteChat.mockReset().mockResolvedValue({});
});
afterEach(() => {
  vi.useRealTimers();
});

async function openPage() {
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  await vi.advanceTimersByTimeAsync(0);
  return store;
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const asked = (call: 'getChats' | 'getChat') => calls[call].mock.calls.length;

describe('the list', () => {
  it('loads when a push message arrives, also while the page is hidden [ST-17, ST-21]', async () => {
    const page = await openPage();
    setVisible('hidden');
    page.dispatch(pushMessageReceived({ kind: 'new_messages', path: '/chats' }));
    await pass(0);
    expect(asked('getChats')).toBe(2);
    page.dispatch(loggedOut({ by: 'member' }));
    page.dispatch(pushMessageReceived({ kind: 'new_messages', path: '/chats' }));
    await pass(0);
    expect(asked('getChats')).toBe(2);
  });

  it('loads when a member logs in and again every 10 s, until the session ends [ST-21]', async () => {
    const page = await openPage();
    expect(asked('getChats')).toBe(1);
    expect(selectUnreadTotal(page.getState())).toBe(2);
    await pass(CHATS_POLL_MS * 3);
    expect(asked('getChats')).toBe(4);
    page.dispatch(loggedOut({ by: 'member' }));
    await pass(CHATS_POLL_MS * 3);
    expect(asked('getChats')).toBe(4);
  });

  it('is asked for anew when a message gets through before the first list is here', async () => {
    const first = Promise.withResolvers<chatCalls.ChatList>();
    calls.getChats.mockReturnValueOnce(first.promise);
    const page = await openPage();
    const conversation = makeChatItem({
      conversation: { id: 'c9', updated_at: new Date(NOON).toISOString() },
    });
    page.dispatch(
      messageDelivered({ client_id: 'k', message: makeMessage({ conversation: 'c9' }), conversation }),
    );
    calls.getChats.mockResolvedValue({ chats: [makeChatItem(), conversation] });
    await pass(0);
    first.resolve({ chats: [makeChatItem()] });
    await pass(0);
    expect(asked('getChats')).toBe(2);
    expect(selectChatsStatus(page.getState())).toBe('ready');
    expect(selectChatEntries(page.getState()).map((entry) => entry.conversation.id)).toContain('c9');
  });

  it('asks nothing while offline, rarely while hidden, and once at once on return', async () => {
    const page = await openPage();
    setVisible('hidden');
    await pass(CHATS_POLL_HIDDEN_MS - 1);
    expect(asked('getChats')).toBe(1);
    setVisible('visible');
    expect(asked('getChats')).toBe(1);
    await pass(1);
    expect(asked('getChats')).toBe(2);
    page.dispatch(connectionChanged(false));
    await pass(CHATS_POLL_MS * 6);
    expect(asked('getChats')).toBe(2);
    page.dispatch(connectionChanged(true));
    await pass(1);
    expect(asked('getChats')).toBe(3);
  });

  it('has one clock, also after a second log-in', async () => {
    const page = await openPage();
    page.dispatch(loggedOut({ by: 'expiry' }));
    page.dispatch(loggedIn(makeUser({ id: 'u2' })));
    await pass(0);
    const before = asked('getChats');
    await pass(CHATS_POLL_MS * 2);
    expect(asked('getChats') - before).toBe(2);
  });
});

describe('the open conversation', () => {
  it('asks every 2.5 s while it is on screen and visible', async () => {
    const page = await openPage();
    void page.dispatch(openConversation('c1'));
    await pass(0);
    expect(asked('getChat')).toBe(1);
    await pass(CONVERSATION_POLL_MS * 4);
    expect(asked('getChat')).toBe(5);
    setVisible('hidden');
    await pass(CONVERSATION_POLL_MS * 4);
    expect(asked('getChat')).toBe(5);
    page.dispatch(conversationClosed('c1'));
    setVisible('visible');
    await pass(CONVERSATION_POLL_MS * 4);
    expect(asked('getChat')).toBe(5);
  });

  it('tells the server what was read, and again when that was not heard [ST-11]', async () => {
    calls.markRead.mockRejectedValueOnce(new ApiError({ kind: 'server', status: 500 }));
    const page = await openPage();
    void page.dispatch(openConversation('c1'));
    await pass(0);
    expect(calls.markRead).toHaveBeenLastCalledWith('c1', 'x1', expect.anything());
    await pass(CONVERSATION_POLL_MS);
    expect(calls.markRead).toHaveBeenCalledTimes(2);
    calls.getChat.mockResolvedValue({ messages: [makeMessage({ read: true })], ...chatAnswer });
    await pass(CONVERSATION_POLL_MS * 3);
    expect(calls.markRead).toHaveBeenCalledTimes(2);
  });

  it('says what failed when it cannot be loaded, and stays quiet when a poll fails', async () => {
    const page = await openPage();
    calls.getChat.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
    await page.dispatch(openConversation('c1'));
    expect(selectThread(page.getState(), 'c1')).toMatchObject({
      status: 'failed',
      failure: { kind: 'timeout' },
    });
    await page.dispatch(openConversation('c1'));
    calls.getChat.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
    await pass(CONVERSATION_POLL_MS);
    expect(selectThread(page.getState(), 'c1')).toMatchObject({ status: 'ready', failure: null });
  });

  it('asks for older messages once at a time, before the oldest one known', async () => {
    const messages = Array.from({ length: 30 }, (_, at) =>
      makeMessage({ id: `y${at + 10}`, sent_at: new Date(NOON + at * 1000).toISOString(), read: true }),
    );
    calls.getChat.mockResolvedValue({ messages, ...chatAnswer });
    const page = await openPage();
    await page.dispatch(openConversation('c1'));
    calls.getChat.mockResolvedValue({
      messages: [makeMessage({ id: 'y1' })],
      ...chatAnswer,
      history_limited: true,
    });
    await Promise.all([page.dispatch(loadOlder('c1')), page.dispatch(loadOlder('c1'))]);
    expect(calls.getChat.mock.calls.slice(1).map((asked) => asked.slice(0, 2))).toEqual([
      ['c1', { before: 'y10' }],
    ]);
    // The last page is short: what else there is, the server hides [CO-07].
    expect(selectThread(page.getState(), 'c1')).toMatchObject({ complete: true, history_limited: true });
    await page.dispatch(loadOlder('c1'));
    expect(asked('getChat')).toBe(2);
  });
});

describe('removing a conversation [ST-12]', () => {
  it('drops it at once and tells the server', async () => {
    const page = await openPage();
    const removal = page.dispatch(removeChat('c1'));
    expect(selectChatEntries(page.getState())).toEqual([]);
    calls.getChats.mockResolvedValue({ chats: [] });
    await removal;
    expect(calls.deleteChat).toHaveBeenCalledWith('c1', expect.anything());
    expect(selectNotices(page.getState())).toEqual([]);
  });

  it('brings it back, says so and reloads when the server fails [ER-20]', async () => {
    const page = await openPage();
    const failure = { kind: 'server', status: 500 } as const;
    calls.deleteChat.mockRejectedValueOnce(new ApiError(failure));
    await page.dispatch(removeChat('c1'));
    expect(selectChatEntries(page.getState())).toHaveLength(1);
    expect(selectNotices(page.getState())).toMatchObject([{ key: 'chatDeleteFailed', tone: 'bad', failure }]);
    await pass(0);
    expect(asked('getChats')).toBe(2);
  });

  it('counts as done when an earlier attempt has already deleted it', async () => {
    const page = await openPage();
    const gone = { kind: 'refused', status: 404, code: 'not_found', details: {}, fields: {} } as const;
    calls.deleteChat.mockRejectedValueOnce(new ApiError(gone));
    await page.dispatch(removeChat('c1'));
    expect(selectChatEntries(page.getState())).toEqual([]);
    expect(selectNotices(page.getState())).toEqual([]);
  });
});

it('asks for nothing when nobody is logged in', async () => {
  const { store } = createTestStore();
  await store.dispatch(fetchChats());
  expect(asked('getChats')).toBe(0);
});
