// @vitest-environment jsdom
/** A conversation that is opened in a tab behind another one: nobody has read it before somebody looks. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { makeChatItem, makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { watchedPage } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { conversationOpened, selectSeen } from './chatsSlice';
import { openConversation } from './chatsThunks';
import { attentionChanged } from './aliveEvents';
import { selectUnreadTotal } from './unread';

const calls = vi.hoisted(() => ({
  getChats: vi.fn<typeof chatCalls.getChats>(),
  getChat: vi.fn<typeof chatCalls.getChat>(),
  markRead: vi.fn<typeof chatCalls.markRead>(),
}));
vi.mock('@/api/calls/chat', () => calls);

const look = watchedPage();
const pages: ReturnType<typeof createTestStore>['store'][] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  calls.getChats.mockReset().mockResolvedValue({
    chats: [
      makeChatItem({
        num_unread_messages: 2,
        last_message: { text: 'Hello', from: 'm1', sent_at: new Date(NOON).toISOString(), attachment: false },
      }),
    ],
  });
  calls.getChat.mockReset().mockResolvedValue({
    messages: [makeMessage()],
    typing: false,
    history_limited: false,
    partner_can_reply: true,
  });
  calls.markRead.mockReset().mockResolvedValue({});
});
afterEach(() => {
  for (const page of pages.splice(0)) page.dispatch(loggedOut({ by: 'tab' }));
  vi.useRealTimers();
});

const pass = () => vi.advanceTimersByTimeAsync(1_000);
async function openTab() {
  const { store, startListening } = createTestStore();
  pages.push(store);
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  await pass();
  return store;
}

describe('a conversation in a tab that nobody looks at [ST-11]', () => {
  it('stays unread, and is read when somebody comes', async () => {
    const tab = await openTab();
    look('hidden');
    await tab.dispatch(openConversation('c1'));
    await pass();
    expect([selectUnreadTotal(tab.getState()), selectSeen(tab.getState())]).toEqual([2, {}]);
    expect(calls.markRead).not.toHaveBeenCalled();
    look('visible');
    expect(selectUnreadTotal(tab.getState())).toBe(0);
    await pass();
    expect(calls.markRead).toHaveBeenCalledWith('c1', 'x1', expect.anything());
  });

  it('stays unread in a page that begins behind another one', async () => {
    look('hidden');
    const { store } = createTestStore();
    pages.push(store);
    // The conversation may be quicker than whatever listens to the page.
    store.dispatch(loggedIn(makeUser()));
    await store.dispatch(openConversation('c1'));
    expect(selectSeen(store.getState())).toEqual({});
  });

  it('is unread in the other tabs, too [BX-28]', async () => {
    const [behind, front] = [await openTab(), await openTab()];
    behind.dispatch(attentionChanged(false));
    behind.dispatch(conversationOpened({ conversation: 'c1', at: NOON }));
    await pass();
    expect(selectUnreadTotal(front.getState())).toBe(2);
    behind.dispatch(attentionChanged(true));
    await vi.waitFor(() => expect(selectUnreadTotal(front.getState())).toBe(0));
  });
});
