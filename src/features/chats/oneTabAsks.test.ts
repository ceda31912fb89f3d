// @vitest-environment jsdom
/** Several tabs of one browser: one asks the server, all know. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import { CHATS_POLL_MS, CONVERSATION_POLL_MS, FIRST_CHATS } from '@/config/limits';
import { NEWS_CHANNEL } from '@/config/storageKeys';
import { loggedIn } from '@/core/auth/authSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import { TestChannel } from '@tests/factories/channel';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createLocks } from '@tests/factories/locks';
import { createTestStore } from '@tests/factories/store';
import { openBrowser } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { arrangeConversation } from './arrangeThunks';
import { addChatsListeners } from './chatsListeners';
import { selectChatEntries, selectChatsHeardAt } from './chatsSlice';
import { selectMessages } from './chatsSelectors';
import { fetchChats, openConversation, pollConversation, removeChat } from './chatsThunks';
import { selectUnreadTotal } from './unread';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  getNewChats: vi.fn<typeof chatCalls.getNewChats>(),
  getChat: vi.fn<typeof chatCalls.getChat>(),
  markRead: vi.fn<typeof chatCalls.markRead>(),
  deleteChat: vi.fn<typeof chatCalls.deleteChat>(),
  arrangeChat: vi.fn<typeof chatCalls.arrangeChat>(),
}));
vi.mock('@/api/calls/chat', () => calls);

const answer = { typing: false, history_limited: false, partner_can_reply: true };
const first = makeMessage({ read: true });
const second = makeMessage({
  id: 'x2',
  text: 'News',
  sent_at: new Date(NOON + 5_000).toISOString(),
  read: true,
});
const unread = (count: number, at = NOON) =>
  makeChatItem({
    num_unread_messages: count,
    conversation: { id: 'c1', updated_at: new Date(at).toISOString() },
    last_message: { text: 'Hi', from: 'm1', sent_at: new Date(at).toISOString(), attachment: false },
  });

const pages = openBrowser({ now: NOON, locks: true });
beforeEach(() => {
  calls.getChats.mockReset().mockResolvedValue({ chats: [unread(0)] });
  calls.getChat.mockReset().mockResolvedValue({ messages: [first], ...answer });
  calls.markRead.mockReset().mockResolvedValue({});
  calls.deleteChat.mockReset().mockResolvedValue({});
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function openTab(id = 'u1') {
  const { store, startListening } = createTestStore();
  pages.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser({ id })));
  // Nobody opens two tabs in one moment.
  await pass(700);
  return store;
}
const idsIn = (tab: Awaited<ReturnType<typeof openTab>>) =>
  selectChatEntries(tab.getState()).map(({ conversation }) => conversation.id);
/** How often the server was asked since. */
function counted(call: 'getChats' | 'getChat') {
  const before = calls[call].mock.calls.length;
  return () => calls[call].mock.calls.length - before;
}

describe('three tabs [BX-28]', () => {
  it('ask for the list as often as one, and all know what it says', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    const asked = counted('getChats');
    await pass(CHATS_POLL_MS * 3);
    calls.getChats.mockResolvedValue({ chats: [unread(2, NOON + 40_000)] });
    await pass(CHATS_POLL_MS * 3);
    expect(asked()).toBe(6);
    expect(tabs.map((tab) => selectUnreadTotal(tab.getState()))).toEqual([2, 2, 2]);
  });

  it('move their times on together while the list stays the same', async () => {
    calls.getChats.mockResolvedValue({ chats: [unread(0)], tag: '"one"' });
    calls.getNewChats.mockResolvedValue(null);
    const tabs = [await openTab(), await openTab(), await openTab()];
    const heard = () => tabs.map((tab) => selectChatsHeardAt(tab.getState()));
    const before = Math.max(...heard());
    await pass(CHATS_POLL_MS * 8);
    expect(new Set(heard()).size).toBe(1);
    expect(heard()[0]).toBeGreaterThanOrEqual(before + CHATS_POLL_MS * 7);
    expect(tabs.map((tab) => selectChatEntries(tab.getState()).length)).toEqual([1, 1, 1]);
  });

  it('ask for one conversation as often as one, and all show it', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    for (const tab of tabs) {
      void tab.dispatch(openConversation('c1'));
      await pass(600);
    }
    const asked = counted('getChat');
    calls.getChat.mockResolvedValue({ messages: [first, second], ...answer });
    await pass(CONVERSATION_POLL_MS * 4);
    expect(asked()).toBe(4);
    for (const tab of tabs) {
      expect(selectMessages(tab.getState(), 'c1').map(({ text }) => text)).toEqual(['Hello', 'News']);
    }
  });

  it('ask once for what a push message is about [ST-21]', async () => {
    const tabs = [await openTab(), await openTab(), await openTab()];
    await pass(5_000);
    const asked = counted('getChats');
    const at = Date.now();
    calls.getChats.mockResolvedValue({ chats: [unread(1, at)] });
    await pass(3);
    for (const tab of tabs) tab.dispatch(pushMessageReceived({ kind: 'new_messages', path: '/chats', at }));
    await pass(100);
    expect(asked()).toBe(1);
    expect(tabs.map((tab) => selectUnreadTotal(tab.getState()))).toEqual([1, 1, 1]);
  });

  it('go on when the tab that asked is closed in the middle of it', async () => {
    const [one] = [await openTab()];
    calls.getChats.mockReturnValueOnce(new Promise(() => undefined));
    await pass(CHATS_POLL_MS);
    // Its lock goes with it.
    Object.defineProperty(navigator, 'locks', { configurable: true, value: createLocks() });
    const asked = counted('getChats');
    const two = await openTab();
    await pass(CHATS_POLL_MS * 2);
    expect(asked()).toBe(3);
    expect(selectChatEntries(two.getState())).toHaveLength(1);
    expect(selectChatEntries(one.getState())).toHaveLength(1);
  });
});

describe('what is arranged in one tab [BX-28]', () => {
  const SOON = 900;
  const shown = (tab: Awaited<ReturnType<typeof openTab>>) => selectChatEntries(tab.getState());

  it('is removed in the others within a second [ST-12]', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await pass(3_000);
    calls.getChats.mockResolvedValue({ chats: [] });
    await one.dispatch(removeChat('c1'));
    await pass(SOON);
    expect([shown(one), shown(two)]).toEqual([[], []]);
  });

  it('is pinned in the others within a second', async () => {
    const [one, two] = [await openTab(), await openTab()];
    await pass(3_000);
    const pinned = { ...unread(0), pinned: true };
    calls.arrangeChat.mockResolvedValue(pinned);
    calls.getChats.mockResolvedValue({ chats: [pinned] });
    await one.dispatch(arrangeConversation({ conversation: 'c1', pinned: true }));
    await pass(SOON);
    expect([one, two].map((tab) => shown(tab)[0]?.pinned)).toEqual([true, true]);
  });
});

describe('what one tab hears', () => {
  it('is not unread in another when it is read here', async () => {
    const [one, two] = [await openTab(), await openTab()];
    void one.dispatch(openConversation('c1'));
    await pass(0);
    // The tab that shows it is also the first to ask again.
    calls.getChats.mockResolvedValue({ chats: [unread(1, NOON + 8_000)] });
    await pass(CHATS_POLL_MS - 1_400);
    expect(selectChatEntries(two.getState())[0]?.last_message?.text).toBe('Hi');
    expect(selectUnreadTotal(one.getState())).toBe(0);
    expect(selectUnreadTotal(two.getState())).toBe(0);
  });

  it('means nothing to another account', async () => {
    await openTab('u1');
    calls.getChats.mockResolvedValue({ chats: [] });
    const other = await openTab('u2');
    calls.getChats.mockResolvedValue({ chats: [unread(3)] });
    await pass(CHATS_POLL_MS - 1_000);
    expect(selectUnreadTotal(other.getState())).toBe(0);
  });

  it('does not bring back what was removed meanwhile [ST-12]', async () => {
    const [one, two] = [await openTab(), await openTab()];
    let tell: (value: { chats: ReturnType<typeof unread>[] }) => void = () => undefined;
    calls.getChats.mockReturnValueOnce(new Promise((resolve) => (tell = resolve)));
    await pass(CHATS_POLL_MS);
    calls.getChats.mockResolvedValue({ chats: [] });
    await two.dispatch(removeChat('c1'));
    await pass(50);
    tell({ chats: [unread(4, NOON + 9_000)] });
    await pass(50);
    expect(selectChatEntries(two.getState())).toEqual([]);
    await pass(CHATS_POLL_MS);
    expect(selectChatEntries(one.getState())).toEqual([]);
  });

  it('does not tell whether a removal without an answer came about: the tab asks for itself [ST-12]', async () => {
    const [one, two] = [await openTab(), await openTab()];
    calls.deleteChat.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
    calls.getChats.mockRejectedValueOnce(new ApiError({ kind: 'timeout' }));
    await two.dispatch(removeChat('c1'));
    expect(selectChatEntries(two.getState())).toEqual([]);
    // Not deleted: the one that asks next tells the other, which looks.
    await one.dispatch(fetchChats());
    await pass(50);
    expect(idsIn(two)).toEqual(['c1']);
    await pass(CHATS_POLL_MS);
    expect(idsIn(one)).toEqual(['c1']);
  });

  it('is as old as the question, where the page had asked before the app was here [BX-16]', async () => {
    const ear = new TestChannel(NEWS_CHANNEL);
    const told: unknown[] = [];
    ear.addEventListener('message', (event) => {
      if (event instanceof MessageEvent) told.push(event.data);
    });
    const at = Date.now() - 2_000;
    const asked = { at, answer: Promise.resolve(null) };
    globalThis.askedAhead = {
      [FIRST_CHATS]: asked,
      '/api/chat.php?conversation=c1': asked,
    };
    const tab = await openTab();
    void tab.dispatch(openConversation('c1'));
    await pass(50);
    globalThis.askedAhead = undefined;
    for (const kind of ['chats', 'messages'])
      expect(told).toContainEqual(expect.objectContaining({ kind, asked_at: at }));
  });

  it('changes nothing where more is known already, and is answered with that [BX-16]', async () => {
    const one = await openTab();
    void one.dispatch(openConversation('c1'));
    await pass(50);
    const [news, messages] = [unread(1, NOON + 5_000), [first, second]];
    calls.getChats.mockResolvedValue({ chats: [news] });
    calls.getChat.mockResolvedValue({ messages, ...answer });
    await one.dispatch(fetchChats());
    await one.dispatch(pollConversation('c1'));
    // The page of the other tab had asked before that.
    const asked = { at: Date.now() - 2_000, answer: Promise.resolve(null) };
    globalThis.askedAhead = { [FIRST_CHATS]: asked, '/api/chat.php?conversation=c1': asked };
    calls.getChats.mockResolvedValueOnce({ chats: [unread(0)] });
    calls.getChat.mockResolvedValueOnce({ messages: [first], ...answer });
    const two = await openTab();
    void two.dispatch(openConversation('c1'));
    await pass(50);
    globalThis.askedAhead = undefined;
    await pass(50);
    for (const tab of [one, two]) {
      expect(selectChatEntries(tab.getState()).map(({ last_message }) => last_message?.sent_at)).toEqual([
        news.last_message?.sent_at,
      ]);
      expect(selectMessages(tab.getState(), 'c1')).toEqual(messages);
    }
  });

  it('is believed in no other shape', async () => {
    const tab = await openTab();
    const stranger = new TestChannel(NEWS_CHANNEL);
    const news = { account: 'u1', asked_at: Date.now() + 1, heard_at: NOON };
    for (const message of [
      null,
      'chats',
      { kind: 'chats', ...news },
      { kind: 'chats', ...news, chats: [{ conversation: { id: 'c9' } }] },
      { kind: 'messages', ...news, conversation: 'c1', answer: { messages: [{}] } },
    ]) {
      stranger.postMessage(message);
    }
    await pass(10);
    expect(selectChatEntries(tab.getState()).map(({ conversation }) => conversation.id)).toEqual(['c1']);
  });
});

describe('a browser without', () => {
  it('locks: each tab asks, and still spares what another has just heard', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    await openTab();
    await openTab();
    const asked = counted('getChats');
    await pass(CHATS_POLL_MS * 3);
    expect(asked()).toBe(3);
  });

  it('locks and channel: each tab asks for itself', async () => {
    Reflect.deleteProperty(navigator, 'locks');
    vi.stubGlobal('BroadcastChannel', undefined);
    await openTab();
    await openTab();
    const asked = counted('getChats');
    await pass(CHATS_POLL_MS * 3);
    expect(asked()).toBe(6);
  });
});
