// @vitest-environment jsdom
/** What tabs of one browser tell each other of the member. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getCurrentUser } from '@/api/calls/user';
import { hearServerDate, serverNow } from '@/api/serverClock';
import { USER_REFRESH_MS, USER_REFRESH_START_DELAY_MS } from '@/config/limits';
import { USER_CHANNEL } from '@/config/storageKeys';
import {
  creditsChanged,
  loggedIn,
  memberRecalled,
  selectCredits,
  selectUser,
  sessionSettled,
  sessionStarted,
} from '@/core/auth/authSlice';
import { addRefreshListeners } from '@/core/auth/refreshListeners';
import { TestChannel } from '@tests/factories/channel';
import { createTestStore } from '@tests/factories/store';
import { openBrowser } from '@tests/factories/tabs';
import { makeUser } from '@tests/factories/user';
import { addSharedUser } from './sharedUser';

vi.mock(import('@/api/calls/user'), () => ({ getCurrentUser: vi.fn<typeof getCurrentUser>() }));

const tabs = openBrowser({ locks: true });
beforeEach(() => {
  vi.mocked(getCurrentUser).mockReset().mockResolvedValue(makeUser());
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function openTab(id = 'u1') {
  const { store, startListening } = createTestStore();
  tabs.push(store);
  addRefreshListeners(startListening);
  addSharedUser(startListening);
  store.dispatch(loggedIn(makeUser({ id })));
  store.dispatch(sessionStarted());
  store.dispatch(sessionSettled());
  await pass(700);
  return store;
}

describe('several tabs [BX-28]', () => {
  it('ask for the member as often as one: ten times in ten minutes [ST-22]', async () => {
    await openTab();
    await openTab();
    await openTab();
    await pass(USER_REFRESH_START_DELAY_MS);
    vi.mocked(getCurrentUser).mockClear();
    await pass(USER_REFRESH_MS * 10);
    expect(vi.mocked(getCurrentUser).mock.calls.length).toBeLessThanOrEqual(11);
    expect(vi.mocked(getCurrentUser).mock.calls.length).toBeGreaterThanOrEqual(9);
  });

  it('show the same balance a moment after it has changed in one', async () => {
    const [one, two] = [await openTab(), await openTab()];
    one.dispatch(creditsChanged(3));
    await pass(1);
    expect(selectCredits(two.getState())).toBe(3);
    two.dispatch(creditsChanged(2));
    await pass(1);
    expect(selectCredits(one.getState())).toBe(2);
  });

  it('go by the server’s clock that the one has heard which tells them of the member [ST-09]', async () => {
    const tab = await openTab();
    const news = makeUser({ credits: 4 });
    let judgedAt = 0;
    tab.subscribe(() => void (judgedAt ||= serverNow()));
    // Somebody has set the clock of the device: only the other tab knows so far.
    new TestChannel(USER_CHANNEL).postMessage({ user: news, ahead: -86_400_000 });
    await pass(1);
    expect(selectUser(tab.getState())).toEqual(news);
    expect(Math.abs(Date.now() - 86_400_000 - judgedAt)).toBeLessThan(1_000);

    const heard = vi.fn<(event: unknown) => void>();
    new TestChannel(USER_CHANNEL).addEventListener('message', heard);
    tab.dispatch(creditsChanged(3));
    await pass(1);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ data: { user: { ...news, credits: 3 }, ahead: serverNow() - Date.now() } }),
    );
    hearServerDate(new Date().toUTCString(), Date.now());
  });

  it('learn nothing from one that has not heard the server itself [BX-25]', async () => {
    const [one, two] = [await openTab(), await openTab()];
    two.dispatch(memberRecalled(makeUser({ credits: 7 })));
    await pass(1);
    expect(selectCredits(one.getState())).not.toBe(7);
  });

  it('believe nothing of another account, and no other shape', async () => {
    const tab = await openTab();
    const before = selectUser(tab.getState());
    const stranger = new TestChannel(USER_CHANNEL);
    for (const message of [
      null,
      { user: null },
      { user: makeUser({ credits: 9 }) },
      { user: { id: 'u1', credits: 9 } },
      { user: makeUser({ id: 'u2' }), ahead: 0 },
    ]) {
      stranger.postMessage(message);
    }
    await pass(1);
    expect(selectUser(tab.getState())).toBe(before);
  });
});
