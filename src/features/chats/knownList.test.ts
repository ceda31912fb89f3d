/** A list that is still the same is neither read nor drawn again; one that was changed here is asked for whole. */
import { beforeEach, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { loggedIn } from '@/core/auth/authSlice';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { selectChatsRecalled } from './age';
import {
  chatDropped,
  chatsBegun,
  chatsRecalled,
  chatsRequested,
  chatsUnchanged,
  messageDelivered,
  removalUnsure,
  selectChatEntries,
  selectChatsHeardAt,
  selectChatsStatus,
  sessionBegan,
} from './chatsSlice';
import { fetchChats } from './chatsThunks';
import { selectUnreadTotal } from './unread';

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

it('shows the first ones of many while the others are on their way, and counts when all are here', async () => {
  const chats = ['c1', 'c2', 'c3'].map((id) =>
    makeChatItem({
      conversation: { id, updated_at: new Date(NOON).toISOString() },
      num_unread_messages: 2,
    }),
  );
  const others = Promise.withResolvers<chatCalls.ChatList>();
  calls.getChats
    .mockResolvedValueOnce({ chats: chats.slice(0, 1), more: true })
    .mockReturnValueOnce(others.promise);
  const opening = open();
  await vi.waitFor(() => expect(calls.getChats).toHaveBeenCalledTimes(2));
  const [first, all] = calls.getChats.mock.calls.map(([options]) => options?.newest);
  expect([first, all]).toEqual([60, undefined]);
  others.resolve({ chats });
  const store = await opening;
  expect(selectChatEntries(store.getState())).toHaveLength(3);
  expect(selectUnreadTotal(store.getState())).toBe(6);
});

it('begins with what is there, and takes none of it for the whole', () => {
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(chatsRequested('r1'));
  const chats = [makeChatItem({ num_unread_messages: 2 })];
  store.dispatch(chatsBegun({ request: 'another', chats }));
  expect(selectChatEntries(store.getState())).toEqual([]);
  store.dispatch(chatsBegun({ request: 'r1', chats }));
  expect(selectChatEntries(store.getState())).toHaveLength(1);
  expect(selectChatsStatus(store.getState())).toBe('loading');
  expect(selectUnreadTotal(store.getState())).toBe(0);
});

it('of the last visit is not the same as the list of another tab [BX-25]', () => {
  const { store } = createTestStore();
  store.dispatch(sessionBegan({ account: 'u1', outbox: [], drafts: {} }));
  store.dispatch(chatsRecalled({ account: 'u1', heard_at: NOON, items: [makeChatItem()], threads: [] }));
  store.dispatch(chatsUnchanged({ request: null, at: NOON + 60_000 }));
  expect(selectChatsHeardAt(store.getState())).toBe(NOON);
  expect(selectChatsRecalled(store.getState())).toBe(true);
});

it('does not take an answer that came too late for the list it shows', async () => {
  const store = await open();
  const slow = Promise.withResolvers<chatCalls.ChatList>();
  calls.getNewChats.mockReturnValueOnce(slow.promise);
  const late = store.dispatch(fetchChats());
  await store.dispatch(fetchChats());
  slow.resolve({ chats: [], tag: '"late"' });
  await late;
  await store.dispatch(fetchChats());
  expect(calls.getNewChats.mock.calls.map(([known]) => known)).toEqual(['"one"', '"one"', '"one"']);
});

it('asks for all of it while nobody knows whether a conversation was removed [ST-12]', async () => {
  const store = await open();
  const other = makeChatItem({ conversation: { id: 'c2', updated_at: new Date(NOON).toISOString() } });
  const both = { chats: [makeChatItem(), other], tag: '"two"' };
  calls.getNewChats.mockResolvedValueOnce(both);
  await store.dispatch(fetchChats());
  store.dispatch(chatDropped('c1'));
  // Heard while it is being removed: what this answer holds is not what is shown.
  calls.getChats.mockResolvedValue(both);
  await store.dispatch(fetchChats());
  store.dispatch(removalUnsure({ conversation: 'c1', failure: { kind: 'timeout' } }));
  await store.dispatch(fetchChats());
  expect(selectChatEntries(store.getState()).map(({ conversation }) => conversation.id)).toEqual([
    'c1',
    'c2',
  ]);
});
