// @vitest-environment jsdom
/** What a message takes along to the server, and what of it outlives a reload. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { newChatServer } from '@tests/factories/chatCalls';
import { NOON } from '@tests/factories/chats';
import type { ChatServer } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addChatsListeners } from './chatsListeners';
import { selectOutbox } from './chatsSlice';
import { messageWritten } from './sendingThunks';

let server: ChatServer;
vi.mock('@/api/calls/chat', async () => (await import('@tests/factories/chatCalls')).chatCalls);
vi.mock('@/api/calls/user', async () => (await import('@tests/factories/chatCalls')).userCalls);

beforeEach(() => {
  vi.useFakeTimers({ now: NOON });
  server = newChatServer();
  vi.spyOn(server, 'sendMessage');
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function openPage() {
  const { store, startListening } = createTestStore();
  addChatsListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  return store;
}
const pass = (ms = 0) => vi.advanceTimersByTimeAsync(ms);
const bodies = () => vi.mocked(server.sendMessage).mock.calls.map(([body]): object => body);

const attachment = { id: 'a1', url: '/a1.jpg', width: 800, height: 600 };
const reply_to = { id: 'x9', from: 'm1', text: 'Where to?', attachment: false };

describe('a message with a picture that answers another one', () => {
  it('takes both along, in the same words at each attempt [BX-02] [BX-22]', async () => {
    server.withoutConversation();
    server.fates.push('answerLost', 'dropped');
    const page = openPage();
    await pass();
    page.dispatch(messageWritten({ profile: 'm1', conversation: null, text: '', attachment, reply_to }));
    await pass(60_000);
    expect(server.messages).toHaveLength(1);
    expect(bodies()[0]).toMatchObject({ profile: 'm1', text: '', attachment: 'a1', reply_to: 'x9' });
    expect(new Set(bodies().map((body) => JSON.stringify(body))).size).toBe(1);
  });

  it('still has them after a reload without a network [BX-25]', async () => {
    const page = openPage();
    await pass();
    page.dispatch(connectionChanged(false));
    page.dispatch(messageWritten({ profile: 'm1', conversation: 'c1', text: 'Here', attachment, reply_to }));
    const second = openPage();
    expect(selectOutbox(second.getState())).toMatchObject([{ text: 'Here', attachment, reply_to }]);
    await pass();
    expect(bodies()).toMatchObject([{ text: 'Here', attachment: 'a1', reply_to: 'x9' }]);
  });

  it('loads what an earlier version kept, which knew neither [BX-06]', async () => {
    const old = {
      client_id: '5a5d21c5-4ab1-4c69-9e6e-000000000001',
      conversation: 'c1',
      profile: 'm1',
      text: 'From before the update',
      created_at: NOON,
      state: 'sending',
      attempts: 0,
    };
    localStorage.setItem('outbox:u1', JSON.stringify([old]));
    openPage();
    await pass();
    expect(server.texts()).toEqual(['From before the update']);
  });
});
