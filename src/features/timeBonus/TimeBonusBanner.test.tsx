// @vitest-environment jsdom
/** The banner and the modal of the bonus on screen. */
import { act, cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import type { AppStore } from '@/app/store';
import { loggedIn } from '@/core/auth/authSlice';
import { selectDismissedBy } from '@/core/dismissals/dismissedBy';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { timeBonus } from '@/domain/timeBonus';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { BonusBannerView } from '@/ui/BonusBannerView';
import { discountCode } from '@tests/factories/discount';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { TimeBonusBanner } from './TimeBonusBanner';
import { TimeBonusModal } from './TimeBonusModal';
import { bonusEnded, bonusStarted, fetchWelcomeDiscount, ticked } from './timeBonusSlice';

vi.mock(import('@/ui/BonusBannerView'), async (original) => {
  const { BonusBannerView } = await original();
  return { BonusBannerView: vi.fn<typeof BonusBannerView>(BonusBannerView) };
});

const MINUTE = 60_000;
const user = makeUser({ credits: 0 });
const endsAt = Date.parse(user.signup_date) + 240 * MINUTE;
const START = endsAt - 221 * MINUTE - 7_000;

function Where() {
  return <output>{useLocation().pathname}</output>;
}

async function show() {
  const { store } = createTestStore();
  await startPersistence(store);
  const bonus = timeBonus(user, START);
  if (bonus === null) throw new Error('No bonus');
  store.dispatch(loggedIn(user));
  store.dispatch(bonusStarted({ bonus, endsAt, now: START }));
  store.dispatch(modalOpened({ name: 'timeBonus' }));
  renderBonus(store);
  expect(screen.getByRole('region', { name: 'Welcome bonus', hidden: true })).toBeDefined();
  return store;
}

const renderBonus = (store: AppStore, at = '/') =>
  renderInRouter(
    store,
    <>
      <TimeBonusBanner />
      <TimeBonusModal />
      <Where />
    </>,
    at,
  );

beforeEach(async () => {
  vi.setSystemTime(START);
  vi.clearAllMocks();
  await startI18n('en');
  await loadNamespaces(['premium']);
});
afterEach(() => void vi.useRealTimers());

describe('the banner', () => {
  it('shows what is left in two digits each, as a silent timer [ST-09]', async () => {
    await show();
    const [timer] = screen.getAllByRole('timer', { hidden: true });
    expect(timer?.textContent).toBe('03:41:07');
    expect(timer?.getAttribute('aria-label')).toBe('3 hours, 41 minutes left');
  });

  it('draws nothing but the digits anew with a tick [ST-09]', async () => {
    const store = await show();
    const before = vi.mocked(BonusBannerView).mock.calls.length;
    act(() => {
      store.dispatch(ticked(START + 1_000));
      store.dispatch(ticked(START + 2_000));
    });
    expect(screen.getAllByRole('timer', { hidden: true })[0]?.textContent).toBe('03:41:05');
    expect(before).toBeGreaterThan(0);
    expect(vi.mocked(BonusBannerView).mock.calls).toHaveLength(before);
  });

  it('says until when the price holds, as its countdown does [ST-10] [BX-14]', async () => {
    await show();
    const time = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(endsAt);
    const banner = screen.getByRole('region', { name: 'Welcome bonus', hidden: true });
    expect(banner.textContent).toContain(`25% off your first package Welcome bonus, until ${time}`);
  });

  it.each([
    ['/members', 1],
    ['/premium', 0],
    ['/credits', 0],
    ['/credits/p2', 0],
  ])('leads to the packages, but not from their own pages: %s [ST-06]', async (at, links) => {
    const store = await show();
    cleanup();
    act(() => void store.dispatch(modalClosed()));
    renderBonus(store, at);
    expect(screen.queryAllByRole('link', { name: 'Use my bonus' })).toHaveLength(links);
  });

  it('is read out when it comes, at 1 h, at 10 min and at 1 min, and at no other time [BX-20] [ST-09]', async () => {
    const store = await show();
    const said: (string | null)[] = [];
    const region = () => document.querySelector('[aria-live="polite"]');
    const listen = () => {
      if (region()?.textContent !== said.at(-1)) said.push(region()?.textContent ?? null);
    };
    listen();
    for (let left = 221 * MINUTE; left > 0; left -= MINUTE / 4) {
      act(() => void store.dispatch(ticked(endsAt - left)));
      listen();
    }
    expect(said).toEqual([
      'Your welcome bonus ends in 3 hours, 41 minutes.',
      'Your welcome bonus ends in 1 hour.',
      'Your welcome bonus ends in 10 minutes.',
      'Your welcome bonus ends in 1 minute.',
    ]);
  });

  it('is not read out again on a page with another frame, nor for the moments that a sleep left out [BX-20]', async () => {
    const store = await show();
    act(() => void store.dispatch(ticked(endsAt - 59.5 * MINUTE)));
    cleanup();
    const again = renderBonus(store).container.querySelector('[aria-live="polite"]');
    expect(again?.textContent).toBe('');
    act(() => void store.dispatch(ticked(endsAt - 0.5 * MINUTE)));
    expect(again?.textContent).toBe('Your welcome bonus ends in 1 minute.');
  });

  it('goes when it is closed [ST-06]', async () => {
    const store = await show();
    act(() => void store.dispatch(modalClosed()));
    await userEvent.click(screen.getByRole('button', { name: 'Close the bonus banner', hidden: true }));
    expect(screen.queryByRole('region', { name: 'Welcome bonus', hidden: true })).toBeNull();
    expect(selectDismissedBy(store.getState(), 'timeBonusBanner')).not.toBeNull();
  });

  it('goes with its modal when the time is over [ST-09]', async () => {
    const store = await show();
    act(() => void store.dispatch(bonusEnded(endsAt)));
    expect(screen.queryByRole('timer', { hidden: true })).toBeNull();
  });
});

describe('the modal', () => {
  it('says how long the bonus lasts and leads to the packages, once [ST-07]', async () => {
    const store = await show();
    expect(screen.getByText(/^Act fast: this welcome bonus lasts 4 hours/)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'See the packages' }));
    expect(screen.getByText('/premium')).toBeDefined();
    expect(selectOpenModal(store.getState())).toBeNull();
    expect(selectDismissedBy(store.getState(), 'timeBonusModal')).not.toBeNull();
  });
});

describe('a countdown whose end may not be the end of the price [ST-10]', () => {
  const { pending, fulfilled, rejected } = fetchWelcomeDiscount;
  const timers = () => screen.queryAllByRole('timer', { hidden: true });
  const aloud = () => document.querySelector('[aria-live="polite"]')?.textContent ?? '';
  /** The server is asked for the welcome code before anything is on screen. */
  async function asked() {
    const store = await show();
    act(() => void store.dispatch(pending('r', user.id)));
    return store;
  }

  it('only keeps its place until the server has told of the welcome code, and says nothing', async () => {
    const store = await asked();
    expect(timers().map((timer) => timer.classList.contains('digits-held'))).toEqual([true]);
    expect(aloud()).toBe('');
    expect(screen.queryByText(/Act fast/)).toBeNull();
    act(() => void store.dispatch(rejected(null, 'r', user.id)));
    expect(timers().map((timer) => timer.classList.contains('digits-held'))).toEqual([false, false]);
    expect(screen.getByText(/Act fast/)).toBeDefined();
  });

  it('is not there where the same price goes on; the offer is told without haste', async () => {
    const store = await asked();
    const welcome = discountCode({ code: 'WELCOME25', value_percentage: 25 });
    act(() => void store.dispatch(fulfilled(welcome, 'r', user.id)));
    expect(timers()).toEqual([]);
    expect(screen.queryByText('Ends in')).toBeNull();
    expect(screen.queryByText(/Act fast/)).toBeNull();
    expect(screen.getByText(/^You pay 25% less because this is your first package/)).toBeDefined();
    expect(screen.getByRole('region', { name: 'Welcome bonus', hidden: true })).toBeDefined();
  });
});
