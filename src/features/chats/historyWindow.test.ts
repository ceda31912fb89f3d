// @vitest-environment jsdom
/** What a reader is shown moves on while they read: what is loaded may begin or end outside of it. */
import { beforeEach, expect, it, vi } from 'vitest';
import type * as chatCalls from '@/api/calls/chat';
import { ApiError } from '@/api/failure';
import { MESSAGES_PER_PAGE } from '@/config/limits';
import { loggedIn } from '@/core/auth/authSlice';
import type { Message } from '@/domain/model';
import { makeMessage, NOON } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { selectThread } from './chatsSlice';
import { loadOlder, openConversation } from './chatsThunks';
import { aroundReceived } from './threadActions';
import { loadNewer } from './threadThunks';

const calls = vi.hoisted(() => ({
  getChat: vi.fn<typeof chatCalls.getChat>(),
  markRead: vi.fn<typeof chatCalls.markRead>(),
}));
vi.mock('@/api/calls/chat', () => calls);

const gone = new ApiError({ kind: 'refused', status: 404, code: 'not_found', details: {}, fields: {} });
const about = { typing: false, history_limited: false, partner_can_reply: true };
const page = (first: number, changes: Partial<Message> = {}): Message[] =>
  Array.from({ length: MESSAGES_PER_PAGE }, (_, at) =>
    makeMessage({
      id: `m${first + at}`,
      sent_at: new Date(NOON + (first + at) * 1000).toISOString(),
      ...changes,
    }),
  );

async function open(paid_user: boolean, messages: Message[] = page(100)) {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ paid_user })));
  calls.getChat.mockImplementation((_, { before, after } = {}) =>
    before === undefined && after === undefined
      ? Promise.resolve({ messages, ...about })
      : Promise.reject(gone),
  );
  await store.dispatch(openConversation('c1'));
  return store;
}
const threadOf = (store: Awaited<ReturnType<typeof open>>) => selectThread(store.getState(), 'c1');

beforeEach(() => {
  calls.markRead.mockResolvedValue({});
});

it.each([
  ['free: what is older is hidden', false, true],
  ['paid: there is nothing older', true, false],
])('the oldest loaded message is not shown any more, %s [CO-07]', async (_, paid, hidden) => {
  const store = await open(paid);
  await store.dispatch(loadOlder('c1'));
  expect(threadOf(store)).toMatchObject({ older: 'idle', complete: true, history_limited: hidden });
  expect(threadOf(store)?.pages.flat()).toHaveLength(MESSAGES_PER_PAGE);
});

it('opens where the unread begins, though what is before it is not shown any more [CO-07]', async () => {
  const store = await open(false, page(100, { from: 'elena', read: false }));
  expect(threadOf(store)).toMatchObject({ status: 'ready', complete: true, history_limited: true });
});

it('goes to the newest messages when the last loaded one is not shown any more [CO-07]', async () => {
  const store = await open(false);
  const complete = { start: false, end: false };
  store.dispatch(
    aroundReceived({ conversation: 'c1', message: 'm15', messages: page(1), ...about, complete }),
  );
  expect(threadOf(store)?.tail).not.toBeNull();
  await store.dispatch(loadNewer('c1'));
  expect(threadOf(store)).toMatchObject({ tail: null, newer: 'idle' });
  expect(threadOf(store)?.pages.at(-1)?.at(-1)?.id).toBe(`m${99 + MESSAGES_PER_PAGE}`);
});
