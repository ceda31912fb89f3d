// @vitest-environment jsdom
/** A list of conversations that something done here, or a later one, has overtaken: it counts for no tab. */
import { beforeEach, expect, it, vi } from 'vitest';
import type { AppStore } from '@/app/store';
import { NEWS_CHANNEL } from '@/config/storageKeys';
import { loggedIn } from '@/core/auth/authSlice';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import { TestChannel } from '@tests/factories/channel';
import { newChatServer } from '@tests/factories/chatCalls';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import type { ChatServer } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { openBrowser } from '@tests/factories/tabs';
import { makeProfile, makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { selectChatEntry } from './chatsSlice';
import { fetchChats } from './chatsThunks';
import { messageWritten } from './sendingThunks';
import { selectUnreadTotal } from './unread';

let server: ChatServer;
vi.mock('@/api/calls/chat', async () => (await import('@tests/factories/chatCalls')).chatCalls);
vi.mock('@/api/calls/user', async () => (await import('@tests/factories/chatCalls')).userCalls);

const tabs = openBrowser({ now: NOON, locks: true });
beforeEach(() => {
  server = newChatServer();
  server.receive(makeMessage({ read: true }));
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
async function openTab(): Promise<AppStore> {
  const { store, startListening } = createTestStore();
  tabs.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  // Nobody opens two tabs in one moment.
  await pass(700);
  return store;
}
const unread = (tab: AppStore) => selectUnreadTotal(tab.getState());
const lastOf = (tab: AppStore) => selectChatEntry(tab.getState(), 'c1')?.last_message?.text;

/** From now on somebody else's message is in the list as well. */
function addNews(): void {
  const news = makeChatItem({
    profile: makeProfile({ id: 'm2' }),
    conversation: { id: 'c2', updated_at: new Date(NOON).toISOString() },
    num_unread_messages: 1,
  });
  const { getChats } = server;
  vi.spyOn(server, 'getChats').mockImplementation(async () => ({
    chats: [news, ...(await getChats()).chats],
  }));
}
/** Keeps the next answer back, as it is now. @returns lets it go */
async function holdList(): Promise<() => void> {
  const answer = await server.getChats();
  const { promise, resolve } = Promise.withResolvers<typeof answer>();
  vi.spyOn(server, 'getChats').mockReturnValueOnce(promise);
  return () => resolve(answer);
}

it('tells the other tabs nothing, and its news are asked for at once [BX-28] [ST-21]', async () => {
  const tab = await openTab();
  const told = vi.fn<(news: unknown) => void>();
  new TestChannel(NEWS_CHANNEL).addEventListener('message', (event) => {
    if (event instanceof MessageEvent) told(event.data);
  });
  addNews();
  const release = await holdList();
  tab.dispatch(pushMessageReceived({ kind: 'new_messages', path: '/chats' }));
  await pass(10);
  tab.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text: 'On its way' }));
  await pass(10);
  const released = Date.now();
  release();
  await pass(100);
  expect([unread(tab), lastOf(tab)]).toEqual([1, 'On its way']);
  expect(told.mock.calls).toEqual([[expect.objectContaining({ kind: 'chats', asked_at: released })]]);
});

it('writes no profile over a later one [ST-21]', async () => {
  const tab = await openTab();
  const release = await holdList();
  const early = tab.dispatch(fetchChats());
  await pass(10);
  const profile = makeProfile({ id: 'm1', name: 'Renamed' });
  vi.spyOn(server, 'getChats').mockResolvedValueOnce({ chats: [makeChatItem({ profile })] });
  await tab.dispatch(fetchChats());
  release();
  await early;
  expect(selectProfile(tab.getState(), 'm1')?.name).toBe('Renamed');
});

it('of another tab brings back nobody who has been blocked here since [BX-28] [RO-04]', async () => {
  const tab = await openTab();
  const asked_at = Date.now();
  const { chats } = await server.getChats();
  await pass(10);
  vi.spyOn(server, 'getChats').mockReturnValue(new Promise(() => undefined));
  tab.dispatch(memberBlocked('m1'));
  const news = { kind: 'chats', account: 'u1', asked_at, heard_at: asked_at, chats };
  new TestChannel(NEWS_CHANNEL).postMessage(news);
  await pass(10);
  expect(selectChatEntry(tab.getState(), 'c1')).toBeUndefined();
});
