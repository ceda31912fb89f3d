// @vitest-environment jsdom
/** When the offer of the bonus opens, by a fake clock. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getDiscount } from '@/api/calls/payments';
import { ApiError } from '@/api/failure';
import { hearServerDate, serverNow } from '@/api/serverClock';
import { startPersistence } from '@/app/afterPaint';
import type { AppStore } from '@/app/store';
import { LOCAL_KEYS } from '@/config/storageKeys';
import {
  creditsChanged,
  loggedIn,
  loggedOut,
  memberRecalled,
  sessionStarted,
  userReceived,
} from '@/core/auth/authSlice';
import { dismissed } from '@/core/dismissals/dismissalsSlice';
import { modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { routeChanged } from '@/core/navigation/navigationSlice';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addTimeBonusListeners } from './timeBonusListeners';
import { selectBonusVisible } from './timeBonusSlice';

vi.mock(import('@/api/calls/payments'), () => ({ getDiscount: vi.fn<typeof getDiscount>() }));

const SIGNED_UP = Date.parse('2026-11-21T08:00:00.000Z');
const HOURS = 3_600_000;
const broke = makeUser({ credits: 0 });

async function startStore(at: number): Promise<AppStore> {
  vi.setSystemTime(at);
  const { store, startListening } = createTestStore();
  addTimeBonusListeners(startListening);
  await startPersistence(store);
  return store;
}

const modal = (store: AppStore) => selectOpenModal(store.getState())?.name ?? null;

beforeEach(() => {
  vi.useFakeTimers();
  vi.mocked(getDiscount).mockRejectedValue(new ApiError({ kind: 'server', status: 500 }));
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the place of the banner', () => {
  it('is kept for the next visit while the bonus runs, and no longer [ST-08]', async () => {
    const store = await startStore(SIGNED_UP + HOURS);
    store.dispatch(loggedIn(broke));
    expect(localStorage.getItem(LOCAL_KEYS.bonusShown)).toBe('1');
    store.dispatch(loggedOut({ by: 'member' }));
    expect(localStorage.getItem(LOCAL_KEYS.bonusShown)).toBeNull();
  });

  it('is given up when the bonus has ended between two visits', async () => {
    localStorage.setItem(LOCAL_KEYS.bonusShown, '1');
    const store = await startStore(SIGNED_UP + 5 * HOURS);
    store.dispatch(loggedIn(broke));
    store.dispatch(sessionStarted());
    expect(localStorage.getItem(LOCAL_KEYS.bonusShown)).toBeNull();
  });
});

describe('the modal', () => {
  async function enter(pathname = '/members', user = broke): Promise<AppStore> {
    const store = await startStore(SIGNED_UP + HOURS);
    store.dispatch(loggedIn(user));
    store.dispatch(routeChanged({ pathname }));
    return store;
  }

  it('opens 40 s after entering the members area, not before [ST-07]', async () => {
    const store = await enter();
    await vi.advanceTimersByTimeAsync(39_999);
    expect(modal(store)).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    expect(modal(store)).toBe('timeBonus');
  });

  it('counts on from page to page within the area, and anew after leaving it [ST-07]', async () => {
    const store = await enter();
    await vi.advanceTimersByTimeAsync(30_000);
    store.dispatch(routeChanged({ pathname: '/likes' }));
    await vi.advanceTimersByTimeAsync(9_000);
    store.dispatch(routeChanged({ pathname: '/settings' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(modal(store)).toBeNull();
    store.dispatch(routeChanged({ pathname: '/members/m1' }));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(modal(store)).toBe('timeBonus');
  });

  it('stays away from members with credits [ST-07]', async () => {
    const store = await enter('/members', makeUser({ credits: 1 }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(modal(store)).toBeNull();
  });

  it('stays away from pages outside the members area [ST-07]', async () => {
    const store = await enter('/chats/c1');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(modal(store)).toBeNull();
  });

  it.each(['timeBonusModal', 'timeBonusBanner'] as const)(
    'stays away after %s was closed [ST-06, ST-07]',
    async (name) => {
      const store = await enter();
      store.dispatch(dismissed({ name, at: SIGNED_UP + HOURS }));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(modal(store)).toBeNull();
      expect(selectBonusVisible(store.getState())).toBe(name === 'timeBonusModal');
    },
  );

  it('opens for a new member although the one before had closed it [ST-07]', async () => {
    const store = await enter();
    store.dispatch(dismissed({ name: 'timeBonusModal', at: SIGNED_UP - HOURS }));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(modal(store)).toBe('timeBonus');
  });

  it('does not open after a log-out [ST-07]', async () => {
    const store = await enter();
    await vi.advanceTimersByTimeAsync(20_000);
    store.dispatch(loggedOut({ by: 'member' }));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(modal(store)).toBeNull();
  });

  it('waits until nobody is typing [ST-07]', async () => {
    const field = document.body.appendChild(document.createElement('textarea'));
    field.focus();
    const store = await enter();
    await vi.advanceTimersByTimeAsync(55_000);
    expect(modal(store)).toBeNull();
    field.blur();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(modal(store)).toBe('timeBonus');
    field.remove();
  });

  it('waits until a dialog of the page itself is closed [ST-07]', async () => {
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.setAttribute('role', 'dialog');
    const store = await enter();
    await vi.advanceTimersByTimeAsync(55_000);
    expect(modal(store)).toBeNull();
    dialog.remove();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(modal(store)).toBe('timeBonus');
  });

  it('gives up waiting when credits arrive meanwhile [ST-07]', async () => {
    const store = await enter();
    store.dispatch(modalOpened({ name: 'newLike', profile: 'm1' }));
    await vi.advanceTimersByTimeAsync(45_000);
    store.dispatch(creditsChanged(20));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(modal(store)).toBe('newLike');
  });

  describe('when the server’s clock is moved on', () => {
    const moveOn = (ms: number) => {
      const now = serverNow() + ms;
      hearServerDate(new Date(now).toUTCString(), Date.now());
    };
    afterEach(() => moveOn(Date.now() - serverNow()));

    it('opens as soon as its 40 s are over there [ST-07, BX-04]', async () => {
      const store = await enter();
      await vi.advanceTimersByTimeAsync(2_000);
      moveOn(30_000);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(modal(store)).toBeNull();
      moveOn(10_000);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(modal(store)).toBe('timeBonus');
    });

    it('does not count what its first word corrects, nor waits longer for a clock that is late [ST-07]', async () => {
      const store = await startStore(SIGNED_UP + HOURS);
      store.dispatch(memberRecalled(broke));
      store.dispatch(routeChanged({ pathname: '/members' }));
      await vi.advanceTimersByTimeAsync(10_500);
      moveOn(HOURS);
      store.dispatch(userReceived(broke));
      await vi.advanceTimersByTimeAsync(1_000);
      moveOn(-HOURS);
      await vi.advanceTimersByTimeAsync(28_499);
      expect(modal(store)).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      expect(modal(store)).toBe('timeBonus');
    });
  });

  it('closes when the bonus is over [ST-09]', async () => {
    const store = await startStore(SIGNED_UP + 4 * HOURS - 41_000);
    store.dispatch(loggedIn(broke));
    store.dispatch(routeChanged({ pathname: '/members' }));
    await vi.advanceTimersByTimeAsync(40_000);
    expect(modal(store)).toBe('timeBonus');
    await vi.advanceTimersByTimeAsync(1_000);
    expect(modal(store)).toBeNull();
  });
});
