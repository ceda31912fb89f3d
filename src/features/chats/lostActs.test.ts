// @vitest-environment jsdom
/** Acts on messages and conversations whose answer is lost, or is overtaken by a look for news. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import type { Message } from '@/domain/model';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { selectActSaid } from './actsSlice';
import { react, takeBack } from './actThunks';
import { arrangeConversation } from './arrangeThunks';
import { selectMessages } from './chatsSelectors';
import { sessionBegan } from './chatsSlice';
import { fetchChats, openConversation, pollConversation } from './chatsThunks';
import { selectListedChat } from './listSelectors';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  getChat: vi.fn<typeof chatCalls.getChat>(),
  markRead: vi.fn<typeof chatCalls.markRead>(),
  react: vi.fn<typeof chatCalls.react>(),
  deleteMessage: vi.fn<typeof chatCalls.deleteMessage>(),
  arrangeChat: vi.fn<typeof chatCalls.arrangeChat>(),
}));
vi.mock('@/api/calls/chat', () => calls);

const theirs = makeMessage({ id: 'x1', read: true });
const mine = makeMessage({ id: 'x2', from: 'p1', sent_at: new Date(NOON + 1000).toISOString() });
const withHeart: Message = { ...theirs, reactions: [{ from: 'p1', emoji: '❤️' }] };
const page = (messages: Message[]) => ({
  messages,
  typing: false,
  history_limited: false,
  partner_can_reply: true,
});
const timeout = () => new ApiError({ kind: 'timeout' });

const stores: ReturnType<typeof createTestStore>['store'][] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  calls.getChats.mockReset().mockResolvedValue({ chats: [makeChatItem()] });
  calls.getChat.mockReset().mockResolvedValue(page([theirs, mine]));
  calls.markRead.mockReset().mockResolvedValue({});
  calls.react.mockReset();
  calls.deleteMessage.mockReset();
  calls.arrangeChat.mockReset();
});
afterEach(() => {
  for (const store of stores.splice(0)) store.dispatch(loggedOut({ by: 'tab' }));
  vi.useRealTimers();
});

async function openPage() {
  const { store } = createTestStore();
  stores.push(store);
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  await store.dispatch(fetchChats());
  await store.dispatch(openConversation('c1'));
  return {
    store,
    message: (id: string) => selectMessages(store.getState(), 'c1').find((known) => known.id === id),
    said: () => selectActSaid(store.getState())?.note ?? null,
  };
}

describe('a reaction [BX-22]', () => {
  it('stays while a look for news brings an answer that does not know of it yet', async () => {
    const { store, message } = await openPage();
    const saving = Promise.withResolvers<Message>();
    calls.react.mockReturnValue(saving.promise);
    const reacting = store.dispatch(react({ message: theirs, emoji: '❤️' }));
    await store.dispatch(pollConversation('c1'));
    expect(message('x1')?.reactions).toEqual(withHeart.reactions);
    saving.resolve(withHeart);
    await reacting;
    expect(message('x1')?.reactions).toEqual(withHeart.reactions);
  });

  it('stays against an answer that was asked for before it was saved, and goes with a later one', async () => {
    const { store, message } = await openPage();
    const early = Promise.withResolvers<ReturnType<typeof page>>();
    calls.getChat.mockReturnValueOnce(early.promise);
    const polling = store.dispatch(pollConversation('c1'));
    await vi.advanceTimersByTimeAsync(500);
    calls.react.mockResolvedValue(withHeart);
    await store.dispatch(react({ message: theirs, emoji: '❤️' }));
    early.resolve(page([theirs, mine]));
    await polling;
    expect(message('x1')?.reactions).toEqual(withHeart.reactions);
    // Taken back in another place.
    await vi.advanceTimersByTimeAsync(500);
    await store.dispatch(pollConversation('c1'));
    expect(message('x1')?.reactions ?? []).toEqual([]);
  });

  it('that the server has in spite of a lost answer stays, and nothing is said', async () => {
    const { store, message, said } = await openPage();
    calls.react.mockRejectedValue(timeout());
    calls.getChat.mockResolvedValue(page([withHeart, mine]));
    await store.dispatch(react({ message: theirs, emoji: '❤️' }));
    expect([message('x1')?.reactions, said()]).toEqual([withHeart.reactions, null]);
  });

  it('is called not confirmed where the message cannot be looked up either, and shows once it is heard', async () => {
    const { store, message, said } = await openPage();
    calls.react.mockRejectedValue(timeout());
    calls.getChat.mockRejectedValueOnce(timeout());
    await store.dispatch(react({ message: theirs, emoji: '❤️' }));
    expect([message('x1')?.reactions, said()]).toEqual([[], 'reactUnsure']);
    calls.getChat.mockResolvedValue(page([withHeart, mine]));
    await store.dispatch(pollConversation('c1'));
    expect(message('x1')?.reactions).toEqual(withHeart.reactions);
  });
});

describe('a message taken back [BX-22]', () => {
  const gone: Message = { ...mine, text: '', deleted: true };

  it('is so in spite of a lost answer when the server has taken it back', async () => {
    const { store, message, said } = await openPage();
    calls.deleteMessage.mockRejectedValue(new ApiError({ kind: 'server', status: 504 }));
    calls.getChat.mockResolvedValue(page([theirs, gone]));
    await store.dispatch(takeBack(mine));
    expect([message('x2')?.deleted, said()]).toEqual([true, 'deleted']);
  });

  it('stands again, called not confirmed, where it cannot be looked up either', async () => {
    const { store, message, said } = await openPage();
    calls.deleteMessage.mockRejectedValue(timeout());
    calls.getChat.mockRejectedValueOnce(timeout());
    await store.dispatch(takeBack(mine));
    expect([message('x2')?.text, said()]).toEqual([mine.text, 'deleteUnsure']);
    calls.getChat.mockResolvedValue(page([theirs, gone]));
    await store.dispatch(pollConversation('c1'));
    expect(message('x2')?.deleted).toBe(true);
  });
});

describe('a pinned conversation [SC-03]', () => {
  const pin = { conversation: 'c1', pinned: true };
  const listed = (chats: Parameters<typeof makeChatItem>[0]) => ({ chats: [makeChatItem(chats)] });

  it.each([
    ['saved', listed({ pinned: true }), true],
    ['undone', listed({ pinned: false }), false],
  ] as const)('is %s after a lost answer when the list says so', async (outcome, list, pinned) => {
    const { store } = await openPage();
    calls.arrangeChat.mockRejectedValue(timeout());
    calls.getChats.mockResolvedValue(list);
    const answer = await store.dispatch(arrangeConversation(pin));
    expect([answer.payload, selectListedChat(store.getState(), 'c1')?.pinned]).toEqual([outcome, pinned]);
  });

  it('is called not confirmed where the list cannot be asked for either', async () => {
    const { store } = await openPage();
    calls.arrangeChat.mockRejectedValue(timeout());
    calls.getChats.mockRejectedValue(timeout());
    const answer = await store.dispatch(arrangeConversation(pin));
    expect([answer.payload, selectListedChat(store.getState(), 'c1')?.pinned]).toEqual(['unsure', false]);
  });
});
