// @vitest-environment jsdom
/** Nothing that one member wrote or pressed is done in the name of the next one on the same device. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AppStore } from '@/app/store';
import { fetchUser } from '@/core/auth/authThunks';
import { selectUser } from '@/core/auth/authSlice';
import { login } from '@/core/auth/login';
import { logout } from '@/core/auth/logout';
import { giveGift } from '@/features/gifts/giveGift';
import { like } from '@/features/likes/likesThunks';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { personaPassword } from '@mocks/world/personas';
import { addChatsListeners } from './chatsListeners';
import { messageWritten } from './sendingThunks';

let backend: TestBackend;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => {
  backend.close();
  vi.useRealTimers();
});

const LOST_AFTER_MS = 300;
const STEP_MS = 50;

/** Longer than the lost answer and all pauses between attempts. In each step whatever was sent has time to arrive. */
async function outwait({ dispatch }: AppStore): Promise<void> {
  for (let passed = 0; passed < 2 * LOST_AFTER_MS; passed += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    await dispatch(fetchUser());
  }
}

const ACTS: Record<string, [call: string, act: (store: AppStore) => unknown]> = {
  'a message': [
    'POST chat.php',
    ({ dispatch }) => {
      dispatch(messageWritten({ profile: 'elena', conversation: null, text: 'Between us' }));
    },
  ],
  'a like': ['POST like.php', ({ dispatch }) => dispatch(like({ profile: 'elena', source: 'profile' }))],
  'a gift': [
    'POST gift.php',
    ({ dispatch }) => dispatch(giveGift({ profile: 'elena', gift: 'rose', idempotencyKey: 'one-rose' })),
  ],
};

it.each(Object.entries(ACTS))(
  'ends %s that waits for its next attempt with the session [AP-02]',
  async (_, [call, act]) => {
    const { store, startListening } = createTestStore();
    addChatsListeners(startListening);
    await store.dispatch(fetchUser());
    const { credits } = backend.account('low');
    const written = () => [...backend.db.conversations.values()].flatMap(({ messages }) => messages).length;
    const likes = backend.db.likes.size;
    const before = written();
    // The answer is lost a moment later; by then another member has the device, and the cookie.
    backend.fault({ match: call, kind: 'timeout', ms: LOST_AFTER_MS, times: 1 });
    const [fault] = backend.db.faults;
    const acting = act(store);
    await vi.waitFor(() => expect(fault?.times).toBe(0));
    await store.dispatch(logout());
    await store.dispatch(login({ email: 'low@example.test', password: personaPassword })).unwrap();
    await acting;
    await outwait(store);
    expect(selectUser(store.getState())?.id).toBe('low');
    expect(backend.account('low').credits).toBe(credits);
    expect(written()).toBe(before);
    expect(backend.db.likes.size).toBe(likes);
  },
);
