// @vitest-environment jsdom
/** A conversation that is removed in one tab while another one sends in it, in a browser without locks. */
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import type { AppStore } from '@/app/store';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { newChatServer } from '@tests/factories/chatCalls';
import { makeMessage, NOON } from '@tests/factories/chats';
import type { ChatServer } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { openBrowser } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { selectOutbox } from './chatsSlice';
import { removeChat } from './chatsThunks';
import { messageWritten } from './sendingThunks';

let server: ChatServer;
let deleting: Promise<object> = Promise.resolve({});
vi.mock('@/api/calls/chat', async () => (await import('@tests/factories/chatCalls')).chatCalls);
vi.mock('@/api/calls/user', async () => (await import('@tests/factories/chatCalls')).userCalls);

const tabs = openBrowser({ now: NOON, locks: false });
beforeEach(() => {
  server = newChatServer();
  vi.spyOn(server, 'deleteChat').mockImplementation(() => deleting);
  server.receive(makeMessage());
});

const NEVER = new Promise<never>(() => undefined);
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const write = (tab: AppStore, text: string) =>
  tab.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text }));
const states = (tab: AppStore) => selectOutbox(tab.getState()).map(({ text, state }) => `${text} ${state}`);
/** What a browser tells the other tabs when one of them writes. */
const tellTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));

async function openTab(): Promise<AppStore> {
  const { store, startListening } = createTestStore();
  tabs.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser({ credits: server.credits() })));
  await pass();
  return store;
}

it.each([true, false])(
  'one that stays after all lets the message on its way go on, also when it has arrived (%s) [BX-02] [BX-28] [ST-12]',
  async (hasArrived) => {
    const { promise, reject } = Promise.withResolvers<object>();
    deleting = promise;
    const [removing, sending] = [await openTab(), await openTab()];
    if (hasArrived) server.holdAnswers(NEVER);
    else vi.spyOn(server, 'sendMessage').mockReturnValueOnce(NEVER);
    write(sending, 'a');
    await pass();
    tellTabs();
    expect([states(sending), states(removing)]).toEqual([['a sending'], ['a sending']]);

    const removal = removing.dispatch(removeChat('c1'));
    await pass();
    tellTabs();
    expect(states(sending)).toEqual([]);
    // The tab that was sending is closed, and the answer of the removal is lost: the list still has the conversation.
    sending.dispatch(loggedOut({ by: 'tab' }));
    server.holdAnswers(Promise.resolve());
    reject(new ApiError({ kind: 'timeout' }));
    await removal;
    write(removing, 'b');
    await pass(60_000);
    expect([server.texts(), server.credits()]).toEqual([['Hello', 'a', 'b'], 8]);
    expect(states(removing)).toEqual([]);
  },
);
