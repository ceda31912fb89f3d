// @vitest-environment jsdom
/** A press while an order of another device is under way, of which no page here has asked: against the mock backend. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/payments';
import { loggedIn } from '@/core/auth/authSlice';
import { choose } from '@mocks/pay/page';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { BANK_ORDER, CARD_ORDER, storeCard } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { readAttempt } from './attempt';
import { openOrderApi } from './openOrderApi';
import { payNow } from './payNow';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: 'free@example.test' });
  storeCard(backend.db);
});
afterEach(() => {
  vi.restoreAllMocks();
  backend.close();
  localStorage.clear();
});

function openPage() {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser({ id: 'free' })));
  return store;
}
const press = async (wish: Parameters<typeof payNow>[0], page = openPage()) =>
  (await page.dispatch(payNow(wish))).payload;
const statuses = () => [...backend.db.payments.values()].map(({ method, status }) => `${method} ${status}`);

/** Another device begins an order. */
async function elsewhere(changes: Partial<Parameters<typeof calls.startPayment>[0]> = {}) {
  const body = {
    package: 'p2',
    method: 'bancontact',
    return_url: '/credits/p2/bancontact',
    ...changes,
  } as const;
  const { payment_id } = await calls.startPayment(
    { ...body, code: 'TIMEBONUS25' },
    { idempotencyKey: 'k-else' },
  );
  const order = backend.db.payments.get(payment_id);
  if (order === undefined) throw new Error('There is no order');
  return order;
}
const bank = { ...BANK_ORDER, code: 'TIMEBONUS25' } as const;

describe('a press, while another device has an order [ST-03]', () => {
  it('goes on with it when it is the same', async () => {
    const { payment_id } = await elsewhere();
    expect(await press(bank)).toEqual({ payment_id, leave_to: `/__mock/pay/${payment_id}` });
    expect(readAttempt('free')).toMatchObject({ payment_id, amount: 3_749 });
    expect(statuses()).toEqual(['bancontact open']);
  });

  it('with a stored card leaves nothing else to pay, and charges once [ER-12]', async () => {
    await elsewhere({ method: 'visa' });
    await press({ ...CARD_ORDER, code: 'TIMEBONUS25' });
    expect(statuses()).toEqual(['visa cancelled', 'visa pending']);
  });

  it('with a stored card shows what is being paid there, and charges nothing [ER-12]', async () => {
    const order = await elsewhere({ method: 'paypal' });
    choose(backend.db, order, 'pay');
    expect(await press(CARD_ORDER)).toEqual({ payment_id: order.payment_id, leave_to: null });
    expect(statuses()).toEqual(['paypal pending']);
  });

  it('charges another time only when the page has shown that the first is under way', async () => {
    const order = await elsewhere({ method: 'paypal' });
    choose(backend.db, order, 'pay');
    const page = openPage();
    await page.dispatch(openOrderApi.endpoints.openOrder.initiate('free'));
    await press({ ...CARD_ORDER, code: 'TIMEBONUS25' }, page);
    expect(statuses()).toEqual(['paypal pending', 'visa pending']);
  });

  it('does not pay again what is being paid, whatever was begun since', async () => {
    const order = await elsewhere();
    choose(backend.db, order, 'stay');
    backend.advance(60_000);
    await calls.startPayment(
      { package: 'p1', method: 'paypal', return_url: '/credits/p1/paypal' },
      { idempotencyKey: 'k-later' },
    );
    expect(await press(bank)).toMatchObject({ payment_id: order.payment_id, leave_to: null });
    expect(statuses()).toEqual(['bancontact pending', 'paypal open']);
  });

  it('begins anew when the buyer did not ask there to start at once', async () => {
    await elsewhere();
    await press({ ...bank, start_now: true });
    expect(statuses()).toEqual(['bancontact cancelled', 'bancontact open']);
    expect([...backend.db.payments.values()].at(-1)).toMatchObject({ start_now: true });
  });

  it('begins anew when the buyer asked there, and does not here', async () => {
    await elsewhere({ start_now: true });
    await press(bank);
    expect(statuses()).toEqual(['bancontact cancelled', 'bancontact open']);
    expect([...backend.db.payments.values()].at(-1)).toMatchObject({ start_now: false });
  });

  it('goes on with it where the server does not tell what was asked for', async () => {
    const { payment_id } = await elsewhere();
    const { getTransactions } = calls;
    vi.spyOn(calls, 'getTransactions').mockImplementationOnce(async (options) => ({
      transactions: (await getTransactions(options)).transactions.map(
        ({ start_now: _start_now, ...order }) => order,
      ),
    }));
    expect(await press({ ...bank, start_now: true })).toMatchObject({ payment_id });
  });

  it('begins anew where the server does not tell where it is paid', async () => {
    await elsewhere();
    const { getTransactions } = calls;
    vi.spyOn(calls, 'getTransactions').mockImplementationOnce(async (options) => ({
      transactions: (await getTransactions(options)).transactions.map(
        ({ redirect_url: _redirect_url, ...order }) => order,
      ),
    }));
    await press(bank);
    expect(statuses()).toEqual(['bancontact cancelled', 'bancontact open']);
  });

  it('charges nothing when nobody can say whether there is one', async () => {
    backend.fault({ match: 'GET transactions.php', kind: 'status', status: 400, times: 1 });
    expect(await press(CARD_ORDER)).toMatchObject({ kind: 'refused', status: 400 });
    expect(statuses()).toEqual([]);
    expect(readAttempt('free')).toBeNull();
  });
});

it('looks beyond an attempt of its own that is over [ST-03]', async () => {
  const page = openPage();
  await press(BANK_ORDER, page);
  for (const payment of backend.db.payments.values()) payment.status = 'failed';
  const { payment_id } = await elsewhere();
  expect(await press(bank, page)).toMatchObject({ payment_id });
  expect(statuses()).toEqual(['bancontact failed', 'bancontact open']);
});
