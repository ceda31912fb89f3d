// @vitest-environment jsdom
/** Reacting to a message, taking one back, and choosing one to answer. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/api/failure';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import type { Message } from '@/domain/model';
import { quoteOf } from '@/domain/quote';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { react, takeBack } from './actThunks';
import { selectActSaid } from './actsSlice';
import { addChatsListeners } from './chatsListeners';
import { selectMessages } from './chatsSelectors';
import { conversationClosed, conversationOpened, messageChanged, selectChatsStatus } from './chatsSlice';
import { fetchChats, openConversation } from './chatsThunks';
import { replyCleared, selectRepliesAccount, selectReplyTo } from './repliesSlice';
import { replyChosen, restoreReplies } from './replyThunks';

let messages: Message[] = [];
const calls = vi.hoisted(() => ({
  react: vi.fn<(id: string, emoji: string | null) => Promise<Message>>(),
  deleteMessage: vi.fn<(id: string) => Promise<Message>>(),
}));
vi.mock('@/api/calls/chat', () => ({
  getChats: () => Promise.resolve({ chats: [makeChatItem()] }),
  getChat: () =>
    Promise.resolve({
      messages,
      typing: false,
      history_limited: false,
      partner_can_reply: true,
    }),
  markRead: () => Promise.resolve({}),
  react: (id: string, emoji: string | null) => calls.react(id, emoji),
  deleteMessage: (id: string) => calls.deleteMessage(id),
}));

const theirs = makeMessage({ id: 'x1', text: 'That little place by the canal?' });
const mine = makeMessage({
  id: 'x2',
  from: 'p1',
  text: 'The one with the blue door?',
  reply_to: quoteOf(theirs),
  sent_at: new Date(NOON + 1000).toISOString(),
});
const refusal = (code: string) =>
  new ApiError({ kind: 'refused', status: 403, code, details: {}, fields: {} });

beforeEach(() => {
  messages = [theirs, mine];
  calls.react.mockReset();
  calls.deleteMessage.mockReset();
});
afterEach(() => {
  localStorage.clear();
});

/** A page as after a reload: nothing is left but the browser's storage. */
async function openPage() {
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  await store.dispatch(fetchChats());
  await vi.waitFor(() => expect(selectChatsStatus(store.getState())).toBe('ready'));
  await store.dispatch(openConversation('c1'));
  store.dispatch(restoreReplies());
  const message = (id: string) => selectMessages(store.getState(), 'c1').find((known) => known.id === id);
  return { store, message };
}

/** An answer that comes when the test says so. */
function later() {
  const { promise, resolve, reject } = Promise.withResolvers<Message>();
  return { promise, resolve, reject };
}

describe('a reaction [BX-22]', () => {
  it('shows at once, and stays when the server has it', async () => {
    const { store, message } = await openPage();
    const answer = later();
    calls.react.mockReturnValue(answer.promise);
    const reacting = store.dispatch(react({ message: theirs, emoji: '❤️' }));
    expect(message('x1')?.reactions).toEqual([{ from: 'p1', emoji: '❤️' }]);
    answer.resolve({ ...theirs, reactions: [{ from: 'p1', emoji: '❤️' }] });
    await reacting;
    expect(message('x1')?.reactions).toEqual([{ from: 'p1', emoji: '❤️' }]);
    expect(selectActSaid(store.getState())).toBeNull();
  });

  it('is as it was, and says so, when it could not be saved', async () => {
    const { store, message } = await openPage();
    calls.react.mockRejectedValue(new ApiError({ kind: 'offline' }));
    await store.dispatch(react({ message: theirs, emoji: '❤️' }));
    expect(message('x1')?.reactions).toEqual([]);
    expect(selectActSaid(store.getState())?.note).toBe('reactFailed');
  });

  it('of two quick choices is the second, whichever answer comes first', async () => {
    const { store, message } = await openPage();
    const [first, second] = [later(), later()];
    calls.react.mockReturnValueOnce(first.promise).mockReturnValueOnce(second.promise);
    const reacting = [
      store.dispatch(react({ message: theirs, emoji: '❤️' })),
      store.dispatch(react({ message: theirs, emoji: '😂' })),
    ];
    second.resolve({ ...theirs, reactions: [{ from: 'p1', emoji: '😂' }] });
    first.resolve({ ...theirs, reactions: [{ from: 'p1', emoji: '❤️' }] });
    await Promise.all(reacting);
    expect(message('x1')?.reactions).toEqual([{ from: 'p1', emoji: '😂' }]);
  });

  it('of two quick choices goes out in their order, and is as it was when the server has neither', async () => {
    const { store, message } = await openPage();
    const first = later();
    calls.react.mockReturnValueOnce(first.promise).mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    const reacting = [
      store.dispatch(react({ message: theirs, emoji: '❤️' })),
      store.dispatch(react({ message: theirs, emoji: '😂' })),
    ];
    await vi.waitFor(() => expect(calls.react).toHaveBeenCalledTimes(1));
    expect(message('x1')?.reactions).toEqual([{ from: 'p1', emoji: '😂' }]);
    first.reject(new ApiError({ kind: 'offline' }));
    await Promise.all(reacting);
    expect(calls.react.mock.calls.map(([, emoji]) => emoji)).toEqual(['❤️', '😂']);
    expect(message('x1')?.reactions).toEqual([]);
  });

  it('keeps what the other one has given meanwhile', async () => {
    const { store, message } = await openPage();
    const answer = later();
    calls.react.mockReturnValue(answer.promise);
    const reacting = store.dispatch(react({ message: mine, emoji: '❤️' }));
    store.dispatch(messageChanged({ ...mine, reactions: [{ from: 'm1', emoji: '👍' }] }));
    answer.reject(new ApiError({ kind: 'timeout' }));
    await reacting;
    expect(message('x2')?.reactions).toEqual([{ from: 'm1', emoji: '👍' }]);
  });
});

describe('a message taken back [BX-22]', () => {
  it('is gone at once, for both and from what quotes it', async () => {
    messages = [mine, { ...theirs, id: 'x3', reply_to: quoteOf(mine) }];
    const { store, message } = await openPage();
    const answer = later();
    calls.deleteMessage.mockReturnValue(answer.promise);
    const deleting = store.dispatch(takeBack(mine));
    expect(message('x2')).toMatchObject({ text: '', deleted: true });
    answer.resolve({ ...mine, text: '', deleted: true });
    await deleting;
    expect(message('x3')?.reply_to).toMatchObject({ id: 'x2', text: '' });
    expect(selectActSaid(store.getState())?.note).toBe('deleted');
  });

  it('stands as it stood also when the refused act was asked for twice', async () => {
    const { store, message } = await openPage();
    calls.deleteMessage.mockRejectedValue(refusal('too_late'));
    await Promise.all([store.dispatch(takeBack(mine)), store.dispatch(takeBack(mine))]);
    expect(calls.deleteMessage).toHaveBeenCalledTimes(1);
    expect(message('x2')).toEqual(mine);
  });

  it.each([
    [refusal('too_late'), 'tooLate'],
    [new ApiError({ kind: 'offline' }), 'deleteFailed'],
  ])('stands as it stood when that is refused', async (failure, note) => {
    const { store, message } = await openPage();
    calls.deleteMessage.mockRejectedValue(failure);
    await store.dispatch(takeBack(mine));
    expect(message('x2')).toEqual(mine);
    expect(selectActSaid(store.getState())?.note).toBe(note);
    expect(selectActSaid(store.getState())?.failure).toEqual(failure.failure);
  });
});

describe('what is said of an act', () => {
  it.each([
    ['the conversation is left', conversationClosed('c1')],
    ['another one is opened', conversationOpened({ conversation: 'c2', at: NOON })],
  ])('is said no more when %s', async (_, action) => {
    const { store } = await openPage();
    calls.deleteMessage.mockResolvedValue({ ...mine, text: '', deleted: true });
    await store.dispatch(takeBack(mine));
    expect(selectActSaid(store.getState())?.note).toBe('deleted');
    store.dispatch(action);
    expect(selectActSaid(store.getState())).toBeNull();
  });

  it('is not said at all when the answer finds another conversation open', async () => {
    const { store } = await openPage();
    const answer = later();
    calls.deleteMessage.mockReturnValue(answer.promise);
    const deleting = store.dispatch(takeBack(mine));
    store.dispatch(conversationOpened({ conversation: 'c2', at: NOON }));
    answer.resolve({ ...mine, text: '', deleted: true });
    await deleting;
    expect(selectActSaid(store.getState())).toBeNull();
  });
});

describe('the message that the next one answers [BX-22]', () => {
  const choose = { profile: 'm1', quote: quoteOf(theirs) };

  it('outlives a reload', async () => {
    const before = await openPage();
    before.store.dispatch(replyChosen(choose));
    const { store } = await openPage();
    expect(selectReplyTo(store.getState(), 'm1')).toEqual(quoteOf(theirs));
    store.dispatch(replyCleared('m1'));
    expect(selectReplyTo(store.getState(), 'm1')).toBeNull();
    expect(localStorage.getItem('replies:u1')).toBeNull();
  });

  it('leaves nothing behind after a log-out, and waits out an expired session', async () => {
    const { store } = await openPage();
    store.dispatch(replyChosen(choose));
    store.dispatch(loggedOut({ by: 'expiry' }));
    expect(selectReplyTo(store.getState(), 'm1')).toBeNull();
    const again = await openPage();
    expect(selectReplyTo(again.store.getState(), 'm1')).toEqual(quoteOf(theirs));
    again.store.dispatch(loggedOut({ by: 'member' }));
    await vi.waitFor(() => expect(localStorage.getItem('replies:u1')).toBeNull());
  });

  it('is chosen and cleared in all tabs at once, and no more after a log-out [BX-28]', async () => {
    const [one, two] = [await openPage(), await openPage()];
    const tell = () => window.dispatchEvent(new StorageEvent('storage', { key: 'replies:u1' }));
    one.store.dispatch(replyChosen(choose));
    tell();
    expect(selectReplyTo(two.store.getState(), 'm1')).toEqual(quoteOf(theirs));
    one.store.dispatch(replyCleared('m1'));
    tell();
    expect(selectReplyTo(two.store.getState(), 'm1')).toBeNull();
    two.store.dispatch(loggedOut({ by: 'tab' }));
    one.store.dispatch(replyChosen(choose));
    tell();
    expect(selectRepliesAccount(two.store.getState())).toBeNull();
    one.store.dispatch(loggedOut({ by: 'member' }));
  });

  it('stays with its member when another one takes the place', async () => {
    const { store } = await openPage();
    store.dispatch(replyChosen(choose));
    store.dispatch(loggedIn(makeUser({ id: 'u2' })));
    store.dispatch(restoreReplies());
    await store.dispatch(fetchChats());
    expect(selectReplyTo(store.getState(), 'm1')).toBeNull();
    expect(localStorage.getItem('replies:u2')).toBeNull();
    expect(localStorage.getItem('replies:u1')).not.toBeNull();
  });

  it('counts as none when what is stored cannot be read', async () => {
    localStorage.setItem('replies:u1', '{"m1":{"quote":7}}');
    const { store } = await openPage();
    expect(selectReplyTo(store.getState(), 'm1')).toBeNull();
  });
});
