// @vitest-environment jsdom
/** The countdown on devices whose clock is wrong, is set while the page is open, or stood still. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDiscount } from '@/api/calls/payments';
import { getCurrentUser } from '@/api/calls/user';
import { ApiError } from '@/api/failure';
import { hearServerDate } from '@/api/serverClock';
import { startPersistence } from '@/app/afterPaint';
import type { AppStore } from '@/app/store';
import { loggedIn, loggedOut, userReceived } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { discountCode } from '@tests/factories/discount';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { selectActiveDiscount } from './discountInForce';
import { addTimeBonusListeners } from './timeBonusListeners';
import { bonusEnded, selectBonusSecondsLeft, selectTimeBonus } from './timeBonusSlice';

vi.mock(import('@/api/calls/payments'), () => ({ getDiscount: vi.fn<typeof getDiscount>() }));
vi.mock(import('@/api/calls/user'), () => ({ getCurrentUser: vi.fn<typeof getCurrentUser>() }));

const SIGNED_UP = Date.parse('2026-11-21T08:00:00.000Z');
const HOUR = 3_600_000;

/** How far the device is ahead of the server, ms. */
let skew = 0;
const serverTime = () => Date.now() - skew;
/** The server answers, with its time in whole seconds. */
const answer = () => hearServerDate(new Date(serverTime()).toUTCString(), Date.now());

async function logIn(serverAt: number, deviceAhead: number): Promise<AppStore> {
  skew = deviceAhead;
  vi.setSystemTime(serverAt + deviceAhead);
  const { store, startListening } = createTestStore();
  addTimeBonusListeners(startListening);
  await startPersistence(store);
  answer();
  store.dispatch(loggedIn(makeUser()));
  await vi.advanceTimersByTimeAsync(0);
  return store;
}

/** The device's clock is set. */
function setClock(hours: number): void {
  skew += hours * HOUR;
  vi.setSystemTime(Date.now() + hours * HOUR);
}
/** The server cannot be reached. */
const goOffline = () => vi.mocked(getCurrentUser).mockRejectedValue(new ApiError({ kind: 'offline' }));
/** The server needs 2.4 s. */
const goSlow = () =>
  vi.mocked(getCurrentUser).mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_400));
    answer();
    return makeUser();
  });

/** @returns how often the bonus has been over since */
function watchEnds(store: AppStore): () => number {
  let ends = 0;
  store.subscribe(() => {
    if (selectTimeBonus(store.getState()) === null) ends += 1;
  });
  return () => ends;
}

const shown = (store: AppStore) => selectBonusSecondsLeft(store.getState());
const truth = () => Math.max(0, (SIGNED_UP + 4 * HOUR - serverTime()) / 1_000);
const expectTrue = (store: AppStore) => expect(Math.abs(shown(store) - truth())).toBeLessThanOrEqual(1);

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(getDiscount).mockRejectedValue(new ApiError({ kind: 'server', status: 500 }));
  vi.mocked(getCurrentUser).mockImplementation(() => {
    answer();
    return Promise.resolve(makeUser());
  });
});

afterEach(() => {
  skew = 0;
  vi.setSystemTime(SIGNED_UP);
  answer();
  vi.clearAllTimers();
  vi.useRealTimers();
});

describe('the countdown on a device whose clock is wrong', () => {
  it.each([-24, -3, 0, 3, 24])(
    'by %i h is within a second of the truth, second for second [ST-09]',
    async (hours) => {
      const store = await logIn(SIGNED_UP + 4 * HOUR - 90_400, hours * HOUR + 300);
      for (let second = 0; second < 89; second += 1) {
        await vi.advanceTimersByTimeAsync(1_000);
        expectTrue(store);
      }
      expect(selectTimeBonus(store.getState())).not.toBeNull();
      await vi.advanceTimersByTimeAsync(3_000);
      expect(selectTimeBonus(store.getState())).toBeNull();
      expect(shown(store)).toBe(0);
    },
  );

  it('that is set while the page is open asks the server and is right again at once [ST-09]', async () => {
    const store = await logIn(SIGNED_UP + HOUR, 0);
    vi.mocked(getCurrentUser).mockClear();
    for (const hours of [24, -24, -3]) {
      setClock(hours);
      await vi.advanceTimersByTimeAsync(1_000);
      expectTrue(store);
      expect(selectTimeBonus(store.getState())).not.toBeNull();
    }
    expect(getCurrentUser).toHaveBeenCalledTimes(3);
  });

  it.each([-24, -3])('that is set by %i h is judged only once the answer is there [ST-09]', async (hours) => {
    const store = await logIn(SIGNED_UP + HOUR, 0);
    goSlow();
    const ends = watchEnds(store);
    setClock(hours);
    for (let second = 0; second < 6; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      expectTrue(store);
    }
    expect(ends()).toBe(0);
  });

  it('that is set by -24 h without a network goes on from what was known [ST-09]', async () => {
    const store = await logIn(SIGNED_UP + 4 * HOUR - 60_000, 0);
    goOffline();
    setClock(-24);
    for (let second = 0; second < 59; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      expectTrue(store);
    }
    expect(selectTimeBonus(store.getState())).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(selectTimeBonus(store.getState())).toBeNull();
  });

  it('that is set by +24 h without a network may end it, until the server is heard [ST-09]', async () => {
    const store = await logIn(SIGNED_UP + HOUR, 0);
    goOffline();
    setClock(24);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(selectTimeBonus(store.getState())).toBeNull();
    goSlow();
    void store.dispatch(fetchUser());
    await vi.advanceTimersByTimeAsync(2_400);
    expect(selectTimeBonus(store.getState())).not.toBeNull();
    expectTrue(store);
  });

  it('that is set by -24 h without a network makes up for a sleep after that [ST-09]', async () => {
    const store = await logIn(SIGNED_UP + HOUR, 0);
    goOffline();
    setClock(-24);
    await vi.advanceTimersByTimeAsync(2_000);
    vi.setSystemTime(Date.now() + HOUR);
    await vi.advanceTimersByTimeAsync(1_000);
    expectTrue(store);
  });
});

describe('the end of a welcome code on a device whose clock is set', () => {
  const welcomeUntil = (hours: number) =>
    vi
      .mocked(getDiscount)
      .mockResolvedValue(
        discountCode({ user_id: 'u1', expires: new Date(SIGNED_UP + hours * HOUR).toISOString() }),
      );

  it('back, without a network, is not put off [ST-10]', async () => {
    welcomeUntil(6);
    const store = await logIn(SIGNED_UP + 6 * HOUR - 150_000, 0);
    goOffline();
    setClock(-3);
    await vi.advanceTimersByTimeAsync(149_000);
    expect(selectActiveDiscount(store.getState())).not.toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectActiveDiscount(store.getState())).toBeNull();
  });

  it('ahead, comes only for as long as the server is not heard [ST-10]', async () => {
    welcomeUntil(6);
    const store = await logIn(SIGNED_UP + 5 * HOUR, 0);
    goSlow();
    setClock(3);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectActiveDiscount(store.getState())).toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(selectActiveDiscount(store.getState())).not.toBeNull();
  });
});

describe.each([-24, 0, 24])('the countdown of a device that is %i h off', (hours) => {
  /** No timer fires, the clock goes on. */
  const sleepUntil = (serverAt: number) => vi.setSystemTime(serverAt + skew);
  const show = () => document.dispatchEvent(new Event('visibilitychange'));

  it('and slept makes up for the hours with the first tick [ST-09]', async () => {
    const store = await logIn(SIGNED_UP + HOUR, hours * HOUR);
    sleepUntil(SIGNED_UP + 3 * HOUR + 1_500);
    await vi.advanceTimersByTimeAsync(1_000);
    expectTrue(store);
    for (let second = 0; second < 5; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      expectTrue(store);
    }
  });

  it.each([
    ['late', goSlow],
    ['never there', goOffline],
  ])('and slept shows nothing too much while the answer is %s [ST-09]', async (_, worsen) => {
    const store = await logIn(SIGNED_UP + HOUR, hours * HOUR);
    worsen();
    sleepUntil(SIGNED_UP + 3 * HOUR + 1_500);
    for (let second = 0; second < 5; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      expectTrue(store);
    }
    sleepUntil(SIGNED_UP + 4 * HOUR);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectTimeBonus(store.getState())).toBeNull();
  });

  it('is over when the end came in the sleep [ST-09]', async () => {
    const store = await logIn(SIGNED_UP + HOUR, hours * HOUR);
    sleepUntil(SIGNED_UP + 9 * HOUR);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectTimeBonus(store.getState())).toBeNull();
  });

  it('is right as soon as a hidden tab is shown again, however few ticks it got [ST-09]', async () => {
    const store = await logIn(SIGNED_UP + HOUR, hours * HOUR);
    for (const served of [1.5, 2, 3.75]) {
      sleepUntil(SIGNED_UP + served * HOUR + 640);
      show();
      await vi.advanceTimersByTimeAsync(0);
      expectTrue(store);
    }
  });

  it('goes on to its true end in a tab that is shown again [ST-09]', async () => {
    const store = await logIn(SIGNED_UP + HOUR, hours * HOUR);
    sleepUntil(SIGNED_UP + 4 * HOUR - 3_000);
    show();
    await vi.advanceTimersByTimeAsync(1_500);
    expectTrue(store);
    expect(selectTimeBonus(store.getState())).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2_600);
    expect(selectTimeBonus(store.getState())).toBeNull();
  });
});

describe('the end of the countdown', () => {
  it('is the same after a reload and another log-in: nothing starts it anew [ST-08] [ST-09]', async () => {
    const first = await logIn(SIGNED_UP + HOUR, 0);
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    first.dispatch(loggedOut({ by: 'member' }));
    expect(shown(first)).toBe(0);
    first.dispatch(loggedIn(makeUser()));
    expectTrue(first);
    const end = first.getState().timeBonus?.endsAt;
    const reloaded = await logIn(SIGNED_UP + HOUR + 11 * 60_000, 0);
    expect(reloaded.getState().timeBonus?.endsAt).toBe(end);
    expectTrue(reloaded);
  });

  it('comes once, and a refresh of the member does not bring the bonus back [ST-09]', async () => {
    const store = await logIn(SIGNED_UP + 4 * HOUR - 1_000, 0);
    const ends = vi.fn<(type: string) => void>();
    const before = store.getState().timeBonus;
    expect(before?.bonus).not.toBeNull();
    await vi.advanceTimersByTimeAsync(2_000);
    store.subscribe(() => ends(bonusEnded.type));
    store.dispatch(userReceived(makeUser()));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(selectTimeBonus(store.getState())).toBeNull();
    expect(shown(store)).toBe(0);
  });
});
