// @vitest-environment jsdom
/** When a message makes a sound or a notice, and when it does neither. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ARRIVAL_SETTLE_MS, CHATS_POLL_HIDDEN_MS, CHATS_POLL_MS } from '@/config/limits';
import { loggedIn, memberRecalled, sessionStarted, userReceived } from '@/core/auth/authSlice';
import { pushDetected, pushMessageReceived, pushSubscribed, pushUnsubscribed } from '@/core/push/pushSlice';
import type * as chime from '@/core/signals/chime';
import { chooseSignal, isSignalOn } from '@/core/signals/signals';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { openBrowser, watchedPage } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { ApiError } from '@/api/failure';
import { selectChatsRecalled } from './age';
import { chatsRecalled } from './chatsSlice';
import { openConversation } from './chatsThunks';
import type * as notice from './notice';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  getChat: vi.fn<typeof chatCalls.getChat>(),
  markRead: vi.fn<typeof chatCalls.markRead>(),
}));
const { playChime } = vi.hoisted(() => ({ playChime: vi.fn<typeof chime.playChime>() }));
const signs = vi.hoisted(() => ({
  showNotice: vi.fn<typeof notice.showNotice>(),
  closeNotices: vi.fn<typeof notice.closeNotices>(),
}));
vi.mock('@/api/calls/chat', () => calls);
vi.mock('@/core/signals/chime', () => ({ playChime }));
vi.mock('./notice', () => signs);

const pages = openBrowser({ now: NOON, locks: true });
const show = watchedPage();
/** The list with so many unread messages, the last of them written this long after noon. */
const tell = (unread: number, after_ms: number, from = 'm1') => {
  const at = new Date(NOON + after_ms).toISOString();
  const last_message = { text: 'Hi', from, sent_at: at, attachment: false };
  const conversation = { id: 'c1', updated_at: at };
  calls.getChats.mockResolvedValue({
    chats: [makeChatItem({ num_unread_messages: unread, last_message, conversation })],
  });
  calls.getChat.mockResolvedValue({
    messages: [makeMessage({ id: `x${after_ms}`, sent_at: at, from })],
    typing: false,
    history_limited: false,
    partner_can_reply: true,
  });
};

beforeEach(() => {
  vi.stubGlobal('Notification', { permission: 'granted' });
  calls.markRead.mockReset().mockResolvedValue({});
  for (const sign of [playChime, signs.showNotice, signs.closeNotices]) sign.mockReset().mockResolvedValue();
  chooseSignal('sound', true);
  chooseSignal('notice', true);
  tell(1, 0);
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function openPage(user = makeUser()) {
  const { store, startListening } = createTestStore();
  pages.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(user));
  await pass(0);
  return store;
}
/** The next list, and the moment until the signals. */
const listComes = () => pass(CHATS_POLL_MS + ARRIVAL_SETTLE_MS);

describe('a sound [ST-15]', () => {
  it('is made for a message in a conversation that is not open, and for nothing that was there before', async () => {
    await openPage();
    await listComes();
    expect(playChime).not.toHaveBeenCalled();
    tell(2, 12_000);
    await listComes();
    expect(playChime).toHaveBeenCalledOnce();
    await listComes();
    expect(playChime).toHaveBeenCalledOnce();
  });

  it('is not made for what came since a visit whose list was shown without a server, but for what comes then [BX-25]', async () => {
    const { store, startListening } = createTestStore();
    pages.push(store);
    addChatsListeners(startListening);
    calls.getChats.mockRejectedValue(new ApiError({ kind: 'timeout' }));
    store.dispatch(memberRecalled(makeUser()));
    store.dispatch(sessionStarted());
    await pass(0);
    store.dispatch(chatsRecalled({ account: 'u1', heard_at: 1, items: [makeChatItem()], threads: [] }));
    await pass(1_500);
    tell(2, 500);
    calls.getChats.mockClear();
    store.dispatch(userReceived(makeUser()));
    await pass(10);
    // The server is there: its list does not wait for its turn.
    expect(calls.getChats).toHaveBeenCalledOnce();
    expect(selectChatsRecalled(store.getState())).toBe(false);
    await listComes();
    expect(playChime).not.toHaveBeenCalled();
    tell(3, 5_000);
    await listComes();
    expect(playChime).toHaveBeenCalledOnce();
  });

  it('is not made for the conversation that is being read', async () => {
    const page = await openPage();
    await page.dispatch(openConversation('c1'));
    tell(1, 5_000);
    await listComes();
    expect(playChime).not.toHaveBeenCalled();
  });

  it('is not made for what is seen in another tab a moment later', async () => {
    const asks = await openPage();
    await pass(200);
    const reads = await openPage();
    await reads.dispatch(openConversation('c1'));
    tell(1, 9_000);
    await pass(CHATS_POLL_MS + ARRIVAL_SETTLE_MS);
    expect(asks).not.toBe(reads);
    expect(playChime).not.toHaveBeenCalled();
  });

  it('is made by one tab of several, once for many messages', async () => {
    await openPage();
    await pass(200);
    await openPage();
    tell(2, 5_000);
    await listComes();
    expect(playChime).toHaveBeenCalledOnce();
  });

  it('is turned off for this browser', async () => {
    chooseSignal('sound', false);
    await openPage();
    tell(2, 5_000);
    await listComes();
    expect(playChime).not.toHaveBeenCalled();
  });

  it('that cannot be played troubles nobody', async () => {
    playChime.mockRejectedValue(new Error('no device'));
    await openPage();
    tell(2, 5_000);
    await listComes();
    expect(playChime).toHaveBeenCalledOnce();
  });
});

describe('a notice [ST-17]', () => {
  const news = async () => {
    show('hidden');
    tell(2, 5_000);
    await pass(CHATS_POLL_HIDDEN_MS + ARRIVAL_SETTLE_MS);
  };

  it('is shown while nobody looks, and goes when somebody does', async () => {
    await openPage();
    await news();
    expect(signs.showNotice).toHaveBeenCalledExactlyOnceWith({ path: '/chats/c1', language: 'en' });
    show('visible');
    await pass(0);
    expect(signs.closeNotices).toHaveBeenCalledOnce();
  });

  it('is not shown to somebody who looks', async () => {
    await openPage();
    tell(2, 5_000);
    await listComes();
    expect(signs.showNotice).not.toHaveBeenCalled();
  });

  it('is left to push where that is on, as is the sound', async () => {
    const page = await openPage();
    page.dispatch(pushSubscribed({ endpoint: 'https://push.test/1' }));
    show('hidden');
    tell(2, 5_000);
    page.dispatch(pushMessageReceived({ kind: 'new_messages', path: '/chats' }));
    await pass(ARRIVAL_SETTLE_MS * 2);
    expect(calls.getChats).toHaveBeenCalledTimes(2);
    expect(signs.showNotice).not.toHaveBeenCalled();
    expect(playChime).not.toHaveBeenCalled();
  });

  it('that push has shown goes while somebody looks, once it is on the screen, and stays while nobody does', async () => {
    const page = await openPage();
    page.dispatch(pushSubscribed({ endpoint: 'https://push.test/1' }));
    const pushComes = async () => {
      page.dispatch(pushMessageReceived({ kind: 'new_messages', path: '/chats' }));
      await pass(ARRIVAL_SETTLE_MS - 1);
      const before = signs.closeNotices.mock.calls.length;
      await pass(1);
      return signs.closeNotices.mock.calls.length - before;
    };
    expect(await pushComes()).toBe(1);
    show('hidden');
    expect(await pushComes()).toBe(0);
    expect(signs.closeNotices).toHaveBeenCalledOnce();
    show('visible');
    await pass(0);
    expect(signs.closeNotices).toHaveBeenCalledTimes(2);
  });

  it('of push from before goes when the site is opened by hand', async () => {
    const page = await openPage();
    expect(signs.closeNotices).not.toHaveBeenCalled();
    page.dispatch(pushDetected({ capable: true, subscribed: { endpoint: 'https://push.test/1' } }));
    await pass(0);
    expect(signs.closeNotices).toHaveBeenCalledOnce();
  });

  it('is not looked for where there can be none', async () => {
    await openPage();
    show('hidden');
    show('visible');
    await pass(0);
    expect(signs.closeNotices).not.toHaveBeenCalled();
  });

  it.each([
    ['the browser does not allow it', () => vi.stubGlobal('Notification', { permission: 'default' }), []],
    ['it is turned off here', () => chooseSignal('notice', false), []],
    ['the member wants none of messages', () => undefined, ['new_messages' as const]],
  ])('is not shown when %s', async (_, prepare, notifications_disabled) => {
    prepare();
    await openPage(makeUser({ notifications_disabled }));
    await news();
    expect(signs.showNotice).not.toHaveBeenCalled();
  });

  it('is turned off with push, and on with it', async () => {
    const page = await openPage();
    page.dispatch(pushUnsubscribed());
    expect(isSignalOn('notice')).toBe(false);
    page.dispatch(pushSubscribed({ endpoint: 'https://push.test/1' }));
    expect(isSignalOn('notice')).toBe(true);
  });
});
