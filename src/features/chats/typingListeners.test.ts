// @vitest-environment jsdom
/** Typing both ways: what is told of the member's, and how long the other one's is shown. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import { CONVERSATION_POLL_MS, TYPING_SHOWN_MS, TYPING_TELL_MS } from '@/config/limits';
import { loggedIn } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { openBrowser, watchedPage } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { draftChanged, selectChatEntry, selectThread } from './chatsSlice';
import { openConversation } from './chatsThunks';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  getChat: vi.fn<typeof chatCalls.getChat>(),
  markRead: vi.fn<typeof chatCalls.markRead>(),
  tellTyping: vi.fn<typeof chatCalls.tellTyping>(),
}));
vi.mock('@/api/calls/chat', () => calls);

const answer = {
  messages: [makeMessage({ read: true })],
  typing: false,
  history_limited: false,
  partner_can_reply: true,
};
const pages = openBrowser({ now: NOON, locks: false });
const show = watchedPage();
beforeEach(() => {
  calls.getChats.mockReset().mockResolvedValue({ chats: [makeChatItem()] });
  calls.getChat.mockReset().mockResolvedValue(answer);
  calls.markRead.mockReset().mockResolvedValue({});
  calls.tellTyping.mockReset().mockResolvedValue({});
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const told = () => calls.tellTyping.mock.calls.length;

async function openPage(conversation: string | null = 'c1') {
  const { store, startListening } = createTestStore();
  pages.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  await pass(0);
  if (conversation !== null) await store.dispatch(openConversation(conversation));
  const write = (text: string) => store.dispatch(draftChanged({ profile: 'm1', text }));
  return { store, write };
}

describe('the member writes [SC-03]', () => {
  it('tells it with the first key, then at most every 3 s while the keys go on', async () => {
    const { write } = await openPage();
    write('H');
    await pass(0);
    expect(calls.tellTyping).toHaveBeenCalledExactlyOnceWith('c1');
    await pass(TYPING_TELL_MS - 1);
    write('He');
    await pass(0);
    expect(told()).toBe(1);
    await pass(1);
    write('Hel');
    await pass(0);
    expect(told()).toBe(2);
  });

  it('tells nothing more when the keys rest, and nothing of an emptied field', async () => {
    const { write } = await openPage();
    write('H');
    await pass(TYPING_TELL_MS * 4);
    write('');
    await pass(0);
    expect(told()).toBe(1);
  });

  it('tells only who is there to see it', async () => {
    const elsewhere = await openPage(null);
    elsewhere.write('Hi');
    const { store, write } = await openPage();
    store.dispatch(connectionChanged(false));
    write('Hi');
    store.dispatch(connectionChanged(true));
    show('hidden');
    write('Hi there');
    show('visible');
    calls.getChat.mockResolvedValue({ ...answer, partner_can_reply: false });
    await pass(CONVERSATION_POLL_MS);
    write('Hi there, you');
    await pass(0);
    expect(told()).toBe(0);
  });

  it('is not troubled when it cannot be told', async () => {
    calls.tellTyping.mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    const { write } = await openPage();
    write('H');
    await pass(TYPING_TELL_MS);
    write('He');
    await pass(0);
    expect(told()).toBe(2);
  });
});

describe('the other one writes [SC-03]', () => {
  it('is shown in the conversation and in its row, until the answer says otherwise', async () => {
    const { store } = await openPage();
    calls.getChat.mockResolvedValue({ ...answer, typing: true });
    await pass(CONVERSATION_POLL_MS);
    expect(selectThread(store.getState(), 'c1')?.typing).toBe(true);
    expect(selectChatEntry(store.getState(), 'c1')?.typing).toBe(true);
    await pass(TYPING_SHOWN_MS * 3);
    expect(selectThread(store.getState(), 'c1')?.typing).toBe(true);
    calls.getChat.mockResolvedValue(answer);
    await pass(CONVERSATION_POLL_MS);
    expect(selectThread(store.getState(), 'c1')?.typing).toBe(false);
    expect(selectChatEntry(store.getState(), 'c1')?.typing).toBeUndefined();
  });

  it('ends by itself when nothing more is heard', async () => {
    const { store } = await openPage();
    calls.getChat.mockResolvedValue({ ...answer, typing: true });
    await pass(CONVERSATION_POLL_MS);
    store.dispatch(connectionChanged(false));
    await pass(TYPING_SHOWN_MS - 1);
    expect(selectThread(store.getState(), 'c1')?.typing).toBe(true);
    await pass(1);
    expect(selectThread(store.getState(), 'c1')?.typing).toBe(false);
  });

  it('ends in the list long before the list is asked for again', async () => {
    calls.getChats.mockResolvedValue({ chats: [makeChatItem({ typing: true })] });
    const { store } = await openPage(null);
    expect(selectChatEntry(store.getState(), 'c1')?.typing).toBe(true);
    await pass(TYPING_SHOWN_MS);
    expect(selectChatEntry(store.getState(), 'c1')?.typing).toBeUndefined();
  });
});
