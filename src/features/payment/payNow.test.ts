// @vitest-environment jsdom
/** One order for one purchase, against the mock backend. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedIn, loggedOut, sessionStarted } from '@/core/auth/authSlice';
import { BANK_ORDER } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { addPaymentListeners } from './paymentListeners';
import { addWipeListener } from '@/core/auth/wipeAtLogout';
import { selectOpenPayment } from './openPayment';
import { payNow } from './payNow';

const order = { ...BANK_ORDER, code: 'TIMEBONUS25' } as const;
const member = makeUser({ id: 'free' });

vi.mock(import('@/config/payOrigins'), () => ({ PAY_ORIGINS: ['https://pay.example'] }));

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'free@example.test' });
});
afterEach(() => {
  backend.close();
  localStorage.clear();
});

/** A page as after a reload, or in another tab: nothing is left but storage. */
function openPage() {
  const { store, startListening } = createTestStore();
  addPaymentListeners(startListening);
  addWipeListener(startListening);
  store.dispatch(loggedIn(member));
  store.dispatch(sessionStarted());
  return store;
}
type Page = ReturnType<typeof openPage>;

async function pay(page: Page, changes: Partial<Parameters<typeof payNow>[0]> = {}) {
  const answer = await page.dispatch(payNow({ ...order, ...changes }));
  if (!payNow.fulfilled.match(answer)) throw new Error('Payment was not opened');
  return answer.payload;
}
const orders = () =>
  [...backend.db.payments.values()].map(({ payment_id, status }) => `${payment_id} ${status}`);

describe('a press on pay [ST-03]', () => {
  it('opens one order and leads to the payment page of this site', async () => {
    const { payment_id, leave_to } = await pay(openPage());
    expect(leave_to).toMatch(/^\/__mock\/pay\//);
    expect(orders()).toEqual([`${payment_id} open`]);
    expect([...backend.db.payments.values()][0]).toMatchObject({
      amount: 3_749,
      return_url: order.return_url,
    });
  });

  it('twice at once is one order', async () => {
    const page = openPage();
    const [first, second] = await Promise.all([page.dispatch(payNow(order)), page.dispatch(payNow(order))]);
    expect(payNow.fulfilled.match(first)).toBe(true);
    expect(second.meta).toMatchObject({ condition: true });
    expect(orders()).toHaveLength(1);
  });

  it('again after a reload or the Back button is the same order', async () => {
    const first = await pay(openPage());
    expect(await pay(openPage())).toEqual(first);
    expect(orders()).toHaveLength(1);
  });

  it('after a lost answer is the same order', async () => {
    backend.fault({ match: 'POST payment.php', kind: 'drop_after_commit', times: 1 });
    const { payment_id } = await pay(openPage());
    expect(orders()).toEqual([`${payment_id} open`]);
  });

  it('for another method is another order', async () => {
    const page = openPage();
    await pay(page);
    await pay(page, { method: 'paypal', return_url: '/credits/p2/paypal' });
    expect(orders()).toHaveLength(2);
  });

  it('on an order that is paid already shows it and charges nothing', async () => {
    const { payment_id } = await pay(openPage());
    const stored = backend.db.payments.get(payment_id);
    if (stored) stored.status = 'completed';
    expect(await pay(openPage())).toEqual({ payment_id, leave_to: null });
    expect(orders()).toHaveLength(1);
  });

  it('after a cancelled order opens a new one [ER-11]', async () => {
    const { payment_id } = await pay(openPage());
    const stored = backend.db.payments.get(payment_id);
    if (stored) stored.status = 'cancelled';
    const second = await pay(openPage());
    expect(second.payment_id).not.toBe(payment_id);
    expect(second.leave_to).not.toBeNull();
  });

  it('is refused for an unknown code, and forgets the attempt [ER-10]', async () => {
    const page = openPage();
    const answer = await page.dispatch(payNow({ ...order, code: 'NOPE' }));
    expect(answer.payload).toMatchObject({ kind: 'refused', fields: { code: 'not_found' } });
    expect(page.getState().payment?.attempt).toBeNull();
    expect(orders()).toEqual([]);
  });

  it('stays a known open order on the next visit, for its own member alone', async () => {
    const { payment_id } = await pay(openPage());
    const page = openPage();
    await vi.waitFor(() =>
      expect(selectOpenPayment(page.getState())).toMatchObject({
        payment_id,
        package: 'p2',
        method: 'bancontact',
      }),
    );
    page.dispatch(loggedIn(makeUser({ id: 'someone-else' })));
    expect(selectOpenPayment(page.getState())).toBeNull();
  });

  it('leaves nothing in the browser after log-out', async () => {
    const page = openPage();
    await pay(page);
    page.dispatch(loggedOut({ by: 'member' }));
    expect(sessionStorage).toHaveLength(0);
    expect(localStorage).toHaveLength(0);
  });
});

describe('the place that the server names for it [ST-03]', () => {
  const named = async (redirect_url: string) => {
    const open = { payment_id: 'pay-1', status: 'open', redirect_url } as const;
    vi.spyOn(await import('@/api/calls/payments'), 'startPayment').mockResolvedValue(open);
    return openPage().dispatch(payNow(order));
  };

  it('is not left for on any other site', async () => {
    const answer = await named('https://evil.example/pay');
    expect(answer.payload).toMatchObject({ kind: 'wrong_shape' });
  });

  it('may be on the site of a payment provider that is known here', async () => {
    const answer = await named('https://pay.example/orders/1?lang=de');
    expect(answer.payload).toEqual({ payment_id: 'pay-1', leave_to: 'https://pay.example/orders/1?lang=de' });
  });
});
