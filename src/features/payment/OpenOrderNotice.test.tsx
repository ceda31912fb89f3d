// @vitest-environment jsdom
/** The order that waits, on the pages of the shop, against the mock backend. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPayment } from '@/api/calls/payments';
import { fetchUser } from '@/core/auth/authThunks';
import { selectCredits } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { makePayment } from '@tests/factories/order';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { choose } from '@mocks/pay/page';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { leaveFor } from './leave';
import { OpenOrderNotice } from './OpenOrderNotice';

vi.mock(import('@/config/payOrigins'), () => ({ PAY_ORIGINS: ['https://pay.example'] }));
vi.mock(import('./leave'), () => ({ leaveFor: vi.fn<typeof leaveFor>() }));
vi.mock(import('@/lib/pollDelay'), () => ({ pollDelay: () => 5 }));

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  backend.close();
});

/** An order as another device opens it. */
async function begin(method: 'bancontact' | 'sct' = 'bancontact') {
  const { payment_id } = await startPayment(
    { package: 'p2', method, return_url: `/credits/p2/${method}` },
    { idempotencyKey: 'another-device' },
  );
  const payment = backend.db.payments.get(payment_id);
  if (payment === undefined) throw new Error('No payment was opened');
  return payment;
}

async function visit() {
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  renderInRouter(store, <OpenOrderNotice />);
  return store;
}
const OPEN = 'You started an order: 150 credits for €37.49. You haven’t been charged yet.';

describe('an order that was not paid [ST-03]', () => {
  it('is gone on with from another device', async () => {
    const payment = await begin();
    await visit();
    expect(await screen.findByText(OPEN)).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Continue and pay €37.49' }));
    expect(leaveFor).toHaveBeenCalledWith(`/__mock/pay/${payment.payment_id}`);
  });

  it('says beforehand on which other site it is paid', async () => {
    const { payment_id } = await begin();
    vi.spyOn(await import('@/api/calls/payments'), 'getPayment').mockResolvedValue(
      makePayment({ payment_id, redirect_url: 'https://pay.example/orders/1' }),
    );
    await visit();
    expect(await screen.findByText(/^You’ll pay on pay\.example, our payment/)).toBeDefined();
  });

  it('is dropped, and the focus stays with what is said about it', async () => {
    const payment = await begin();
    await visit();
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    expect(await screen.findByText('Order cancelled. You haven’t been charged.')).toBeDefined();
    expect(payment.status).toBe('cancelled');
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Your unfinished order' })),
    );
  });

  it('is not dropped when it has been paid a moment ago', async () => {
    const payment = await begin();
    const store = await visit();
    const drop = await screen.findByRole('button', { name: 'Cancel this order' });
    choose(backend.db, payment, 'pay');
    await userEvent.click(drop);
    expect(
      await screen.findByText(/^Your payment of €37\.49 for 150 credits is being processed/),
    ).toBeDefined();
    backend.advance(2_000);
    expect(await screen.findByText('150 credits added.')).toBeDefined();
    await waitFor(() => expect(selectCredits(store.getState())).toBe(150));
  });

  it('is found paid, when it was paid elsewhere', async () => {
    const payment = await begin();
    await visit();
    await screen.findByText(OPEN);
    choose(backend.db, payment, 'stay');
    const link = await screen.findByRole('link', { name: 'Check the status' });
    expect(link.getAttribute('href')).toBe(`/credits/p2/bancontact?payment=${payment.payment_id}`);
  });

  it('is awaited once its buyer has promised a bank transfer', async () => {
    choose(backend.db, await begin('sct'), 'pay');
    await visit();
    expect(
      await screen.findByText('We’re waiting for your bank transfer of €37.49 for 150 credits.'),
    ).toBeDefined();
  });

  it('leads to how it stands with its code, and tells in words of its own that a stored card failed [ER-12]', async () => {
    const payment = await begin();
    const card = { brand: 'visa', last4: '4242' };
    Object.assign(payment, { status: 'pending', discount_code: 'SUMMER10', card });
    await visit();
    const link = await screen.findByRole('link', { name: 'Check the status' });
    expect(link.getAttribute('href')).toBe(
      `/credits/p2/bancontact?code=SUMMER10&payment=${payment.payment_id}`,
    );
    payment.status = 'failed';
    expect(await screen.findByText('Credit card payment failed')).toBeDefined();
  });

  it('says so when it cannot be dropped', async () => {
    await begin();
    await visit();
    backend.fault({ match: 'DELETE payment.php', kind: 'status', status: 400, times: 1 });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this order' }));
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(screen.getByText(OPEN)).toBeDefined();
  });
});

it.each([
  ['nothing was ordered', 0],
  ['a day has gone by', 25],
] as const)('says nothing when %s [ST-03]', async (_, hours) => {
  if (hours > 0) await begin();
  backend.advance(hours * 3_600_000);
  const asked = vi.spyOn(await import('@/api/calls/payments'), 'getTransactions');
  await visit();
  await waitFor(() => expect(asked).toHaveResolved());
  await act(() => Promise.resolve());
  expect(screen.queryByRole('region')).toBeNull();
});
