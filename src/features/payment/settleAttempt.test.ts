// @vitest-environment jsdom
/** The next visit after a purchase: what still reminds of it, and what the next press is. Against the mock backend. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/payments';
import { ApiError } from '@/api/failure';
import { RETRIES } from '@/api/retryPolicy';
import {
  creditsChanged,
  loggedIn,
  memberRecalled,
  sessionSettled,
  userReceived,
} from '@/core/auth/authSlice';
import type { PaymentStatus } from '@/domain/model';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { BANK_ORDER, storeCard } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { readAttempt, writeAttempt } from './attempt';
import { selectOpenPayment } from './openPayment';
import { addPaymentListeners } from './paymentListeners';
import { payNow } from './payNow';

const HOUR_MS = 3_600_000;

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
  localStorage.clear();
});

/** A page that nobody has opened yet knows nothing of what another has bought. */
function openPage() {
  const { store, startListening } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'free', credits: 0 })));
  return {
    store,
    /** As when the page has become quiet. */
    settle: () => {
      addPaymentListeners(startListening);
      store.dispatch(sessionSettled());
    },
  };
}
type Store = ReturnType<typeof openPage>['store'];
const press = async (store: Store, changes: Partial<Parameters<typeof payNow>[0]> = {}) =>
  (await store.dispatch(payNow({ ...BANK_ORDER, ...changes }))).payload;

const newest = () => [...backend.db.payments.keys()].at(-1) ?? '';

/** Somebody ordered, and went to the payment page. */
async function order(status: PaymentStatus, { shown = false } = {}) {
  await press(openPage().store);
  const attempt = readAttempt('free');
  const payment = backend.db.payments.get(attempt?.payment_id ?? '');
  if (!attempt || !payment) throw new Error('There is no order');
  payment.status = status;
  if (shown) writeAttempt('free', { ...attempt, shown });
  return payment;
}

describe('the reminder of an open payment [LY-05] [ST-03]', () => {
  it.each([
    ['failed', false],
    ['cancelled', false],
    ['completed', true],
  ] as const)('goes with the next visit when it is %s, and the attempt with it', async (status, shown) => {
    await order(status, { shown });
    openPage().settle();
    await vi.waitFor(() => expect(readAttempt('free')).toBeNull());
  });

  it('goes when the money has arrived, also when nobody has been shown that', async () => {
    await order('completed');
    const page = openPage();
    page.settle();
    await vi.waitFor(() => expect(readAttempt('free')).toMatchObject({ paid: true }));
    expect(selectOpenPayment(page.store.getState())).toBeNull();
  });

  it.each(['open', 'pending'] as const)(
    'stays while it is %s, and goes when the credits arrive',
    async (status) => {
      const payment = await order(status);
      const { store, settle } = openPage();
      settle();
      await vi.waitFor(() => expect(selectOpenPayment(store.getState())).not.toBeNull());
      payment.status = 'completed';
      store.dispatch(creditsChanged(150));
      await vi.waitFor(() => expect(selectOpenPayment(store.getState())).toBeNull());
    },
  );

  it('stays when nobody can say how it stands', async () => {
    const { payment_id } = await order('completed', { shown: true });
    const asked = vi.spyOn(calls, 'getPayment').mockRejectedValue(new ApiError({ kind: 'offline' }));
    const { store, settle } = openPage();
    settle();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    await vi.waitFor(() => expect(asked.mock.settledResults).toMatchObject([{ type: 'rejected' }]));
    expect(selectOpenPayment(store.getState())).toMatchObject({ payment_id });
  });

  it('goes once the server is heard, when the visit began without it [BX-25]', async () => {
    await order('completed', { shown: true });
    const asked = vi.spyOn(calls, 'getPayment').mockRejectedValueOnce(new ApiError({ kind: 'offline' }));
    const { store, settle } = openPage();
    store.dispatch(memberRecalled(makeUser({ id: 'free', credits: 0 })));
    settle();
    await vi.waitFor(() => expect(asked.mock.settledResults).toMatchObject([{ type: 'rejected' }]));
    store.dispatch(userReceived(makeUser({ id: 'free', credits: 0 })));
    await vi.waitFor(() => expect(readAttempt('free')).toBeNull());
  });
});

describe('a press after a purchase that has come to its end [ST-03]', () => {
  it('is another purchase once the buyer has seen the first one under way', async () => {
    const { payment_id } = await order('completed', { shown: true });
    const answer = await press(openPage().store);
    expect(newest()).not.toBe(payment_id);
    expect(answer).toEqual({ payment_id: newest(), leave_to: `/__mock/pay/${newest()}` });
  });

  it('is another purchase a week later, and thanks for none', async () => {
    const { payment_id } = await order('completed');
    backend.advance(7 * 24 * HOUR_MS);
    const { store, settle } = openPage();
    settle();
    await vi.waitFor(() => expect(readAttempt('free')).toBeNull());
    const answer = await press(store, { amount: 4_999 });
    expect(newest()).not.toBe(payment_id);
    expect(answer).toEqual({ payment_id: newest(), leave_to: `/__mock/pay/${newest()}` });
  });

  it('within the hour shows the first one to a buyer who has not seen it', async () => {
    const { payment_id } = await order('completed');
    const { store, settle } = openPage();
    settle();
    await vi.waitFor(() => expect(readAttempt('free')).toMatchObject({ paid: true }));
    expect(await press(store)).toEqual({ payment_id, leave_to: null });
    expect(backend.db.payments.size).toBe(1);
  });

  it('is another purchase days after it was found to be paid', async () => {
    const { payment_id } = await order('completed');
    const { store, settle } = openPage();
    settle();
    await vi.waitFor(() => expect(readAttempt('free')).toMatchObject({ paid: true }));
    backend.advance(3 * 24 * HOUR_MS);
    const answer = await press(store, { amount: 4_999 });
    expect(newest()).not.toBe(payment_id);
    expect(answer).toEqual({ payment_id: newest(), leave_to: `/__mock/pay/${newest()}` });
  });

  it('shows an order of which its buyer never heard, however late', async () => {
    storeCard(backend.db);
    backend.fault({ match: 'POST payment.php', kind: 'drop_after_commit', times: RETRIES + 1 });
    const card = { method: 'visa', card: 'c1', return_url: '/credits/p2/visa' } as const;
    expect(await press(openPage().store, card)).toMatchObject({ kind: 'offline' });
    backend.advance(2 * HOUR_MS);
    const { store, settle } = openPage();
    settle();
    await vi.waitFor(() => expect(store.getState().payment?.attempt).toMatchObject({ payment_id: null }));
    expect(await press(store, card)).toMatchObject({ leave_to: null });
    expect(backend.db.payments.size).toBe(1);
  });
});
