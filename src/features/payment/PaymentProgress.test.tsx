// @vitest-environment jsdom
/** How a payment goes, when this browser has known it for a moment. */
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPayment, withdraw } from '@/api/calls/payments';
import { isWriting } from '@/app/writing';
import type { AppStore } from '@/app/store';
import { loggedIn, userReceived } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { readAttempt } from './attempt';
import { keepAttempt } from './keepAttempt';
import { paymentApi } from './paymentApi';
import { PaymentProgress } from './PaymentProgress';
import { payNow } from './payNow';

let backend: TestBackend;
beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['premium']);
  backend = createTestBackend({ persona: 'premium@example.test' });
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
  localStorage.clear();
});

const openProgress = (store: AppStore, paymentId: string) =>
  renderInRouter(store, <PaymentProgress paymentId={paymentId} shopPath="/credits" again={() => null} />);

/** An order that another device has made. */
async function orderOnServer() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'premium' })));
  const order = { package: 'p2', method: 'bancontact', return_url: '/credits/p2/bancontact' } as const;
  const { payment_id } = await startPayment(order, { idempotencyKey: 'k1' });
  return { store, payment_id, payment: backend.db.payments.get(payment_id) };
}

it('ends the attempt of an order that was known to be paid before the page came [ST-03]', async () => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'premium' })));
  const return_url = '/credits/p2/bancontact';
  const price = { amount: 4_999, currency: 'EUR' };
  await store
    .dispatch(payNow({ package: 'p2', method: 'bancontact', code: null, return_url, ...price }))
    .unwrap();
  const attempt = readAttempt('premium');
  const payment = backend.db.payments.get(attempt?.payment_id ?? '');
  if (!attempt || !payment) throw new Error('There is no order');
  const { payment_id } = payment;
  payment.status = 'completed';
  await store.dispatch(paymentApi.endpoints.payment.initiate({ id: payment_id, viewer: 'premium' }));
  // A press in the same moment has gone on with it.
  store.dispatch(keepAttempt('premium', { ...attempt, shown: true }));
  openProgress(store, payment_id);
  await screen.findByRole('heading', { level: 1 });
  expect(readAttempt('premium')).toBeNull();
});

it('is in its payer’s hands while the money is on its way, and no longer [BX-21]', async () => {
  const { store, payment_id, payment } = await orderOnServer();
  if (payment) payment.status = 'pending';
  openProgress(store, payment_id);
  expect(isWriting()).toBe(true);
  await screen.findByRole('heading', { level: 1, name: 'Processing your payment' });
  expect(isWriting()).toBe(true);
  if (payment) Object.assign(payment, { status: 'completed', completed_at: payment.created_at });
  await act(() =>
    store.dispatch(
      paymentApi.endpoints.payment.initiate({ id: payment_id, viewer: 'premium' }, { forceRefetch: true }),
    ),
  );
  expect(isWriting()).toBe(false);
});

it('says to who comes back after a withdrawal what comes back, instead of thanks [ST-03] [BX-23]', async () => {
  const { store, payment_id, payment } = await orderOnServer();
  if (payment) Object.assign(payment, { status: 'completed', completed_at: payment.created_at });
  backend.account('premium').credits += 150;
  await withdraw({ payment_id, name: 'Noor', email: 'noor@example.test' }, { idempotencyKey: 'k2' });
  openProgress(store, payment_id);
  await screen.findByRole('heading', { level: 1, name: 'You have withdrawn from this purchase' });
  expect(screen.getByText('You’ll get €49.99 back the way you paid.')).toBeDefined();
  expect(screen.queryByText('Thank you')).toBeNull();
  expect(screen.queryByText(/credits added/)).toBeNull();
  expect(screen.getByRole('link', { name: 'See your receipt' }).getAttribute('href')).toBe(
    `/transactions/${payment_id}`,
  );
});

const askAgain = (store: AppStore, id: string) =>
  act(() =>
    store.dispatch(paymentApi.endpoints.payment.initiate({ id, viewer: 'premium' }, { forceRefetch: true })),
  );

it('says after half a minute that it takes long, and no earlier [ST-03]', async () => {
  const { store, payment_id, payment } = await orderOnServer();
  if (payment) payment.status = 'pending';
  // Stands still from before the page: the half minute begins somewhere while it comes.
  const now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockReturnValue(now);
  openProgress(store, payment_id);
  await screen.findByRole('heading', { level: 1, name: 'Processing your payment' });
  clock.mockReturnValue(now + 25_000);
  await askAgain(store, payment_id);
  expect(screen.queryByText(/^This is taking longer than usual/)).toBeNull();
  clock.mockReturnValue(now + 30_000);
  // The page asks by itself as well: what it had asked a moment before the half minute was over may be under way still.
  await vi.waitFor(async () => {
    await askAgain(store, payment_id);
    expect(screen.getByText(/^This is taking longer than usual/)).toBeDefined();
  });
});

describe('the new balance counts up [ST-03]', () => {
  const frames = new Map<number, FrameRequestCallback>();
  beforeEach(() => {
    let id = 0;
    frames.clear();
    vi.spyOn(globalThis, 'requestAnimationFrame').mockImplementation((drawn) => {
      id += 1;
      frames.set(id, drawn);
      return id;
    });
    vi.spyOn(globalThis, 'cancelAnimationFrame').mockImplementation((of) => void frames.delete(of));
  });
  const figure = () => document.querySelector('.payment-balance [aria-hidden]')?.textContent;
  const told = () => document.querySelector('.payment-balance b')?.lastElementChild?.textContent;
  /** Every frame until the count has come to its end. */
  function count(): void {
    for (let at = 0; at <= 1_000; at += 100)
      act(() => {
        const due = [...frames.values()];
        frames.clear();
        for (const drawn of due) drawn(at);
      });
  }

  async function paid(balance: number) {
    const order = await orderOnServer();
    const { payment, store } = order;
    if (payment) Object.assign(payment, { status: 'completed', completed_at: payment.created_at });
    backend.account('premium').credits = 270;
    store.dispatch(userReceived(makeUser({ id: 'premium', credits: balance })));
    openProgress(store, order.payment_id);
    await screen.findByText('150 credits added.');
    return order;
  }

  it('from what it was, when the money had arrived before the page came', async () => {
    await paid(270);
    expect(figure()).toBe('120');
    count();
    expect(figure()).toBe('270');
    expect(told()).toBe('270');
  });

  it('from what it was, when the page knew the balance before the credits came', async () => {
    await paid(120);
    await waitFor(() => expect(told()).toBe('270'));
    count();
    expect(figure()).toBe('270');
  });

  it('once the credits come, when the page has waited for the money', async () => {
    const { store, payment_id, payment } = await orderOnServer();
    if (payment) payment.status = 'pending';
    store.dispatch(userReceived(makeUser({ id: 'premium', credits: 120 })));
    openProgress(store, payment_id);
    await screen.findByRole('heading', { level: 1, name: 'Processing your payment' });
    if (payment) Object.assign(payment, { status: 'completed', completed_at: payment.created_at });
    backend.account('premium').credits = 270;
    await askAgain(store, payment_id);
    await screen.findByText('150 credits added.');
    expect(figure()).toBe('120');
    await waitFor(() => expect(told()).toBe('270'));
    count();
    expect(figure()).toBe('270');
  });
});

it.each([
  ['failed', { brand: 'visa', last4: '4242' }, 'Credit card payment failed'],
  ['cancelled', { brand: 'visa', last4: '4242' }, 'Payment failed or has been cancelled.'],
  ['failed', null, 'Payment failed or has been cancelled.'],
] as const)('%s with the stored card %o is called "%s" [ER-11] [ER-12]', async (status, card, title) => {
  const { store, payment_id, payment } = await orderOnServer();
  if (payment) Object.assign(payment, { status, card });
  openProgress(store, payment_id);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeDefined();
});
