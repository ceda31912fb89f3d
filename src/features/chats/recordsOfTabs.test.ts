// @vitest-environment jsdom
/** What tabs and members leave alone of each other's unsent work. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { accountKey } from '@/config/storageKeys';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { createChatServer, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { draftChanged, selectDraft, selectOutbox } from './chatsSlice';
import { draftSent } from './draftSent';
import { messageWritten } from './sendingThunks';

const server = createChatServer();
vi.mock('@/api/calls/chat', () => ({ getChats: () => server.getChats() }));

type Page = ReturnType<typeof createTestStore>['store'];
const pages: Page[] = [];

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
});
afterEach(() => {
  for (const page of pages.splice(0)) page.dispatch(loggedOut({ by: 'tab' }));
  vi.useRealTimers();
  vi.restoreAllMocks();
  localStorage.clear();
});

async function openPage(): Promise<Page> {
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(connectionChanged(false));
  pages.push(store);
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

const attachment = { id: 'a1', url: '/a1.jpg', width: 800, height: 600 };
const reply_to = { id: 'x9', from: 'm1', text: 'Where to?', attachment: false, gift: null };

describe('unsent work', () => {
  it('of one tab is not written again by another that merely reads it [BX-28]', async () => {
    const [one, two] = [await openPage(), await openPage()];
    one.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text: 'Hi', attachment, reply_to }));
    const write = vi.spyOn(Storage.prototype, 'setItem');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectOutbox(two.getState())).toEqual(selectOutbox(one.getState()));
    expect(write.mock.calls.filter(([key]) => key.startsWith('outbox'))).toEqual([]);
  });

  it('is heard of from other tabs, also by whoever took a member’s place without a log-out [BX-06]', async () => {
    const page = await openPage();
    page.dispatch(loggedIn(makeUser({ id: 'u2' })));
    const key = accountKey('drafts', 'u2');
    localStorage.setItem(key, JSON.stringify({ m1: 'From the other tab' }));
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(selectDraft(page.getState(), 'm1')).toBe('From the other tab');
  });

  it('is sent once, however often Send is pressed [BX-02]', async () => {
    const page = await openPage();
    page.dispatch(draftChanged({ profile: 'm1', text: 'Hi' }));
    page.dispatch(draftSent('m1', 'c1', 'Hi'));
    page.dispatch(draftSent('m1', 'c1', 'Hi'));
    expect(selectOutbox(page.getState()).map(({ text }) => text)).toEqual(['Hi']);
  });
});
