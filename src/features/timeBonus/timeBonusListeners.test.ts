// @vitest-environment jsdom
/** Countdown and discount in force, by a fake clock. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import type { AppStore } from '@/app/store';
import { hearServerDate } from '@/api/serverClock';
import { getDiscount } from '@/api/calls/payments';
import { getCurrentUser } from '@/api/calls/user';
import { ApiError } from '@/api/failure';
import { loggedIn, loggedOut, memberRecalled, userReceived } from '@/core/auth/authSlice';
import { routeChanged } from '@/core/navigation/navigationSlice';
import type { Discount } from '@/domain/model';
import { discountCode } from '@tests/factories/discount';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { selectActiveDiscount, selectBonusEnd, selectDiscountEndsAt } from './discountInForce';
import { addTimeBonusListeners } from './timeBonusListeners';
import { selectBonusSecondsLeft, selectTimeBonus } from './timeBonusSlice';

vi.mock(import('@/api/calls/payments'), () => ({ getDiscount: vi.fn<typeof getDiscount>() }));
vi.mock(import('@/api/calls/user'), () => ({ getCurrentUser: vi.fn<typeof getCurrentUser>() }));

const SIGNED_UP = Date.parse('2026-11-21T08:00:00.000Z');
const HOURS = 3_600_000;
const welcome = discountCode({
  code: 'WELCOME25',
  user_id: 'u1',
  expires: '2026-11-21T12:00:00.000Z',
  value_percentage: 25,
});

async function startStore(at: number): Promise<AppStore> {
  vi.setSystemTime(at);
  const { store, startListening } = createTestStore();
  addTimeBonusListeners(startListening);
  await startPersistence(store);
  return store;
}

const seconds = (store: AppStore) => selectBonusSecondsLeft(store.getState());

beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.mocked(getDiscount).mockResolvedValue(welcome);
  vi.mocked(getCurrentUser).mockResolvedValue(makeUser());
});

afterEach(() => {
  vi.setSystemTime(SIGNED_UP);
  hearServerDate(new Date(SIGNED_UP).toUTCString(), SIGNED_UP);
  vi.useRealTimers();
});

describe('the countdown', () => {
  it('starts on login and ticks every second [ST-08, ST-09]', async () => {
    const store = await startStore(SIGNED_UP + 1 * HOURS);
    store.dispatch(loggedIn(makeUser()));
    expect(selectTimeBonus(store.getState())).toMatchObject({ code: 'TIMEBONUS25', value_percentage: 25 });
    expect(seconds(store)).toBe(3 * 3_600);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(seconds(store)).toBe(3 * 3_600 - 1);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(seconds(store)).toBe(3 * 3_600 - 60);
  });

  it('starts for a member who was logged in before the effects arrived [ST-08]', async () => {
    vi.setSystemTime(SIGNED_UP + 60_000);
    const { store, startListening } = createTestStore();
    store.dispatch(userReceived(makeUser()));
    addTimeBonusListeners(startListening);
    store.dispatch(routeChanged({ pathname: '/members' }));
    expect(selectTimeBonus(store.getState())).not.toBeNull();
  });

  it('claims nothing for a member whom only the device remembers, until the server is heard [ST-08] [BX-25]', async () => {
    const store = await startStore(SIGNED_UP + HOURS);
    store.dispatch(memberRecalled(makeUser()));
    await vi.advanceTimersByTimeAsync(2_000);
    expect(selectTimeBonus(store.getState())).toBeNull();
    expect(selectActiveDiscount(store.getState())).toBeNull();
    expect(getDiscount).not.toHaveBeenCalled();
    store.dispatch(userReceived(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectTimeBonus(store.getState())).not.toBeNull();
    expect(getDiscount).toHaveBeenCalledTimes(1);
  });

  it('is there one second before 14400 s and gone at 14400 s [ST-09]', async () => {
    const before = await startStore(SIGNED_UP + 4 * HOURS - 1_000);
    before.dispatch(loggedIn(makeUser()));
    expect(seconds(before)).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectTimeBonus(before.getState())).toBeNull();
    expect(seconds(before)).toBe(0);

    const after = await startStore(SIGNED_UP + 4 * HOURS);
    after.dispatch(loggedIn(makeUser()));
    expect(selectTimeBonus(after.getState())).toBeNull();
  });

  it('clears on log-out and stays silent [ST-08]', async () => {
    const store = await startStore(SIGNED_UP + HOURS);
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(loggedOut({ by: 'member' }));
    const state = store.getState().timeBonus;
    expect(state).toMatchObject({ bonus: null, endsAt: null, welcome: null });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(store.getState().timeBonus).toBe(state);
  });

  it('clears once the member has paid [ST-09]', async () => {
    const store = await startStore(SIGNED_UP + HOURS);
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(userReceived(makeUser({ paid_user: true })));
    expect(selectTimeBonus(store.getState())).toBeNull();
    expect(selectActiveDiscount(store.getState())).toBeNull();
  });

  it('looks at the clock as soon as the page is shown again [ST-09]', async () => {
    const store = await startStore(SIGNED_UP + HOURS);
    store.dispatch(loggedIn(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    vi.setSystemTime(SIGNED_UP + 4 * HOURS);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectTimeBonus(store.getState())).toBeNull();
  });

  it('runs once, however often the member is refreshed [ST-09]', async () => {
    const store = await startStore(SIGNED_UP + HOURS);
    for (let refresh = 0; refresh < 5; refresh += 1) store.dispatch(userReceived(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    let changes = 0;
    store.subscribe(() => {
      changes += 1;
    });
    await vi.advanceTimersByTimeAsync(3_000);
    expect(changes).toBe(3);
  });
});

describe('the discount in force', () => {
  it('is the time bonus, and its end is four hours after sign-up [ST-10]', async () => {
    const store = await startStore(SIGNED_UP + HOURS);
    store.dispatch(loggedIn(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectActiveDiscount(store.getState())?.code).toBe('TIMEBONUS25');
    expect(selectDiscountEndsAt(store.getState())).toBe(SIGNED_UP + 4 * HOURS);
  });

  it('really ends with the countdown: the welcome code does not continue it [ST-10]', async () => {
    const store = await startStore(SIGNED_UP + 4 * HOURS - 2_000);
    store.dispatch(loggedIn(makeUser()));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectActiveDiscount(store.getState())?.code).toBe('TIMEBONUS25');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectActiveDiscount(store.getState())).toBeNull();
    expect(selectDiscountEndsAt(store.getState())).toBeNull();
    store.dispatch(userReceived(makeUser()));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(selectActiveDiscount(store.getState())).toBeNull();
  });

  it('is the welcome code without a time bonus [ST-10, AP-09]', async () => {
    vi.mocked(getDiscount).mockResolvedValue({ ...welcome, expires: null });
    const store = await startStore(SIGNED_UP + 5 * HOURS);
    store.dispatch(loggedIn(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    expect(getDiscount).toHaveBeenCalledWith({ welcome: 'true' }, expect.anything());
    expect(selectActiveDiscount(store.getState())?.code).toBe('WELCOME25');
  });

  it.each([
    ['long after the countdown', 5 * HOURS, 6 * HOURS],
    ['that comes while it runs', 4 * HOURS - 5_000, 4 * HOURS + 90_000],
  ])('ends with the own end of a welcome code %s [ST-10]', async (_, from, until) => {
    const expires = new Date(SIGNED_UP + until).toISOString();
    vi.mocked(getDiscount).mockResolvedValue({ ...welcome, expires });
    const store = await startStore(SIGNED_UP + from);
    store.dispatch(loggedIn(makeUser()));
    await vi.advanceTimersByTimeAsync(until - from - 1_000);
    expect(selectActiveDiscount(store.getState())?.code).toBe('WELCOME25');
    expect(selectDiscountEndsAt(store.getState())).toBe(SIGNED_UP + until);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectActiveDiscount(store.getState())).toBeNull();
    expect(selectDiscountEndsAt(store.getState())).toBeNull();
  });

  it.each([
    ['never ends', null],
    ['ends later', 30 * HOURS],
  ])('has no end at the countdown when a welcome code of the same price %s [ST-10]', async (_, until) => {
    const expires = until === null ? null : new Date(SIGNED_UP + until).toISOString();
    const end = until === null ? null : SIGNED_UP + until;
    vi.mocked(getDiscount).mockResolvedValue({ ...welcome, expires });
    const store = await startStore(SIGNED_UP + 4 * HOURS - 2_000);
    store.dispatch(loggedIn(makeUser()));
    // Nothing is said of an end while the server is asked.
    expect(selectBonusEnd(store.getState())).toBe('unknown');
    expect(selectDiscountEndsAt(store.getState())).toBeNull();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectActiveDiscount(store.getState())?.code).toBe('TIMEBONUS25');
    expect(selectBonusEnd(store.getState())).toBe('outlived');
    expect(selectDiscountEndsAt(store.getState())).toBe(end);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(selectActiveDiscount(store.getState())?.code).toBe('WELCOME25');
    expect(selectDiscountEndsAt(store.getState())).toBe(end);
  });

  it('ends with the countdown where no welcome code could be had [ST-09] [ER-21]', async () => {
    vi.mocked(getDiscount).mockRejectedValue(new ApiError({ kind: 'server', status: 500 }));
    const store = await startStore(SIGNED_UP + HOURS);
    store.dispatch(loggedIn(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectBonusEnd(store.getState())).toBe('true');
    expect(selectDiscountEndsAt(store.getState())).toBe(SIGNED_UP + 4 * HOURS);
  });

  it('is over at once when the end of the welcome code came in a sleep [ST-10]', async () => {
    const expires = new Date(SIGNED_UP + 30 * HOURS).toISOString();
    vi.mocked(getDiscount).mockResolvedValue({ ...welcome, expires });
    const store = await startStore(SIGNED_UP + 5 * HOURS);
    store.dispatch(loggedIn(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectActiveDiscount(store.getState())?.code).toBe('WELCOME25');
    vi.setSystemTime(SIGNED_UP + 31 * HOURS);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectActiveDiscount(store.getState())).toBeNull();
  });

  it.each([1, 5])(
    'is none %i h after sign-up for who bought and withdrew [ST-09] [ST-10] [BX-23]',
    async (age) => {
      vi.mocked(getDiscount).mockResolvedValue({ ...welcome, expires: null });
      const store = await startStore(SIGNED_UP + age * HOURS);
      store.dispatch(loggedIn(makeUser({ has_bought: true })));
      await vi.advanceTimersByTimeAsync(0);
      expect(selectTimeBonus(store.getState())).toBeNull();
      expect(selectActiveDiscount(store.getState())).toBeNull();
      expect(getDiscount).not.toHaveBeenCalled();
    },
  );

  it('is none when the welcome code cannot be had, and nobody is told [ER-21]', async () => {
    vi.mocked(getDiscount).mockRejectedValue(new ApiError({ kind: 'server', status: 500 }));
    const store = await startStore(SIGNED_UP + 5 * HOURS);
    store.dispatch(loggedIn(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    expect(selectActiveDiscount(store.getState())).toBeNull();
  });

  it('never comes from an answer for somebody who has left [ST-08]', async () => {
    let answer: (discount: Discount) => void = () => undefined;
    vi.mocked(getDiscount).mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const store = await startStore(SIGNED_UP + 5 * HOURS);
    store.dispatch(loggedIn(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch(loggedOut({ by: 'tab' }));
    answer(welcome);
    await vi.advanceTimersByTimeAsync(0);
    expect(store.getState().timeBonus?.welcome).toBeNull();
  });

  it.each(['offline', 'timeout'] as const)(
    'is asked for again with the next word of a server that was not reached (%s), and then no more [ST-10]',
    async (kind) => {
      vi.mocked(getDiscount).mockRejectedValueOnce(new ApiError({ kind }));
      const store = await startStore(SIGNED_UP + 3 * HOURS);
      store.dispatch(loggedIn(makeUser({ signup_date: '2026-11-20T08:00:00.000Z' })));
      await vi.advanceTimersByTimeAsync(0);
      expect(selectActiveDiscount(store.getState())).toBeNull();
      for (let refresh = 0; refresh < 3; refresh += 1) {
        store.dispatch(userReceived(makeUser({ signup_date: '2026-11-20T08:00:00.000Z' })));
        await vi.advanceTimersByTimeAsync(0);
      }
      expect(selectActiveDiscount(store.getState())?.code).toBe('WELCOME25');
      expect(getDiscount).toHaveBeenCalledTimes(2);
    },
  );

  it('is asked for once a member [ST-08]', async () => {
    const store = await startStore(SIGNED_UP + HOURS);
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(userReceived(makeUser()));
    await vi.advanceTimersByTimeAsync(0);
    expect(getDiscount).toHaveBeenCalledTimes(1);
  });
});
