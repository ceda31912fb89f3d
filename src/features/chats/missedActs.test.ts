// @vitest-environment jsdom
/** Two tabs of one member, of which one slept: it heard neither storage nor channel of what the other one did. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { REFRESH_AGAIN_MS } from '@/config/limits';
import { loggedIn } from '@/core/auth/authSlice';
import type { ChatServer } from '@tests/factories/chats';
import { createChatServer, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { openBrowser } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { draftChanged, selectDraft } from './chatsSlice';
import { selectUnreadTotal } from './unread';

let server: ChatServer;
/** What the server holds for unread. */
let unread = 0;
vi.mock('@/api/calls/chat', () => ({
  getChats: async () => {
    const { chats } = await server.getChats();
    for (const chat of chats) chat.num_unread_messages = unread;
    return { chats };
  },
  getChat: () => server.getChat(),
  markRead: () => server.markRead(),
}));

const A_SECOND = 1000;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const pages = openBrowser({ now: NOON, locks: true });

beforeEach(() => {
  localStorage.clear();
  server = createChatServer();
  unread = 0;
  // The message to it is lost with its sleep.
  vi.stubGlobal('BroadcastChannel', undefined);
});

async function openTab() {
  const { store, startListening } = createTestStore();
  pages.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  await pass(700);
  return store;
}

describe.each([
  ['shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  [
    'out of the browser’s memory',
    () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  ],
])('a tab that comes back, %s [BX-28]', (_, comeBack) => {
  it('has the draft that was written in another one [BX-06]', async () => {
    const [slept, other] = [await openTab(), await openTab()];
    other.dispatch(draftChanged({ profile: 'm1', text: 'Hello' }));
    await pass(A_SECOND);
    expect(selectDraft(slept.getState(), 'm1')).toBe('');
    comeBack();
    expect(selectDraft(slept.getState(), 'm1')).toBe('Hello');
  });

  it('knows within a second what was read in another one [ST-15]', async () => {
    server.receive(makeMessage({ id: 'x1', sent_at: new Date(NOON).toISOString() }));
    unread = 2;
    const slept = await openTab();
    expect(selectUnreadTotal(slept.getState())).toBe(2);
    // What it has just asked for is not old.
    await pass(REFRESH_AGAIN_MS);
    unread = 0;
    expect(selectUnreadTotal(slept.getState())).toBe(2);
    comeBack();
    await pass(A_SECOND);
    expect(selectUnreadTotal(slept.getState())).toBe(0);
  });
});
