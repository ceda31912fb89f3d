/** A list that is still the same is neither read nor drawn again; one that was changed here is asked for whole. */
import { beforeEach, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { loggedIn } from '@/core/auth/authSlice';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { messageDelivered, selectChatEntries, selectChatsHeardAt, sessionBegan } from './chatsSlice';
import { fetchChats } from './chatsThunks';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  getNewChats: vi.fn<typeof chatCalls.getNewChats>(),
}));
vi.mock('@/api/calls/chat', () => calls);

beforeEach(() => {
  vi.setSystemTime(NOON);
  calls.getChats.mockReset().mockResolvedValue({ chats: [makeChatItem()], tag: '"one"' });
  calls.getNewChats.mockReset().mockResolvedValue(null);
});

async function open() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: makeUser().id, outbox: [], drafts: {} }));
  await store.dispatch(fetchChats());
  return store;
}

it('asks for another list than the one it has, and moves its times on', async () => {
  const store = await open();
  const before = selectChatEntries(store.getState());
  vi.setSystemTime(NOON + 60_000);
  await store.dispatch(fetchChats());
  expect(calls.getNewChats.mock.calls.map(([known]) => known)).toEqual(['"one"']);
  expect(selectChatEntries(store.getState())).toBe(before);
  expect(selectChatsHeardAt(store.getState())).toBe(NOON + 60_000);
});

it('takes another list in, and goes on from there', async () => {
  const store = await open();
  calls.getNewChats.mockResolvedValueOnce({
    chats: [makeChatItem({ num_unread_messages: 4 })],
    tag: '"two"',
  });
  await store.dispatch(fetchChats());
  expect(selectChatEntries(store.getState())[0]?.num_unread_messages).toBe(4);
  await store.dispatch(fetchChats());
  expect(calls.getNewChats.mock.calls.map(([known]) => known)).toEqual(['"one"', '"two"']);
});

it('asks for all of it when something was changed here', async () => {
  const store = await open();
  const conversation = makeChatItem({
    conversation: { id: 'c9', updated_at: new Date(NOON).toISOString() },
  });
  store.dispatch(
    messageDelivered({ client_id: 'k', message: makeMessage({ conversation: 'c9' }), conversation }),
  );
  await store.dispatch(fetchChats());
  expect(calls.getNewChats).not.toHaveBeenCalled();
  expect(calls.getChats).toHaveBeenCalledTimes(2);
});

it('does not take an answer that came too late for the list it shows', async () => {
  const store = await open();
  let answer = (_: chatCalls.ChatList): void => undefined;
  calls.getNewChats.mockReturnValueOnce(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  const late = store.dispatch(fetchChats());
  await store.dispatch(fetchChats());
  answer({ chats: [], tag: '"late"' });
  await late;
  await store.dispatch(fetchChats());
  expect(calls.getNewChats.mock.calls.map(([known]) => known)).toEqual(['"one"', '"one"', '"one"']);
});
