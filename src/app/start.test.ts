// @vitest-environment jsdom
/** The beginning of a visit, when the code of a member's session does not come at once. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser } from '@/api/calls/user';
import { getSettings } from '@/api/calls/settings';
import {
  loggedOut,
  selectLoggedIn,
  selectSessionStarted,
  selectUser,
  userReceived,
} from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { welcome } from '@/core/auth/welcome';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { selectNotices } from '@/core/notices/noticesSlice';
import { createSettings } from '@mocks/world/settings';
import { makeUser } from '@tests/factories/user';
import { startVisit } from './start';

vi.mock(import('@/api/calls/user'), async (original) => ({
  ...(await original()),
  getCurrentUser: vi.fn<typeof getCurrentUser>(),
}));
vi.mock(import('@/api/calls/settings'), async (original) => ({
  ...(await original()),
  getSettings: vi.fn<typeof getSettings>(),
}));
const session = vi.hoisted(() => ({
  added: vi.fn<() => void>(),
  quiet: vi.fn<() => Promise<void>>(),
}));
vi.mock('./session', () => ({ addSessionListeners: session.added, addQuietListeners: session.quiet }));

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.mocked(getSettings).mockResolvedValue(createSettings());
  vi.mocked(getCurrentUser).mockResolvedValue(makeUser());
  session.added.mockReset();
  session.quiet.mockReset().mockResolvedValue();
});

it('asks for what conversations need again, when it did not come the first time [BX-02] [BX-25]', async () => {
  session.quiet.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { store } = await startVisit();
  await vi.waitFor(() => expect(session.quiet).toHaveBeenCalledTimes(1));
  store.dispatch(connectionChanged(true));
  await vi.waitFor(() => expect(session.quiet).toHaveBeenCalledTimes(2));
  store.dispatch(userReceived(makeUser()));
  await Promise.resolve();
  expect(session.quiet).toHaveBeenCalledTimes(2);
  expect(session.added).toHaveBeenCalledTimes(1);
});

it('starts the session of a member who is here already, once its code has come after all [BX-25]', async () => {
  session.added.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  const { store } = await startVisit();
  await vi.waitFor(() => expect(session.added).toHaveBeenCalledTimes(1));
  expect(selectLoggedIn(store.getState())).toBe(true);
  expect(selectSessionStarted(store.getState())).toBe(false);
  store.dispatch(userReceived(makeUser()));
  await vi.waitFor(() => expect(selectSessionStarted(store.getState())).toBe(true));
  expect(session.added).toHaveBeenCalledTimes(2);
});

describe('the word that somebody is logged out', () => {
  const elena = makeUser({ id: 'elena' });
  const marek = makeUser({ id: 'marek' });
  const begin = async () => {
    vi.mocked(getCurrentUser).mockResolvedValue(elena);
    const { store } = await startVisit();
    await vi.waitFor(() => expect(selectLoggedIn(store.getState())).toBe(true));
    return { store, said: () => selectNotices(store.getState()).map(({ key }) => key) };
  };

  it.each([
    ['member', 'loggedOut'],
    ['tab', 'loggedOut'],
    ['expiry', 'sessionExpired'],
  ] as const)('comes after a log-out by %s [RO-05, RO-06]', async (by, key) => {
    const { store, said } = await begin();
    store.dispatch(loggedOut({ by }));
    await vi.waitFor(() => expect(said()).toEqual([key]));
  });

  it('is not for somebody who takes the place of another member, here or in another tab [RT-18, BX-28]', async () => {
    const { store, said } = await begin();
    store.dispatch(welcome(marek));
    expect(selectUser(store.getState())?.id).toBe('marek');
    await Promise.resolve();
    expect(said()).toEqual([]);
    // By the time of the next one the effects of this one are over.
    vi.mocked(getCurrentUser).mockResolvedValue(elena);
    await store.dispatch(fetchUser());
    expect(selectUser(store.getState())?.id).toBe('elena');
    expect(said()).toEqual([]);
  });
});
