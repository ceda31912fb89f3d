// @vitest-environment jsdom
/** When a sign-up is sent. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signUp as send } from '@/api/calls/signup';
import { logout } from '@/api/calls/user';
import { SIGNUP_STEP_MS } from '@/config/limits';
import { fetchUser } from '@/core/auth/authThunks';
import { rememberLogout } from '@/core/auth/pendingLogout';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { SIGNUP_STEPS } from './signupSlice';
import { signUp } from './signupThunks';

vi.mock(import('@/api/calls/signup'), () => ({ signUp: vi.fn<typeof send>() }));
vi.mock(import('@/api/calls/user'), () => ({ logout: vi.fn<typeof logout>() }));

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

it('waits for a log-out that is being told, which would end the new session too [ST-04, RO-05]', async () => {
  const { store } = createTestStore();
  const told = Promise.withResolvers<void>();
  vi.mocked(logout).mockReturnValue(told.promise);
  vi.mocked(send).mockResolvedValue(makeUser());
  rememberLogout();
  void store.dispatch(fetchUser());
  await vi.waitFor(() => expect(logout).toHaveBeenCalledOnce());
  const form = {
    name: 'Marek',
    email: 'marek@example.test',
    password: 'evening-lamp-7',
    date_of_birth: '1990-03-14',
    gender: 'male',
    looking_for: 'female',
  } as const;
  const signingUp = store.dispatch(signUp({ form, extras: { language: 'en' }, idempotencyKey: 'k' }));
  await vi.advanceTimersByTimeAsync(SIGNUP_STEP_MS * SIGNUP_STEPS.length);
  expect(send).not.toHaveBeenCalled();
  told.resolve();
  await vi.advanceTimersByTimeAsync(SIGNUP_STEP_MS * SIGNUP_STEPS.length);
  await signingUp;
  expect(send).toHaveBeenCalledOnce();
});
