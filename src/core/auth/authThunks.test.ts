// @vitest-environment jsdom
/** Answers about the session that come when it is another one already. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser, updateUser } from '@/api/calls/user';
import { ApiError } from '@/api/failure';
import type { User } from '@/domain/model';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import {
  creditsChanged,
  loggedIn,
  loggedOut,
  selectAuthSettled,
  selectAuthStatus,
  selectUser,
  userReceived,
} from './authSlice';
import { fetchUser } from './authThunks';
import { saveLanguage } from './saveLanguage';

vi.mock(import('@/api/calls/user'), () => ({
  getCurrentUser: vi.fn<typeof getCurrentUser>(),
  updateUser: vi.fn<typeof updateUser>(),
}));

const elena = makeUser({ id: 'elena' });
const marek = makeUser({ id: 'marek' });

function visit() {
  const { store, startListening } = createTestStore();
  const ends: string[] = [];
  startListening({ actionCreator: loggedOut, effect: ({ payload }) => void ends.push(payload.by) });
  return { store, ends };
}

/** As the client does it: an answer that comes after its session says nothing. */
const answering =
  (answer: Promise<User | null>): typeof getCurrentUser =>
  async (options) => {
    const user = await answer;
    if (options?.signal?.aborted === true) throw new ApiError({ kind: 'aborted' });
    return user;
  };

describe('who is here', () => {
  beforeEach(() => {
    vi.mocked(getCurrentUser).mockReset();
  });

  it('is nobody where the server says first of all that the session is over [RO-05]', async () => {
    const { store, ends } = visit();
    vi.mocked(getCurrentUser).mockRejectedValue(
      new ApiError({
        kind: 'refused',
        status: 403,
        code: 'authentication_required',
        fields: {},
        details: {},
      }),
    );
    await store.dispatch(fetchUser());
    expect(selectAuthStatus(store.getState())).toBe('out');
    expect(ends).toEqual([]);
  });

  it('stays the member who logged in while the server still answered about a visitor', async () => {
    const { store, ends } = visit();
    const { promise, resolve } = Promise.withResolvers<User | null>();
    vi.mocked(getCurrentUser).mockReturnValue(promise);
    const asking = store.dispatch(fetchUser());
    store.dispatch(loggedIn(elena));
    resolve(null);
    await asking;
    expect(selectUser(store.getState())).toEqual(elena);
    expect(ends).toEqual([]);
  });

  it('stays nobody when the answer of a refresh comes after the log-out', async () => {
    const { store } = visit();
    store.dispatch(loggedIn(elena));
    const { promise, resolve } = Promise.withResolvers<User | null>();
    vi.mocked(getCurrentUser).mockReturnValue(promise);
    const asking = store.dispatch(fetchUser());
    store.dispatch(loggedOut({ by: 'member' }));
    resolve(elena);
    await asking;
    expect(selectAuthStatus(store.getState())).toBe('out');
  });

  it.each([
    ['has only begun and knew nobody yet', []],
    ['knew a visitor, and had heard of a log-in', [userReceived(null)]],
  ])('is nobody in a visit that %s, once another tab has logged out [BX-28, RO-05]', async (_, known) => {
    const { store } = visit();
    known.forEach((step) => store.dispatch(step));
    const { promise, resolve } = Promise.withResolvers<User | null>();
    vi.mocked(getCurrentUser).mockImplementation(answering(promise));
    const asking = store.dispatch(fetchUser());
    await vi.waitFor(() => expect(getCurrentUser).toHaveBeenCalledTimes(1));
    store.dispatch(loggedOut({ by: 'tab' }));
    resolve(elena);
    await asking;
    expect(selectUser(store.getState())).toBeNull();
    expect(selectAuthStatus(store.getState())).toBe('out');
  });

  it('stays nobody when a choice of language is saved after the log-out [AP-03]', async () => {
    const { store } = visit();
    store.dispatch(loggedIn(elena));
    const { promise, resolve } = Promise.withResolvers<User>();
    vi.mocked(updateUser).mockReturnValue(promise);
    const { signal } = new AbortController();
    const saving = saveLanguage('pl', { ...store, signal });
    store.dispatch(loggedOut({ by: 'member' }));
    resolve(elena);
    await expect(saving).rejects.toMatchObject({ failure: { kind: 'aborted' } });
    expect(selectAuthStatus(store.getState())).toBe('out');
  });

  it('asks once more when something was saved while the server answered', async () => {
    const { store } = visit();
    store.dispatch(loggedIn(elena));
    const { promise, resolve } = Promise.withResolvers<User | null>();
    vi.mocked(getCurrentUser).mockReturnValueOnce(promise);
    vi.mocked(getCurrentUser).mockResolvedValueOnce({ ...elena, invisible: true });
    const asking = store.dispatch(fetchUser());
    // The calls arrive first, then the question is on its way.
    await vi.waitFor(() => expect(getCurrentUser).toHaveBeenCalledTimes(1));
    store.dispatch(userReceived({ ...elena, invisible: true }));
    resolve(elena);
    await asking;
    expect(getCurrentUser).toHaveBeenCalledTimes(2);
    expect(selectUser(store.getState())?.invisible).toBe(true);
  });

  it('asks until nothing was spent while the server answered, and then takes what it says', async () => {
    const { store } = visit();
    store.dispatch(loggedIn(elena));
    const answers = [Promise.withResolvers<User>(), Promise.withResolvers<User>()] as const;
    for (const { promise } of answers) vi.mocked(getCurrentUser).mockReturnValueOnce(promise);
    vi.mocked(getCurrentUser).mockResolvedValueOnce({ ...elena, credits: 7 });
    const asking = store.dispatch(fetchUser());
    for (const [index, { resolve }] of answers.entries()) {
      await vi.waitFor(() => expect(getCurrentUser).toHaveBeenCalledTimes(index + 1));
      store.dispatch(creditsChanged(8 - index));
      resolve({ ...elena, credits: 9 - index });
    }
    await asking;
    expect(getCurrentUser).toHaveBeenCalledTimes(3);
    expect(selectUser(store.getState())?.credits).toBe(7);
  });

  it('ends the session here when the server knows of none any more [RO-05, RO-06]', async () => {
    const { store, ends } = visit();
    store.dispatch(loggedIn(elena));
    vi.mocked(getCurrentUser).mockResolvedValue(null);
    await store.dispatch(fetchUser());
    expect(selectAuthStatus(store.getState())).toBe('out');
    expect(ends).toEqual(['expiry']);
  });

  it('drops everything of one member before another one of the same browser comes [BX-28]', async () => {
    const { store, ends } = visit();
    store.dispatch(loggedIn(elena));
    vi.mocked(getCurrentUser).mockResolvedValue(marek);
    await store.dispatch(fetchUser());
    expect(ends).toEqual(['tab']);
    expect(selectUser(store.getState())).toEqual(marek);
  });

  it('is settled once it is known that it cannot be learned, so that nobody waits for ever', async () => {
    const { store } = visit();
    vi.mocked(getCurrentUser).mockRejectedValue(new ApiError({ kind: 'offline' }));
    expect(selectAuthSettled(store.getState())).toBe(false);
    await store.dispatch(fetchUser());
    expect(selectAuthStatus(store.getState())).toBe('unknown');
    expect(selectAuthSettled(store.getState())).toBe(true);
  });
});
