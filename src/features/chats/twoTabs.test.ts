// @vitest-environment jsdom
/** Two tabs of one member: one outbox, one set of drafts, one charge. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn, loggedOut, selectCredits } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { newChatServer } from '@tests/factories/chatCalls';
import { makeMessage, NOON } from '@tests/factories/chats';
import type { ChatServer } from '@tests/factories/chats';
import { createLocks } from '@tests/factories/locks';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import {
  conversationOpened,
  draftChanged,
  messagesReceived,
  selectChatEntry,
  selectDraft,
  selectOutbox,
} from './chatsSlice';
import { fetchChats } from './chatsThunks';
import { messageTakenBack, messageWritten, retryWanted } from './sendingThunks';

let server: ChatServer;
let locks: ReturnType<typeof createLocks>;
/** Keeps attempts on their way until it is resolved. */
let gate: Promise<void> | null = null;
vi.mock('@/api/calls/chat', async () => (await import('@tests/factories/chatCalls')).chatCalls);
vi.mock('@/api/calls/user', async () => (await import('@tests/factories/chatCalls')).userCalls);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  server = newChatServer();
  const { sendMessage } = server;
  vi.spyOn(server, 'sendMessage').mockImplementation(async (body, options) => {
    const answer = sendMessage(body, options);
    answer.catch(() => undefined);
    if (gate) await gate;
    return answer;
  });
  gate = null;
  locks = createLocks();
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  tellOtherTabs();
});
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.dispatch(loggedOut({ by: 'tab' }));
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'locks');
  localStorage.clear();
});

/** A browser tells the other tabs of each write; here all tabs are one window, which takes in its own without harm. */
function tellOtherTabs(): void {
  for (const method of ['setItem', 'removeItem'] as const) {
    const write = Reflect.get(Storage.prototype, method);
    vi.spyOn(Storage.prototype, method).mockImplementation(function told(this: Storage, ...args: string[]) {
      Reflect.apply(write, this, args);
      const [key = null] = args;
      setTimeout(() => window.dispatchEvent(new StorageEvent('storage', { key })), 5);
    });
  }
}

function openTab(user = makeUser({ credits: server.credits() })): Tab {
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  store.dispatch(loggedIn(user));
  tabs.push(store);
  return store;
}
type Tab = ReturnType<typeof createTestStore>['store'];
/** Those of one test. */
const tabs: Tab[] = [];

async function openTwo(): Promise<[Tab, Tab]> {
  const two: [Tab, Tab] = [openTab(), openTab()];
  await pass();
  return two;
}

const A_SECOND = 1000;
const pass = (ms = 20) => vi.advanceTimersByTimeAsync(ms);
const write = (tab: Tab, text: string) =>
  tab.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text }));
const states = (tab: Tab) => selectOutbox(tab.getState()).map(({ text, state }) => `${text} ${state}`);
const draft = (tab: Tab) => selectDraft(tab.getState(), 'm1');
const type = (tab: Tab, text: string) => tab.dispatch(draftChanged({ profile: 'm1', text }));
const first = (tab: Tab) => selectOutbox(tab.getState())[0] ?? { client_id: '', profile: '' };

/** The browser ends a tab: its work stops where it is, its locks are free. */
function close(tab: Tab): void {
  tab.dispatch(loggedOut({ by: 'tab' }));
  locks.closeHolder('outbox:u1:m1');
}

describe('two tabs of a member [BX-28]', () => {
  it('send each message once, in order, and know the same balance', async () => {
    const [one, two] = await openTwo();
    write(one, 'a');
    write(two, 'b');
    write(one, 'c');
    await pass(A_SECOND);
    expect(server.texts()).toEqual(['a', 'b', 'c']);
    expect(server.attempts).toHaveLength(3);
    expect([states(one), states(two)]).toEqual([[], []]);
    expect([selectCredits(one.getState()), selectCredits(two.getState())]).toEqual([7, 7]);
  });

  it('show what is under way in the other one, and leave it alone', async () => {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    const [one, two] = await openTwo();
    write(one, 'a');
    await pass(A_SECOND);
    expect([states(one), states(two)]).toEqual([['a sending'], ['a sending']]);
    write(two, 'b');
    await pass(A_SECOND);
    expect(server.attempts).toHaveLength(1);
    held.resolve();
    await pass(A_SECOND);
    expect(server.texts()).toEqual(['a', 'b']);
    expect(server.attempts).toHaveLength(2);
  });

  it('look up and finish what a closed tab was sending [BX-02]', async () => {
    gate = new Promise(() => undefined);
    const [one, two] = await openTwo();
    write(one, 'a');
    await pass(A_SECOND);
    gate = null;
    close(one);
    await pass(A_SECOND);
    expect(states(two)).toEqual([]);
    // Found by its id in the conversation: not even tried again.
    expect(server.attempts).toHaveLength(1);
    expect(selectCredits(two.getState())).toBe(9);
  });

  it('send on without a network from whichever is there when it returns [BX-25]', async () => {
    const [one, two] = await openTwo();
    for (const tab of [one, two]) tab.dispatch(connectionChanged(false));
    write(one, 'a');
    write(two, 'b');
    await pass(A_SECOND);
    expect([states(one), states(two)]).toEqual([
      ['a sending', 'b sending'],
      ['a sending', 'b sending'],
    ]);
    close(one);
    two.dispatch(connectionChanged(true));
    await pass(A_SECOND);
    expect(server.texts()).toEqual(['a', 'b']);
  });

  it('agree when one retries what the other takes back to change it: it is not sent', async () => {
    server.fates.push({ refused: 'premium_only' });
    const [one, two] = await openTwo();
    write(one, 'Refused');
    await pass(A_SECOND);
    expect([states(one), states(two)]).toEqual([['Refused failed'], ['Refused failed']]);
    const known = first(two);
    one.dispatch(retryWanted(known.client_id));
    two.dispatch(messageTakenBack({ client_id: known.client_id, profile: 'm1' }));
    await pass(A_SECOND);
    expect(server.texts()).toEqual([]);
    expect([draft(one), draft(two)]).toEqual(['Refused', 'Refused']);
  });

  it('know a message that the conversation showed before its answer came', async () => {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    const [one, two] = await openTwo();
    write(one, 'a');
    await pass();
    const [message = makeMessage()] = server.messages;
    const answer = { typing: false, history_limited: false, partner_can_reply: true };
    two.dispatch(messagesReceived({ conversation: 'c1', messages: [message], ...answer }));
    await pass();
    expect([states(one), states(two)]).toEqual([[], []]);
    held.resolve();
    await pass(A_SECOND);
    expect([states(one), states(two)]).toEqual([[], []]);
    expect(server.texts()).toEqual(['a']);
    expect(server.attempts).toHaveLength(1);
  });
});

describe('drafts of two tabs [BX-06] [BX-28]', () => {
  it('agree within a second of the last key', async () => {
    const [one, two] = await openTwo();
    type(one, 'Hel');
    await pass(300);
    type(one, 'Hello');
    await pass(A_SECOND);
    expect(draft(two)).toBe('Hello');
    type(two, '');
    await pass();
    expect(draft(one)).toBe('');
  });

  it('lose nothing when one tab sends what the other goes on writing', async () => {
    const [one, two] = await openTwo();
    type(one, 'Hello');
    await pass(A_SECOND);
    type(two, 'Hello there');
    write(one, draft(one));
    await pass(A_SECOND);
    expect(server.texts()).toEqual(['Hello']);
    expect([draft(one), draft(two)]).toEqual(['Hello there', 'Hello there']);
  });

  it('lose nothing when one tab sends while the other takes a refused message back', async () => {
    server.fates.push({ refused: 'premium_only' });
    const [one, two] = await openTwo();
    write(one, 'Refused');
    await pass(A_SECOND);
    type(one, 'New words');
    await pass(A_SECOND);
    two.dispatch(messageTakenBack({ client_id: first(two).client_id, profile: 'm1' }));
    write(one, 'New words');
    await pass(A_SECOND);
    expect(server.texts()).toEqual(['New words']);
    expect([draft(one), draft(two)]).toEqual(['Refused', 'Refused']);
  });
});

describe('what is read in one tab [BX-28] [ST-15]', () => {
  it('is read in the other at once', async () => {
    server.receive(makeMessage({ id: 'x1', sent_at: new Date(NOON).toISOString() }));
    const unread = server.getChats;
    server.getChats = async () => {
      const { chats } = await unread();
      for (const chat of chats) chat.num_unread_messages = 1;
      return { chats };
    };
    const [one, two] = await openTwo();
    await two.dispatch(fetchChats());
    expect(selectChatEntry(two.getState(), 'c1')?.num_unread_messages).toBe(1);
    one.dispatch(conversationOpened({ conversation: 'c1', at: NOON }));
    await pass();
    await vi.waitFor(() => expect(selectChatEntry(two.getState(), 'c1')?.num_unread_messages).toBe(0));
  });
});

describe('a browser that keeps nothing [BX-02]', () => {
  it('still sends, retries and takes back for the visit', async () => {
    for (const method of ['setItem', 'getItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('blocked', 'SecurityError');
      });
    server.fates.push('answerLost', { refused: 'premium_only' });
    const tab = openTab();
    await pass();
    write(tab, 'a');
    await pass(60_000);
    expect(server.texts()).toEqual(['a']);
    server.fates.push({ refused: 'premium_only' });
    write(tab, 'b');
    await pass(A_SECOND);
    expect(states(tab)).toEqual(['b failed']);
    tab.dispatch(messageTakenBack({ client_id: first(tab).client_id, profile: 'm1' }));
    expect([states(tab), draft(tab)]).toEqual([[], 'b']);
    tab.dispatch(loggedOut({ by: 'member' }));
    expect([states(tab), draft(tab)]).toEqual([[], '']);
  });

  it('still sends when there is no room left', async () => {
    const tab = openTab();
    await pass();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    tab.dispatch(connectionChanged(false));
    write(tab, 'a');
    write(tab, 'b');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(states(tab)).toEqual(['a sending', 'b sending']);
    tab.dispatch(connectionChanged(true));
    await pass(A_SECOND);
    expect(server.texts()).toEqual(['a', 'b']);
  });
});
