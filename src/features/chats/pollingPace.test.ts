// @vitest-environment jsdom
/** How often news are asked for: while people talk, when nothing happens, out of sight, and after a sleep. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import {
  CHATS_POLL_HIDDEN_MS,
  CHATS_POLL_MS,
  CHATS_POLL_QUIET_MS,
  CONVERSATION_POLL_CALM_MS,
  CONVERSATION_POLL_MS,
  CONVERSATION_POLL_QUIET_MS,
  POLL_CALM_AFTER_MS,
  POLL_QUIET_AFTER_MS,
} from '@/config/limits';
import { loggedIn } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { pushSubscribed } from '@/core/push/pushSlice';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { openBrowser, watchedPage } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { draftChanged } from './chatsSlice';
import { openConversation } from './chatsThunks';
import { selectUnreadTotal } from './unread';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  getChat: vi.fn<typeof chatCalls.getChat>(),
  markRead: vi.fn<typeof chatCalls.markRead>(),
  tellTyping: vi.fn<typeof chatCalls.tellTyping>(),
}));
vi.mock('@/api/calls/chat', () => calls);

const rest = { typing: false, history_limited: false, partner_can_reply: true };
const first = makeMessage({ read: true });
const pages = openBrowser({ now: NOON, locks: false });
const show = watchedPage();
beforeEach(() => {
  calls.getChats.mockReset().mockResolvedValue({ chats: [makeChatItem()] });
  calls.getChat.mockReset().mockResolvedValue({ messages: [first], ...rest });
  calls.markRead.mockReset().mockResolvedValue({});
  calls.tellTyping.mockReset().mockResolvedValue({});
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function openPage(conversation: string | null) {
  const { store, startListening } = createTestStore();
  pages.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  await pass(0);
  if (conversation !== null) await store.dispatch(openConversation(conversation));
  return store;
}
/** How often the server is asked within a time. */
async function asked(call: 'getChats' | 'getChat', ms: number): Promise<number> {
  const before = calls[call].mock.calls.length;
  await pass(ms);
  return calls[call].mock.calls.length - before;
}

describe('the open conversation [ST-21]', () => {
  it('is asked about less and less often while nothing happens', async () => {
    await openPage('c1');
    await pass(POLL_CALM_AFTER_MS);
    expect(await asked('getChat', CONVERSATION_POLL_CALM_MS * 6)).toBe(6);
    await pass(POLL_QUIET_AFTER_MS);
    expect(await asked('getChat', CONVERSATION_POLL_QUIET_MS * 6)).toBe(6);
  });

  it('is asked about often again with the first key', async () => {
    const page = await openPage('c1');
    await pass(POLL_QUIET_AFTER_MS * 2);
    page.dispatch(draftChanged({ profile: 'm1', text: 'H' }));
    await pass(0);
    expect(await asked('getChat', CONVERSATION_POLL_MS * 4)).toBe(4);
  });

  it('is asked about often again when something arrives', async () => {
    await openPage('c1');
    await pass(POLL_QUIET_AFTER_MS * 2);
    const sent_at = new Date(NOON + POLL_QUIET_AFTER_MS).toISOString();
    calls.getChat.mockResolvedValue({ messages: [first, makeMessage({ id: 'x2', sent_at })], ...rest });
    await pass(CONVERSATION_POLL_QUIET_MS);
    expect(await asked('getChat', CONVERSATION_POLL_MS * 4)).toBe(4);
  });

  it('is asked about rarely while the server is in trouble', async () => {
    await openPage('c1');
    calls.getChat.mockRejectedValue(new ApiError({ kind: 'server', status: 500 }));
    await pass(CONVERSATION_POLL_MS);
    expect(await asked('getChat', CONVERSATION_POLL_QUIET_MS * 3)).toBe(3);
    calls.getChat.mockResolvedValue({ messages: [first], ...rest });
    await pass(CONVERSATION_POLL_QUIET_MS);
    expect(await asked('getChat', CONVERSATION_POLL_CALM_MS * 2)).toBeGreaterThanOrEqual(2);
  });

  it('is asked about when the server has said it may be', async () => {
    await openPage('c1');
    const details = { retry_after: 60 };
    calls.getChat.mockRejectedValueOnce(
      new ApiError({ kind: 'refused', status: 429, code: 'rate_limited', details, fields: {} }),
    );
    await pass(CONVERSATION_POLL_MS);
    expect(await asked('getChat', 59_000)).toBe(0);
    expect(await asked('getChat', 1_000)).toBe(1);
    expect(await asked('getChat', CONVERSATION_POLL_CALM_MS * 2)).toBeGreaterThanOrEqual(2);
  });

  it('is left alone for the time that the server has named, whoever comes back', async () => {
    const page = await openPage('c1');
    const details = { retry_after: 60 };
    calls.getChat.mockRejectedValueOnce(
      new ApiError({ kind: 'refused', status: 429, code: 'rate_limited', details, fields: {} }),
    );
    await pass(CONVERSATION_POLL_MS);
    await pass(10_000);
    page.dispatch(connectionChanged(false));
    page.dispatch(connectionChanged(true));
    expect(await asked('getChat', 40_000)).toBe(0);
  });

  it('counts as unread what comes while nobody looks, until somebody does [ST-15]', async () => {
    const page = await openPage('c1');
    show('hidden');
    const at = new Date(NOON + 5_000).toISOString();
    const last_message = { text: 'There?', from: 'm1', sent_at: at, attachment: false };
    const conversation = { id: 'c1', updated_at: at };
    calls.getChats.mockResolvedValue({
      chats: [makeChatItem({ num_unread_messages: 1, last_message, conversation })],
    });
    await pass(CHATS_POLL_HIDDEN_MS);
    expect(selectUnreadTotal(page.getState())).toBe(1);
    calls.getChat.mockResolvedValue({
      messages: [first, makeMessage({ id: 'x2', text: 'There?', sent_at: at })],
      ...rest,
    });
    show('visible');
    await pass(0);
    expect(selectUnreadTotal(page.getState())).toBe(0);
    expect(calls.markRead).toHaveBeenLastCalledWith('c1', 'x2', expect.anything());
  });
});

describe('the list [ST-21]', () => {
  it('is asked for every 30 s when nothing has happened for three minutes', async () => {
    await openPage(null);
    expect(await asked('getChats', CHATS_POLL_MS * 6)).toBe(6);
    await pass(POLL_QUIET_AFTER_MS);
    expect(await asked('getChats', CHATS_POLL_QUIET_MS * 4)).toBe(4);
  });

  it('is asked for once a minute out of sight, and not at all where push tells [ST-17]', async () => {
    const page = await openPage('c1');
    show('hidden');
    await pass(0);
    const before = calls.getChat.mock.calls.length;
    expect(await asked('getChats', CHATS_POLL_HIDDEN_MS * 5)).toBe(5);
    page.dispatch(pushSubscribed({ endpoint: 'https://push.test/1' }));
    // The wait that had begun before ends first.
    await pass(CHATS_POLL_HIDDEN_MS);
    expect(await asked('getChats', CHATS_POLL_HIDDEN_MS * 30)).toBe(0);
    expect(calls.getChat.mock.calls.length).toBe(before);
  });
});

describe('waking up', () => {
  /** Time goes by without a timer: the machine sleeps, or the page is kept in the browser's memory. */
  const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

  it('asks once for each, however many events tell of it, and makes up for nothing', async () => {
    const page = await openPage('c1');
    sleep(8 * 3_600_000);
    const before = { list: calls.getChats.mock.calls.length, open: calls.getChat.mock.calls.length };
    show('hidden');
    show('visible');
    page.dispatch(connectionChanged(false));
    page.dispatch(connectionChanged(true));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await pass(100);
    expect(calls.getChats.mock.calls.length - before.list).toBe(1);
    expect(calls.getChat.mock.calls.length - before.open).toBe(1);
    expect(await asked('getChat', CONVERSATION_POLL_MS * 4 - 100)).toBe(4);
  });

  it('asks at once on return from the memory of the browser', async () => {
    await openPage('c1');
    sleep(5_000);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    expect(await asked('getChat', 1)).toBe(1);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
    expect(await asked('getChat', 1)).toBe(0);
  });

  it('does not ask again for what was asked a moment ago', async () => {
    await openPage('c1');
    await pass(CONVERSATION_POLL_MS);
    show('hidden');
    show('visible');
    expect(await asked('getChat', 100)).toBe(0);
  });

  it('goes on when the clock was set back', async () => {
    await openPage('c1');
    vi.setSystemTime(NOON - 3_600_000);
    await pass(CONVERSATION_POLL_MS);
    expect(await asked('getChat', CONVERSATION_POLL_MS * 4)).toBe(4);
  });
});
