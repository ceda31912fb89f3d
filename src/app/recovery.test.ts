// @vitest-environment jsdom
/** After a log-out, and when the network is back. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser, logout } from '@/api/calls/user';
import { getSettings } from '@/api/calls/settings';
import { ApiError } from '@/api/failure';
import { loggedIn, loggedOut, selectAuthStatus } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { logoutIsPending, rememberLogout } from '@/core/auth/pendingLogout';
import { START_AGAIN } from '@/config/limits';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { keepFormDraft } from '@/core/formDrafts/formDrafts';
import { fetchSettings, selectSettingsStatus } from '@/core/settings/settingsSlice';
import { asQuery, query } from '@/store/query';
import { createSettings } from '@mocks/world/settings';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addRecoveryListeners } from './recovery';

vi.mock(import('@/api/calls/user'), () => ({
  getCurrentUser: vi.fn<typeof getCurrentUser>(),
  logout: vi.fn<typeof logout>(),
}));
vi.mock(import('@/api/calls/settings'), () => ({ getSettings: vi.fn<typeof getSettings>() }));

const secrets = query.injectEndpoints({
  endpoints: (build) => ({ secret: build.query<string, void>({ queryFn: asQuery(async () => 'hers') }) }),
});

function visit() {
  const { store, startListening } = createTestStore();
  addRecoveryListeners(startListening, { domain: 'vesper.test' });
  return store;
}

describe('a log-out', () => {
  it('leaves no answer of the server behind for the next member [RO-05]', async () => {
    const store = visit();
    store.dispatch(loggedIn(makeUser()));
    await store.dispatch(secrets.endpoints.secret.initiate());
    expect(JSON.stringify(store.getState())).toContain('hers');
    store.dispatch(loggedOut({ by: 'member' }));
    await vi.waitFor(() => expect(JSON.stringify(store.getState())).not.toContain('hers'));
  });
});

describe('what was typed and not sent', () => {
  it('goes with the member, but not with a session that ran out [RO-05]', () => {
    const store = visit();
    store.dispatch(loggedIn(makeUser()));
    keepFormDraft('about:u1', { about: 'hers' });
    store.dispatch(loggedOut({ by: 'expiry' }));
    expect(sessionStorage).toHaveLength(1);
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(loggedOut({ by: 'member' }));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('a network that is back', () => {
  it('tells of a log-out anew, though the attempt that began without it is still failing [RO-05]', async () => {
    const store = visit();
    const first = Promise.withResolvers<void>();
    vi.mocked(logout).mockReturnValueOnce(first.promise).mockResolvedValueOnce(undefined);
    rememberLogout();
    store.dispatch(connectionChanged(false));
    const start = store.dispatch(fetchUser());
    await vi.waitFor(() => expect(logout).toHaveBeenCalledTimes(1));
    store.dispatch(connectionChanged(true));
    first.reject(new ApiError({ kind: 'offline' }));
    await start;
    await vi.waitFor(() => expect(logoutIsPending()).toBe(false));
    expect(logout).toHaveBeenCalledTimes(2);
  });

  it('brings what the start of the visit could not learn [BX-25]', async () => {
    const store = visit();
    const offline = new ApiError({ kind: 'offline' });
    vi.mocked(getCurrentUser).mockRejectedValueOnce(offline).mockResolvedValueOnce(makeUser());
    vi.mocked(getSettings).mockRejectedValueOnce(offline).mockResolvedValueOnce(createSettings());
    store.dispatch(connectionChanged(false));
    await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
    expect(selectSettingsStatus(store.getState())).toBe('failed');
    store.dispatch(connectionChanged(true));
    await vi.waitFor(() => expect(selectAuthStatus(store.getState())).toBe('in'));
    await vi.waitFor(() => expect(selectSettingsStatus(store.getState())).toBe('ready'));
    expect(getSettings).toHaveBeenLastCalledWith({ domain: 'vesper.test' });
  });
});

describe('a server that fails while the visit begins', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    return () => vi.useRealTimers();
  });
  const down = new ApiError({ kind: 'server', status: 503 });
  const begin = async () => {
    const store = visit();
    await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
    return store;
  };

  it('is asked again, ever more seldom, until it answers: nobody is spared the entry warning by it [VA-11]', async () => {
    vi.mocked(getCurrentUser).mockRejectedValue(down);
    vi.mocked(getSettings).mockRejectedValue(down);
    const store = await begin();
    const asked = (): number => vi.mocked(getSettings).mock.calls.length;
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(START_AGAIN.baseMs * 1.2);
    expect(asked()).toBe(2);
    await vi.advanceTimersByTimeAsync(START_AGAIN.baseMs * 1.2);
    expect(asked()).toBe(2);

    vi.mocked(getCurrentUser).mockResolvedValue(makeUser());
    vi.mocked(getSettings).mockResolvedValue(createSettings());
    await vi.advanceTimersByTimeAsync(START_AGAIN.baseMs * 1.2);
    expect(selectSettingsStatus(store.getState())).toBe('ready');
    expect(selectAuthStatus(store.getState())).toBe('in');
    await vi.advanceTimersByTimeAsync(START_AGAIN.capMs * 3);
    expect(asked()).toBe(3);
  });

  it('is asked at once when somebody turns to the page again', async () => {
    vi.mocked(getCurrentUser).mockResolvedValue(null);
    vi.mocked(getSettings).mockRejectedValueOnce(down).mockResolvedValue(createSettings());
    const store = await begin();
    expect(selectSettingsStatus(store.getState())).toBe('failed');
    await vi.advanceTimersByTimeAsync(0);
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectSettingsStatus(store.getState())).toBe('ready');
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
  });

  it('is left alone while nobody looks', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    vi.mocked(getCurrentUser).mockResolvedValue(null);
    vi.mocked(getSettings).mockRejectedValue(down);
    await begin();
    await vi.advanceTimersByTimeAsync(START_AGAIN.capMs * 10);
    expect(getSettings).toHaveBeenCalledTimes(1);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(getSettings).toHaveBeenCalledTimes(2);
  });
});
