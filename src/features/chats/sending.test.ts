// @vitest-environment jsdom
/** Own messages on a bad line: exactly one each, in order, charged once, and never lost. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn, loggedOut, selectCredits } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { jsonParse } from '@/lib/jsonParse';
import { newChatServer } from '@tests/factories/chatCalls';
import { NOON } from '@tests/factories/chats';
import type { ChatServer, Fate } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { draftChanged, selectChatEntries, selectDraft, selectOutbox } from './chatsSlice';
import { selectMessages } from './chatsSelectors';
import { openConversation } from './chatsThunks';
import { messageTakenBack, messageWritten, retryWanted } from './sendingThunks';

let server: ChatServer;
vi.mock('@/api/calls/chat', async () => (await import('@tests/factories/chatCalls')).chatCalls);
vi.mock('@/api/calls/user', async () => (await import('@tests/factories/chatCalls')).userCalls);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  server = newChatServer();
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

/** A page as after a reload: nothing is left but the browser's storage. */
function openPage(user = makeUser({ credits: server.credits() })) {
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  store.dispatch(loggedIn(user));
  return store;
}
type Page = ReturnType<typeof openPage>;

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const write = (page: Page, text: string) =>
  page.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text }));
const states = (page: Page) => selectOutbox(page.getState()).map(({ text, state }) => `${text} ${state}`);
const shown = (page: Page) => selectMessages(page.getState(), 'c1').map(({ text }) => text);

const storedEntries = (): unknown[] =>
  Object.keys(localStorage)
    .filter((key) => key.startsWith('outbox:u1:'))
    .map((key) => jsonParse(localStorage.getItem(key)));

describe('one message [BX-02]', () => {
  it('is stored before it is sent, and leaves the outbox when the server has it', async () => {
    const page = openPage();
    void page.dispatch(openConversation('c1'));
    await pass();
    write(page, 'Hello');
    expect(storedEntries()).toMatchObject([{ text: 'Hello' }]);
    await pass();
    expect(states(page)).toEqual([]);
    expect(shown(page)).toEqual(['Hello']);
    expect(selectCredits(page.getState())).toBe(9);
    expect(storedEntries()).toEqual([]);
  });

  it('is one message and one charge when the answer is lost after it had arrived', async () => {
    server.fates.push('answerLost', 'answerLost');
    const page = openPage();
    await pass();
    write(page, 'Once');
    await pass();
    expect(states(page)).toEqual(['Once unconfirmed']);
    await pass(60_000);
    expect(states(page)).toEqual([]);
    expect(server.texts()).toEqual(['Once']);
    expect(server.credits()).toBe(9);
    expect(selectCredits(page.getState())).toBe(9);
    expect(new Set(server.attempts).size).toBe(1);
  });

  it('goes again with the same id after the page was closed in the middle of an attempt', async () => {
    server.fates.push('answerLost');
    const first = openPage();
    await pass();
    write(first, 'Still here');
    await pass();
    const second = openPage();
    await pass();
    expect(states(second)).toEqual([]);
    expect(server.texts()).toEqual(['Still here']);
  });

  it('opens a conversation, which then stands in the list', async () => {
    server.withoutConversation();
    const page = openPage();
    await pass();
    expect(selectChatEntries(page.getState())).toEqual([]);
    page.dispatch(messageWritten({ profile: 'm1', conversation: null, text: 'First' }));
    await pass();
    expect(selectChatEntries(page.getState()).map(({ conversation }) => conversation.id)).toEqual(['c1']);
  });

  it('stops trying by itself after some attempts and stays unconfirmed', async () => {
    server.fates.push(...Array.from({ length: 40 }, (): Fate => 'dropped'));
    const page = openPage();
    await pass();
    write(page, 'Nobody hears');
    await pass(600_000);
    expect(states(page)).toEqual(['Nobody hears unconfirmed']);
    expect(server.attempts).toHaveLength(6);
  });
});

describe('a refused message', () => {
  it('keeps its text and its reason, and is never charged [ER-13]', async () => {
    server = newChatServer({ credits: 0 });
    const page = openPage(makeUser({ credits: 5 }));
    await pass();
    write(page, 'Too dear');
    await pass();
    expect(selectOutbox(page.getState())).toMatchObject([{ text: 'Too dear', reason: 'not_enough_credits' }]);
    // The balance was old news.
    expect(selectCredits(page.getState())).toBe(0);
  });

  it('does not hold up the next one, and goes when its writer says so [ER-14]', async () => {
    server.fates.push({ refused: 'premium_only' });
    const page = openPage();
    await pass();
    write(page, 'Refused');
    write(page, 'Next');
    await pass();
    expect(states(page)).toEqual(['Refused failed']);
    expect(server.texts()).toEqual(['Next']);
    const [entry] = selectOutbox(page.getState());
    page.dispatch(retryWanted(entry?.client_id ?? ''));

    await pass();
    expect(server.texts()).toEqual(['Next', 'Refused']);
  });

  it('comes back into the writing field to be changed, in front of what stands there', async () => {
    server.fates.push({ refused: 'blocked_by' });
    const page = openPage();
    await pass();
    write(page, 'Old');
    await pass();
    page.dispatch(draftChanged({ profile: 'm1', text: 'new' }));
    const [entry] = selectOutbox(page.getState());
    if (entry) page.dispatch(messageTakenBack(entry));
    expect(selectDraft(page.getState(), 'm1')).toBe('Old\nnew');
    expect(states(page)).toEqual([]);
  });
});

describe('without a connection [BX-25]', () => {
  it('queues, and sends in the order of writing on return', async () => {
    const page = openPage();
    await pass();
    page.dispatch(connectionChanged(false));
    for (const text of ['one', 'two', 'three']) write(page, text);
    await pass(60_000);
    expect(server.attempts).toEqual([]);
    page.dispatch(connectionChanged(true));
    await pass();
    expect(server.texts()).toEqual(['one', 'two', 'three']);
  });

  it('ends with each message once, in order and charged once, whatever happens to the attempts', async () => {
    const fate = fc.constantFrom<Fate[]>('fine', 'dropped', 'answerLost');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fate, { maxLength: 14 }),
        fc.array(fc.constantFrom('write', 'wait', 'reload', 'offline', 'online'), { maxLength: 14 }),
        async (fates, acts) => {
          localStorage.clear();
          server = newChatServer({ credits: 100 });
          server.fates.push(...fates);
          let page = openPage();
          await pass();
          const written: string[] = [];
          for (const act of acts) {
            if (act === 'write') {
              written.push(`m${written.length}`);
              write(page, `m${written.length - 1}`);
            } else if (act === 'reload') {
              page.dispatch(connectionChanged(false));
              // The old page is gone with all its timers, the storage stays.
              page.dispatch(loggedOut({ by: 'tab' }));
              page = openPage();
            } else if (act !== 'wait') page.dispatch(connectionChanged(act === 'online'));
            await pass(700);
          }
          server.fates.length = 0;
          page.dispatch(connectionChanged(false));
          page.dispatch(connectionChanged(true));
          await pass(120_000);
          page.dispatch(loggedOut({ by: 'member' }));
          expect(server.texts()).toEqual(written);
          expect(server.credits()).toBe(100 - written.length);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('when the session ends', () => {
  it('keeps the unsent and the draft after an expiry, for the same member alone [BX-06]', async () => {
    server.fates.push({ refused: 'rate_limited' });
    const page = openPage();
    await pass();
    write(page, 'Mine');
    await pass();
    page.dispatch(draftChanged({ profile: 'm1', text: 'half a' }));
    page.dispatch(loggedOut({ by: 'expiry' }));
    expect(JSON.parse(localStorage.getItem('drafts:u1') ?? '')).toEqual({ m1: 'half a' });

    page.dispatch(loggedIn(makeUser({ id: 'u2' })));
    await pass();
    expect([states(page), selectDraft(page.getState(), 'm1')]).toEqual([[], '']);
    page.dispatch(loggedOut({ by: 'expiry' }));
    page.dispatch(loggedIn(makeUser()));
    await pass();
    expect([states(page), selectDraft(page.getState(), 'm1')]).toEqual([['Mine failed'], 'half a']);
  });

  it('leaves nothing in the browser after a log-out', async () => {
    server.fates.push({ refused: 'rate_limited' });
    const page = openPage();
    await pass();
    write(page, 'Mine');
    page.dispatch(draftChanged({ profile: 'm1', text: 'half a' }));
    await pass(1000);
    expect(Object.keys(localStorage).filter((key) => key.includes(':u1'))).toHaveLength(2);
    page.dispatch(loggedOut({ by: 'member' }));
    await pass(1000);
    expect(Object.keys(localStorage).filter((key) => key.includes(':u1'))).toEqual([]);
  });

  it('saves a draft half a second after the last key, and at once when the page is left [BX-06]', async () => {
    const page = openPage();
    await pass();
    page.dispatch(draftChanged({ profile: 'm1', text: 'H' }));
    await pass(400);
    page.dispatch(draftChanged({ profile: 'm1', text: 'Hi' }));
    await pass(400);
    expect(localStorage.getItem('drafts:u1')).toBeNull();
    await pass(100);
    expect(localStorage.getItem('drafts:u1')).toContain('Hi');
    page.dispatch(draftChanged({ profile: 'm1', text: 'Hi there' }));
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('drafts:u1')).toContain('Hi there');
    expect(selectDraft(openPage().getState(), 'm1')).toBe('Hi there');
  });

  it('starts with nothing when what is stored cannot be read', async () => {
    localStorage.setItem('outbox:u1', '{"broken');
    localStorage.setItem('drafts:u1', '["wrong shape"]');
    const page = openPage();
    await pass();
    expect([states(page), selectDraft(page.getState(), 'm1')]).toEqual([[], '']);
  });
});
