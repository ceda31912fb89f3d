// @vitest-environment jsdom
/** When a sign-up is sent, and what stays of it in the browser. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { signUp as send } from '@/api/calls/signup';
import { logout } from '@/api/calls/user';
import { SIGNUP_STEP_MS } from '@/config/limits';
import { fetchUser } from '@/core/auth/authThunks';
import { rememberLogout } from '@/core/auth/pendingLogout';
import { languageCookie } from '@/core/language/chooseLanguage';
import { startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { SIGNUP_STEPS } from './signupSlice';
import { signUp } from './signupThunks';

vi.mock(import('@/api/calls/signup'), () => ({ signUp: vi.fn<typeof send>() }));
vi.mock(import('@/api/calls/user'), () => ({ logout: vi.fn<typeof logout>() }));

const FORM = {
  name: 'Marek',
  email: 'marek@example.test',
  password: 'evening-lamp-7',
  date_of_birth: '1990-03-14',
  gender: 'male',
  looking_for: 'female',
} as const;
const ALL_STEPS_MS = SIGNUP_STEP_MS * SIGNUP_STEPS.length;

beforeEach(() => {
  document.cookie = 'i18n_redirected=; max-age=0; path=/';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

it('waits for a log-out that is being told, which would end the new session too [ST-04, RO-05]', async () => {
  const { store } = createTestStore();
  const told = Promise.withResolvers<void>();
  vi.mocked(logout).mockReturnValue(told.promise);
  vi.mocked(send).mockResolvedValue(makeUser());
  rememberLogout();
  void store.dispatch(fetchUser());
  await vi.waitFor(() => expect(logout).toHaveBeenCalledOnce());
  const signingUp = store.dispatch(signUp({ form: FORM, extras: { language: 'en' }, idempotencyKey: 'k' }));
  await vi.advanceTimersByTimeAsync(ALL_STEPS_MS);
  expect(send).not.toHaveBeenCalled();
  told.resolve();
  await vi.advanceTimersByTimeAsync(ALL_STEPS_MS);
  await signingUp;
  expect(send).toHaveBeenCalledOnce();
});

it('leaves its language to the next visit, though a lander brought it and nobody chose it [ST-18] [AP-03]', async () => {
  await startI18n('de');
  const { store } = createTestStore();
  vi.mocked(send).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  vi.mocked(send).mockResolvedValueOnce(makeUser({ language: 'de' }));
  const attempt = async () => {
    const signingUp = store.dispatch(signUp({ form: FORM, extras: { language: 'de' }, idempotencyKey: 'k' }));
    await vi.advanceTimersByTimeAsync(ALL_STEPS_MS);
    await signingUp;
  };
  await attempt();
  expect(languageCookie()).toBeNull();
  await attempt();
  expect(languageCookie()).toBe('de');
});
