// @vitest-environment jsdom
/** A removed conversation takes along what was not sent in it: nothing of that goes out, costs or brings it back. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import type { Failure } from '@/api/failure';
import { loggedIn, loggedOut, selectCredits } from '@/core/auth/authSlice';
import { selectNotices } from '@/core/notices/noticesSlice';
import { newChatServer } from '@tests/factories/chatCalls';
import { makeMessage, NOON } from '@tests/factories/chats';
import type { ChatServer } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { draftChanged, selectChatEntries, selectOutbox } from './chatsSlice';
import { fetchChats, removeChat } from './chatsThunks';
import { repliesRestored, replySet, selectReplies } from './repliesSlice';
import { attemptWanted, messageWritten } from './sendingThunks';

let server: ChatServer;
let deleting: Promise<object> = Promise.resolve({});
/** What the look into the conversation waits for. */
let looking: Promise<void> = Promise.resolve();
vi.mock('@/api/calls/chat', async () => (await import('@tests/factories/chatCalls')).chatCalls);
vi.mock('@/api/calls/user', async () => (await import('@tests/factories/chatCalls')).userCalls);

const pages: ReturnType<typeof createTestStore>['store'][] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  server = newChatServer();
  vi.spyOn(server, 'deleteChat').mockImplementation(() => deleting);
  server.receive(makeMessage());
  const { getChat } = server;
  vi.spyOn(server, 'getChat').mockImplementation(async () => {
    await looking;
    return getChat();
  });
  deleting = Promise.resolve({});
  looking = Promise.resolve();
});
afterEach(() => {
  for (const page of pages.splice(0)) page.dispatch(loggedOut({ by: 'tab' }));
  vi.useRealTimers();
  localStorage.clear();
});

const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
async function openPage() {
  const { store, startListening } = createTestStore();
  pages.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser({ credits: server.credits() })));
  await pass();
  return store;
}
type Page = Awaited<ReturnType<typeof openPage>>;
async function write(page: Page, ...texts: string[]) {
  for (const text of texts) page.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text }));
  await pass();
}
const unsent = (page: Page) => selectOutbox(page.getState()).map(({ text, state }) => `${text} ${state}`);
const stored = () => Object.keys(localStorage).filter((key) => key.startsWith('outbox:u1:'));
const TOO_FAST: Failure = {
  kind: 'refused',
  status: 429,
  code: 'rate_limited',
  details: { retry_after: 40 },
  fields: {},
};

describe('removing a conversation', () => {
  it('takes along the draft and what it answers, from the storage of the browser, too [ST-12]', async () => {
    await import('./replyListeners');
    const page = await openPage();
    page.dispatch(repliesRestored({ account: 'u1', chosen: {} }));
    page.dispatch(draftChanged({ profile: 'm1', text: 'what I never said' }));
    const quote = { id: 'm', from: 'm1', text: 'hello', attachment: false };
    page.dispatch(replySet({ profile: 'm1', conversation: 'c1', quote }));
    await pass(1_000);
    const kept = () => ['drafts:u1', 'replies:u1'].map((key) => localStorage.getItem(key) !== null);
    expect(kept()).toEqual([true, true]);
    await page.dispatch(removeChat('c1'));
    await pass();
    expect(kept()).toEqual([false, false]);
    expect(selectReplies(page.getState())).toEqual({});
  });

  it('takes along what waits for the time that the server named, and what is behind it [ST-12]', async () => {
    server.failures.push(TOO_FAST);
    const page = await openPage();
    await write(page, 'a', 'b');
    await page.dispatch(removeChat('c1'));
    expect([unsent(page), stored()]).toEqual([[], []]);
    await pass(600_000);
    expect([server.attempts, server.credits()]).toEqual([[], 10]);
  });

  it('takes along what was not confirmed: it is not sent anew [ST-12]', async () => {
    server.fates.push('dropped', 'dropped');
    const page = await openPage();
    await write(page, 'a');
    // Going on to write is reason enough to try the first again.
    await write(page, 'b');
    expect(unsent(page)).toEqual(['a unconfirmed', 'b sending']);
    await page.dispatch(removeChat('c1'));
    await pass(600_000);
    expect([unsent(page), server.attempts.length, server.credits()]).toEqual([[], 2, 10]);
  });

  it('sends nothing that was looked for when it was removed, and goes on where that was refused [ST-12]', async () => {
    server.fates.push('dropped');
    const page = await openPage();
    await write(page, 'a');
    const look = Promise.withResolvers<void>();
    looking = look.promise;
    page.dispatch(attemptWanted(selectOutbox(page.getState())[0]?.client_id ?? ''));
    await pass();
    const { promise, reject } = Promise.withResolvers<object>();
    deleting = promise;
    const removal = page.dispatch(removeChat('c1'));
    look.resolve();
    await pass();
    expect(server.attempts).toHaveLength(1);
    reject(new ApiError({ ...TOO_FAST, status: 403, code: 'not_allowed', details: {} }));
    await removal;
    await pass(60_000);
    expect([server.texts(), server.credits()]).toEqual([['Hello', 'a'], 9]);
  });

  it('does not try a message again whose answer was on its way and is lost, but asks what it cost', async () => {
    const held = Promise.withResolvers<void>();
    server.holdAnswers(held.promise);
    server.fates.push('answerLost');
    const page = await openPage();
    await write(page, 'a');
    await page.dispatch(removeChat('c1'));
    held.resolve();
    await pass(600_000);
    expect(server.attempts).toHaveLength(1);
    expect([unsent(page), selectCredits(page.getState())]).toEqual([[], 9]);
  });

  it('shows the conversation again that a message on its way has begun anew', async () => {
    const held = Promise.withResolvers<void>();
    server.holdAnswers(held.promise);
    const page = await openPage();
    await write(page, 'a');
    await page.dispatch(removeChat('c1'));
    expect(selectChatEntries(page.getState())).toEqual([]);
    held.resolve();
    await pass();
    expect(selectChatEntries(page.getState())).toMatchObject([{ last_message: { text: 'a' } }]);
    expect(selectCredits(page.getState())).toBe(9);
  });

  it('sends nothing of it while it is being deleted, and keeps what is written then', async () => {
    server.failures.push(TOO_FAST);
    const { promise, resolve } = Promise.withResolvers<object>();
    deleting = promise;
    const page = await openPage();
    await write(page, 'before');
    const removal = page.dispatch(removeChat('c1'));
    await pass(60_000);
    await write(page, 'after');
    expect(server.attempts).toEqual([]);
    resolve({});
    await removal;
    await pass();
    expect(server.texts()).toEqual(['Hello', 'after']);
  });

  it('goes on with it when the server would not delete the conversation', async () => {
    server.failures.push(TOO_FAST);
    const { promise, reject } = Promise.withResolvers<object>();
    deleting = promise;
    const page = await openPage();
    await write(page, 'a', 'b');
    const removal = page.dispatch(removeChat('c1'));
    await pass(60_000);
    reject(new ApiError({ kind: 'offline' }));
    await removal;
    await pass();
    expect(server.texts()).toEqual(['Hello', 'a', 'b']);
  });

  it('leaves nothing of it to a page that opens before the answer comes [BX-28]', async () => {
    server.failures.push(TOO_FAST);
    deleting = new Promise(() => undefined);
    const page = await openPage();
    await write(page, 'a');
    expect(stored()).toHaveLength(1);
    void page.dispatch(removeChat('c1'));
    await pass();
    expect(stored()).toEqual([]);
    page.dispatch(loggedOut({ by: 'tab' }));
    const next = await openPage();
    await pass(600_000);
    expect([unsent(next), server.attempts, server.credits()]).toEqual([[], [], 10]);
  });

  it('has it in storage again when the server would not', async () => {
    server.failures.push(TOO_FAST);
    const refusal: Failure = { ...TOO_FAST, status: 403, code: 'not_allowed', details: {} };
    const { promise, reject } = Promise.withResolvers<object>();
    deleting = promise;
    const page = await openPage();
    await write(page, 'a');
    const removal = page.dispatch(removeChat('c1'));
    reject(new ApiError(refusal));
    await removal;
    await pass();
    expect([unsent(page), stored().length]).toEqual([['a sending'], 1]);
  });

  describe('whose answer is lost', () => {
    /** What waits would go out the moment the conversation counted as kept. */
    async function removeWithLostAnswer(failure: Failure) {
      server.failures.push(TOO_FAST);
      const { promise, reject } = Promise.withResolvers<object>();
      deleting = promise;
      const page = await openPage();
      await write(page, 'a');
      const removal = page.dispatch(removeChat('c1'));
      await pass(60_000);
      const lose = async () => {
        reject(new ApiError(failure));
        await removal;
      };
      return { page, lose };
    }
    const LOST = [{ kind: 'offline' }, { kind: 'timeout' }, { kind: 'server', status: 502 }] as const;

    it.each(LOST)(
      'is done when the list says so: nothing goes out, nothing is said ($kind) [ST-12]',
      async (lost) => {
        const { page, lose } = await removeWithLostAnswer(lost);
        server.messages.length = 0;
        server.withoutConversation();
        await lose();
        await pass(600_000);
        expect([server.attempts, server.credits(), unsent(page), stored()]).toEqual([[], 10, [], []]);
        expect(selectChatEntries(page.getState())).toEqual([]);
        expect(selectNotices(page.getState())).toEqual([]);
      },
    );

    it('sends nothing and says so while the list cannot be asked for either, and looks again later [ER-20]', async () => {
      const { page, lose } = await removeWithLostAnswer({ kind: 'timeout' });
      const heard = vi.spyOn(server, 'getChats').mockRejectedValue(new ApiError({ kind: 'offline' }));
      await lose();
      await pass(1_000);
      expect(server.attempts).toEqual([]);
      expect(selectNotices(page.getState())).toMatchObject([{ key: 'offline', tone: 'bad' }]);
      heard.mockRestore();
      await pass(600_000);
      expect(selectChatEntries(page.getState())).toHaveLength(1);
      expect(selectNotices(page.getState()).map(({ key }) => key)).toContain('chatDeleteFailed');
      expect(server.texts()).toEqual(['Hello', 'a']);
    });

    it('is not told by a list that was asked for before', async () => {
      const { page, lose } = await removeWithLostAnswer({ kind: 'timeout' });
      const early = Promise.withResolvers<Awaited<ReturnType<ChatServer['getChats']>>>();
      const before = await server.getChats();
      const heard = vi.spyOn(server, 'getChats').mockReturnValueOnce(early.promise);
      const asking = page.dispatch(fetchChats());
      await pass();
      server.withoutConversation();
      await lose();
      early.resolve(before);
      await asking;
      await pass(600_000);
      expect([server.attempts, selectChatEntries(page.getState())]).toEqual([[], []]);
      heard.mockRestore();
    });
  });
});
