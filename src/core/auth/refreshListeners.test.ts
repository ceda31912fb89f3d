// @vitest-environment jsdom
/** The rhythm of the current user's refresh. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser } from '@/api/calls/user';
import { createTestStore } from '@tests/factories/store';
import { connectionChanged } from '../connection/connectionSlice';
import { pushSubscribed } from '../push/pushSlice';
import { loggedOut, sessionStarted } from './authSlice';
import { addRefreshListeners } from './refreshListeners';

vi.mock(import('@/api/calls/user'), () => ({ getCurrentUser: vi.fn<typeof getCurrentUser>() }));

function startSession() {
  const { store, startListening } = createTestStore();
  addRefreshListeners(startListening);
  store.dispatch(sessionStarted());
  return store;
}

describe('refresh of the current user [ST-22]', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.mocked(getCurrentUser).mockResolvedValue(null);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('comes first after 5 s, then every 60 s', async () => {
    startSession();
    await vi.advanceTimersByTimeAsync(4_999);
    expect(getCurrentUser).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(11);
  });

  it('comes every 300 s while push brings the news', async () => {
    const store = startSession();
    store.dispatch(pushSubscribed({ endpoint: 'https://push.example.test/1' }));
    await vi.advanceTimersByTimeAsync(5_000 + 600_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(3);
  });

  it('comes every 300 s while nobody looks, and at once when somebody looks again', async () => {
    const look = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    startSession();
    await vi.advanceTimersByTimeAsync(5_000 + 299_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
    look.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(getCurrentUser).toHaveBeenCalledTimes(2);
    look.mockRestore();
  });

  it('does not ask without a network', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    startSession();
    await vi.advanceTimersByTimeAsync(5_000 + 60_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(0);
    line.mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
    line.mockRestore();
  });

  it('asks once when the network is back for what it could not ask, and goes on from there', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const store = startSession();
    await vi.advanceTimersByTimeAsync(5_000);
    // A laptop wakes before its Wi-Fi.
    line.mockReturnValue(false);
    store.dispatch(connectionChanged(false));
    await vi.advanceTimersByTimeAsync(70_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
    line.mockReturnValue(true);
    store.dispatch(connectionChanged(true));
    await vi.advanceTimersByTimeAsync(0);
    expect(getCurrentUser).toHaveBeenCalledTimes(2);
    store.dispatch(connectionChanged(true));
    await vi.advanceTimersByTimeAsync(59_999);
    expect(getCurrentUser).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(getCurrentUser).toHaveBeenCalledTimes(3);
    line.mockRestore();
  });

  it('does not ask when the network is back before anything was due', async () => {
    const store = startSession();
    await vi.advanceTimersByTimeAsync(10_000);
    store.dispatch(connectionChanged(false));
    store.dispatch(connectionChanged(true));
    await vi.advanceTimersByTimeAsync(50_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
  });

  it('comes at once when the page is back from the browser’s memory after a while', async () => {
    const look = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    startSession();
    await vi.advanceTimersByTimeAsync(5_000 + 90_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
    look.mockReturnValue(false);
    // Not every browser tells by `visibilitychange`, too.
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.advanceTimersByTimeAsync(0);
    expect(getCurrentUser).toHaveBeenCalledTimes(2);
    look.mockRestore();
  });

  it('ends with the session', async () => {
    const store = startSession();
    await vi.advanceTimersByTimeAsync(5_000);
    store.dispatch(loggedOut({ by: 'member' }));
    await vi.advanceTimersByTimeAsync(600_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(1);
  });

  it('never runs twice at once', async () => {
    const store = startSession();
    store.dispatch(sessionStarted());
    store.dispatch(sessionStarted());
    await vi.advanceTimersByTimeAsync(65_000);
    expect(getCurrentUser).toHaveBeenCalledTimes(2);
  });
});
