// @vitest-environment jsdom
/** Ordering again with a stored card, when something comes between: against the mock backend. */
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/payments';
import { ApiError } from '@/api/failure';
import { RETRIES } from '@/api/retryPolicy';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { writeAttempt } from '@/features/payment/attempt';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderPages } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import RepeatOrderPage from './RepeatOrderPage';

let backend: TestBackend;
let known: ReadonlySet<string>;

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  await startI18n('en');
  await loadNamespaces(['premium', 'cards']);
  backend = createTestBackend({ persona: 'premium@example.test' });
  known = new Set(backend.db.payments.keys());
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
  localStorage.clear();
});

async function visit() {
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = renderPages(
    store,
    [
      { path: patterns.creditsRepeat, element: <RepeatOrderPage /> },
      { path: '*', element: null },
    ],
    '/credits/repeat-order',
  );
  return { store, where: () => router.state.location.pathname + router.state.location.search };
}
const orders = () => [...backend.db.payments.values()].filter(({ payment_id }) => !known.has(payment_id));
const pay = async (price = '€49.99') =>
  userEvent.click(await screen.findByRole('button', { name: `Pay ${price} now` }));

it('shows the order that another device has begun, and takes it up or drops it [SC-09] [ST-03]', async () => {
  await calls.startPayment(
    { package: 'p1', method: 'paypal', return_url: '/credits/p1/paypal' },
    { idempotencyKey: 'another-device' },
  );
  await visit();
  expect(await screen.findByRole('region', { name: 'Your unfinished order' })).toBeDefined();
  await pay();
  await waitFor(() => expect(orders().map(({ status }) => status)).toEqual(['cancelled', 'pending']));
});

it('says what it costs now, and charges nothing before that button is pressed [SC-09] [ST-03]', async () => {
  await visit();
  await screen.findByRole('button', { name: 'Pay €49.99 now' });
  const member = backend.db.members.get('premium');
  if (member) member.country = 'GB';
  await pay();
  await screen.findByRole('button', { name: 'Pay £42.99 now' });
  expect(screen.getByRole('alert').textContent).toBe(
    'The price has changed to £42.99. You haven’t been charged.',
  );
  expect(orders()).toEqual([]);
  await pay('£42.99');
  await waitFor(() => expect(orders()).toMatchObject([{ amount: 4_299, currency: 'GBP' }]));
});

describe('a payment whose answer got lost [ER-12] [ST-03]', () => {
  const LOST =
    /^We haven’t heard back about this payment, so your card may have been charged\. You won’t be charged twice/;
  const lose = (kind: 'drop_after_commit' | 'offline') =>
    backend.fault({ match: 'POST payment.php', kind, times: RETRIES + 1 });
  const look = async () =>
    userEvent.click(await screen.findByRole('button', { name: 'See if it went through' }));

  it('is looked for at once, and leads to how it stands', async () => {
    lose('drop_after_commit');
    const { where } = await visit();
    await pay();
    await waitFor(() => expect(where()).toBe(`/credits/p2/visa?payment=${orders()[0]?.payment_id}`));
    expect(orders()).toHaveLength(1);
  });

  it('may have been charged, and that is said, with what it costs at most', async () => {
    lose('offline');
    await visit();
    await pay();
    expect(await screen.findByText(LOST)).toBeDefined();
    await look();
    expect(await screen.findByText(/We haven’t found this payment so far\.$/)).toBeDefined();
    expect(screen.getByRole('alert').textContent).toMatch(LOST);
    // The same order again, once.
    await pay();
    await waitFor(() => expect(orders()).toHaveLength(1));
  });

  /** The look after the press fails, too. */
  async function stayOffline() {
    lose('drop_after_commit');
    const page = await visit();
    const { getTransactions } = calls;
    const asked = vi.spyOn(calls, 'getTransactions');
    await screen.findByRole('button', { name: 'Pay €49.99 now' });
    asked.mockClear();
    asked
      .mockImplementationOnce((options) => getTransactions(options))
      .mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    await pay();
    expect(await screen.findByText(LOST)).toBeDefined();
    return page;
  }

  it('is found by whoever looks for it later', async () => {
    const { where } = await stayOffline();
    await look();
    await waitFor(() => expect(where()).toBe(`/credits/p2/visa?payment=${orders()[0]?.payment_id}`));
    expect(orders()).toHaveLength(1);
  });

  it('is found by itself when the network is back', async () => {
    const { store, where } = await stayOffline();
    act(() => void store.dispatch(connectionChanged(false)));
    act(() => void store.dispatch(connectionChanged(true)));
    await waitFor(() => expect(where()).toBe(`/credits/p2/visa?payment=${orders()[0]?.payment_id}`));
  });

  it('is still open after a reload, and that is said', async () => {
    lose('offline');
    await visit();
    await pay();
    await screen.findByText(LOST);
    cleanup();
    await visit();
    expect(await screen.findByText(LOST)).toBeDefined();
    await look();
    expect(await screen.findByText(/We haven’t found this payment so far\.$/)).toBeDefined();
  });

  it('is told how it stands after a reload, as soon as the page has found it', async () => {
    await stayOffline();
    cleanup();
    await visit();
    expect(
      await screen.findByText(/^Your payment of €49\.99 for 150 credits is being processed/),
    ).toBeDefined();
    await waitFor(() => expect(screen.queryByText(LOST)).toBeNull());
    await pay();
    expect(orders()).toHaveLength(1);
  });

  it('is still said after a press with another card that could not be sent', async () => {
    lose('offline');
    await visit();
    await pay();
    await screen.findByText(LOST);
    const asked = vi.spyOn(calls, 'getTransactions').mockRejectedValue(new ApiError({ kind: 'offline' }));
    await userEvent.click(screen.getByRole('radio', { name: /^Mastercard/ }));
    await pay();
    await waitFor(() => expect(asked).toHaveBeenCalled());
    expect(await screen.findByText(LOST)).toBeDefined();
    expect(orders()).toEqual([]);
  });

  it('is not said of a press that the server refused', async () => {
    await stayOffline();
    backend.db.payments.clear();
    backend.fault({ match: 'GET transactions.php', kind: 'status', status: 400, times: 1 });
    await pay();
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toMatch(LOST));
  });

  it.each(['offline', 'timeout'] as const)(
    'is never an older order for something else, which a press that failed (%s) leaves alone',
    async (kind) => {
      const order = { package: 'p1', method: 'paypal', return_url: '/credits/p1/paypal' } as const;
      const { payment_id } = await calls.startPayment(order, { idempotencyKey: 'older' });
      const older = { ...order, code: null, card: null, start_now: false, user: 'premium', key: 'older' };
      writeAttempt('premium', { ...older, began_at: Date.now(), payment_id, shown: false });
      const { where } = await visit();
      await screen.findByRole('button', { name: 'Pay €49.99 now' });
      vi.spyOn(calls, 'cancelPayment').mockRejectedValueOnce(new ApiError({ kind }));
      await pay();
      expect((await screen.findByRole('alert')).textContent).toBe(
        kind === 'offline'
          ? 'You seem to be offline. Check your connection and try again.'
          : 'The server took too long. Please try again.',
      );
      expect(where()).toBe('/credits/repeat-order');
      expect(orders()).toMatchObject([{ payment_id, status: 'open' }]);
      // The next press drops it, and orders what it says.
      await pay();
      await waitFor(() => expect(orders().map(({ status }) => status)).toEqual(['cancelled', 'pending']));
    },
  );

  it('was not charged when nothing was sent', async () => {
    await visit();
    await screen.findByRole('button', { name: 'Pay €49.99 now' });
    vi.spyOn(calls, 'getTransactions').mockRejectedValue(new ApiError({ kind: 'offline' }));
    await pay();
    expect((await screen.findByRole('alert')).textContent).not.toMatch(LOST);
    expect(orders()).toEqual([]);
  });
});
