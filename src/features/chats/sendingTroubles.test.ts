// @vitest-environment jsdom
/** Sending while the server wants a pause, while the session ends, and while somebody else logs in. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { hearServerDate } from '@/api/serverClock';
import { SEND_ATTEMPTS } from '@/config/limits';
import { loggedIn, loggedOut, selectCredits } from '@/core/auth/authSlice';
import type { StartAppListening } from '@/store/types';
import { newChatServer } from '@tests/factories/chatCalls';
import { NOON } from '@tests/factories/chats';
import type { ChatServer } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { selectChatEntries, selectDraft, selectOutbox } from './chatsSlice';
import { entryTakenBack } from './entryTakenBack';
import { allWanted, attemptWanted, messageGivenUp, messageTakenBack, messageWritten } from './sendingThunks';

let server: ChatServer;
vi.mock('@/api/calls/chat', async () => (await import('@tests/factories/chatCalls')).chatCalls);
vi.mock('@/api/calls/user', async () => (await import('@tests/factories/chatCalls')).userCalls);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  server = newChatServer();
});
afterEach(() => {
  hearServerDate(new Date(NOON).toUTCString(), NOON);
  vi.useRealTimers();
  localStorage.clear();
});

function openPage(listen?: (startListening: StartAppListening) => void) {
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  listen?.(startListening);
  store.dispatch(loggedIn(makeUser()));
  return store;
}
type Page = ReturnType<typeof openPage>;

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const write = (page: Page, text: string, profile = 'm1') =>
  page.dispatch(messageWritten({ profile, conversation: 'c1', text }));
const states = (page: Page) => selectOutbox(page.getState()).map(({ text, state }) => `${text} ${state}`);
const refused = (status: number, code: string, more = {}): Failure => ({
  kind: 'refused',
  status,
  code,
  details: {},
  fields: {},
  ...more,
});

describe('a server that wants a pause', () => {
  it('gets it: the message waits as long as asked, goes by itself and costs once [BX-02] [BX-05]', async () => {
    server.failures.push(refused(429, 'rate_limited', { details: { retry_after: 40 } }));
    const page = openPage();
    await pass();
    write(page, 'a');
    write(page, 'b');
    await pass();
    expect(selectOutbox(page.getState())[0]).toMatchObject({ state: 'sending', not_before: NOON + 40_000 });
    await pass(39_900);
    expect(server.attempts).toEqual([]);
    await pass(200);
    expect(server.texts()).toEqual(['a', 'b']);
    expect(server.credits()).toBe(8);
  });

  it('still gets it after a reload', async () => {
    server.failures.push(refused(429, 'rate_limited', { details: { retry_after: 40 } }));
    const first = openPage();
    await pass();
    write(first, 'a');
    await pass(10_000);
    first.dispatch(loggedOut({ by: 'tab' }));
    openPage();
    await pass(29_900);
    expect(server.attempts).toEqual([]);
    await pass(200);
    expect(server.texts()).toEqual(['a']);
  });
});

it.each([408, 425])(
  'a message that the server had no time for (%i) is no refused one: it goes again [BX-02]',
  async (status) => {
    server.failures.push(refused(status, 'unknown'));
    const page = openPage();
    await pass();
    write(page, 'a');
    await pass();
    expect(states(page)).not.toEqual(['a refused']);
    await pass(60_000);
    expect([states(page), server.texts()]).toEqual([[], ['a']]);
  },
);

describe('a clock that is set right while a message waits for its time', () => {
  it('makes it wait for the rest, and no longer [BX-02]', async () => {
    server.failures.push(refused(429, 'rate_limited', { details: { retry_after: 40 } }));
    const page = openPage();
    await pass();
    write(page, 'a');
    await pass(1000);
    // The browser's clock is found to be half a minute fast.
    hearServerDate(new Date(NOON - 29_000).toUTCString(), Date.now());
    await pass(39_500);
    expect(server.attempts).toEqual([]);
    await pass(31_000);
    expect([states(page), server.texts()]).toEqual([[], ['a']]);
  });
});

describe('refusals', () => {
  it('name the part that the server no longer has, and are all tried again at once [BX-02]', async () => {
    server.failures.push(
      refused(422, 'validation', { fields: { attachment: 'invalid' } }),
      refused(422, 'validation', { fields: { reply_to: 'invalid' } }),
      refused(422, 'validation', { fields: { text: 'too_long' } }),
    );
    const page = openPage();
    await pass();
    for (const text of ['a', 'b', 'c']) write(page, text);
    await pass();
    expect(selectOutbox(page.getState()).map(({ reason }) => reason)).toEqual([
      'attachment',
      'reply_to',
      'too_long',
    ]);
    page.dispatch(allWanted('m1'));
    await pass();
    expect(server.texts()).toEqual(['a', 'b', 'c']);
  });

  it('give picture and quotation back with the words', async () => {
    server.failures.push(refused(402, 'not_enough_credits'));
    const taken: unknown[] = [];
    const page = openPage((startListening) =>
      startListening({ actionCreator: entryTakenBack, effect: ({ payload }) => void taken.push(payload) }),
    );
    await pass();
    const attachment = { id: 'a1', url: 'a1.jpg', width: 8, height: 6 };
    const reply_to = { id: 'x1', from: 'm1', text: 'Where?', attachment: false };
    page.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text: 'Here', attachment, reply_to }));
    await pass();
    const [entry] = selectOutbox(page.getState());
    if (entry) page.dispatch(messageTakenBack(entry));
    expect(taken).toMatchObject([{ text: 'Here', attachment, reply_to }]);
    expect([states(page), selectDraft(page.getState(), 'm1')]).toEqual([[], 'Here']);
    // Stored at once: it is nowhere else any more.
    expect(localStorage.getItem('drafts:u1')).toContain('Here');
  });
});

describe('an unconfirmed message', () => {
  it('goes again when its writer wants it, and is looked for first [BX-02]', async () => {
    server.fates.push(...Array.from({ length: 6 }, () => 'answerLost' as const));
    const getChat = server.getChat;
    server.getChat = () => Promise.reject(new ApiError({ kind: 'offline' }));
    const page = openPage();
    await pass();
    write(page, 'a');
    await pass(600_000);
    expect(states(page)).toEqual(['a unconfirmed']);
    server.getChat = getChat;
    page.dispatch(attemptWanted(selectOutbox(page.getState())[0]?.client_id ?? ''));
    await pass();
    expect(states(page)).toEqual([]);
    expect(server.attempts).toHaveLength(1);
    expect(server.credits()).toBe(9);
  });
});

describe('an unconfirmed message that had arrived, in a conversation that the server shows no more', () => {
  it.each([
    ['removed elsewhere', 404, 'not_found'],
    ['closed by its member', 403, 'blocked_by'],
  ])('is not taken for refused: %s [BX-02] [BX-05]', async (_, status, code) => {
    server.fates.push('answerLost', 'answerLost');
    server.getChat = () => Promise.reject(new ApiError(refused(status, code)));
    const page = openPage();
    await pass();
    write(page, 'a');
    await pass(600_000);
    expect(states(page)).toEqual([]);
    expect(server.texts()).toEqual(['a']);
    expect(server.credits()).toBe(9);
  });

  it('waits when the look-up wants a pause, and is sent once [BX-02]', async () => {
    server.fates.push('answerLost');
    const getChat = server.getChat;
    server.getChat = () => {
      server.getChat = getChat;
      return Promise.reject(new ApiError(refused(429, 'rate_limited', { details: { retry_after: 40 } })));
    };
    const page = openPage();
    await pass();
    write(page, 'a');
    await pass(30_000);
    expect(selectOutbox(page.getState())).toMatchObject([{ state: 'unconfirmed' }]);
    await pass(60_000);
    expect([states(page), server.texts()]).toEqual([[], ['a']]);
  });
});

describe('a session that ends while a message is on its way', () => {
  it('by the member: nothing of it stays here, and the late answer changes nothing', async () => {
    const held = Promise.withResolvers<void>();
    server.holdAnswers(held.promise);
    const page = openPage();
    await pass();
    write(page, 'a');
    await pass();
    page.dispatch(loggedOut({ by: 'member' }));
    expect(Object.keys(localStorage).filter((key) => key.includes('u1'))).toEqual([]);
    page.dispatch(loggedIn(makeUser({ id: 'u2' })));
    await pass();
    const before = selectChatEntries(page.getState());
    held.resolve();
    await pass(1000);
    expect(states(page)).toEqual([]);
    expect(selectChatEntries(page.getState())).toBe(before);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('outbox'))).toEqual([]);
  });

  it('by expiry: it waits for the same member, is sent once, and another member sees nothing of it [BX-06]', async () => {
    server.failures.push(refused(403, 'authentication_required'));
    const page = openPage();
    await pass();
    write(page, 'a');
    await pass();
    page.dispatch(loggedOut({ by: 'expiry' }));
    page.dispatch(loggedIn(makeUser({ id: 'u2' })));
    await pass(60_000);
    expect(states(page)).toEqual([]);
    expect(server.attempts).toEqual([]);
    page.dispatch(loggedOut({ by: 'expiry' }));
    page.dispatch(loggedIn(makeUser()));
    await pass();
    expect(server.texts()).toEqual(['a']);
  });
});

describe('a message that gets no answer and is given up', () => {
  const never = Array.from({ length: SEND_ATTEMPTS - 1 }, () => 'dropped' as const);

  it.each([
    ['never arrived', 'dropped', ['b']],
    ['had arrived', 'answerLost', ['a', 'b']],
  ] as const)(
    'lets the next one go, and nothing goes twice: it %s [BX-02] [BX-05]',
    async (_, last, texts) => {
      server.fates.push(...never, last);
      const page = openPage();
      await pass();
      write(page, 'a');
      await pass(600_000);
      const [lost] = selectOutbox(page.getState());
      expect(lost).toMatchObject({ state: 'unconfirmed', attempts: SEND_ATTEMPTS });
      if (lost) page.dispatch(messageGivenUp(lost));
      await pass();
      // What it may have cost is asked for.
      expect(selectCredits(page.getState())).toBe(server.credits());
      write(page, 'b');
      await pass(600_000);
      expect([states(page), server.texts()]).toEqual([[], texts]);
      expect(server.credits()).toBe(10 - texts.length);
    },
  );
});
