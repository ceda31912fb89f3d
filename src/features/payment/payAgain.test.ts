// @vitest-environment jsdom
/** A press after a lost answer that can no longer be sent as it was: against the mock backend. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as calls from '@/api/calls/payments';
import { RETRIES } from '@/api/retryPolicy';
import { loggedIn } from '@/core/auth/authSlice';
import { consentSettled } from '@/core/consent/consentSlice';
import { visitBegan } from '@/core/tracking/trackingSlice';
import { trackingOfVisit } from '@/domain/tracking';
import { choose } from '@mocks/pay/page';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { BANK_ORDER, CARD_ORDER as order, storeCard } from '@tests/factories/order';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { readAttempt } from './attempt';
import { openOrderApi, selectOpenOrder } from './openOrderApi';
import { paymentApi } from './paymentApi';
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

/** A page whose visit came from a mailing, and nobody has said yet whether that may be told. */
function openPage(search = '?network=mail') {
  const { store } = createTestStore();
  store.dispatch(visitBegan(trackingOfVisit({ pathname: '/credits/repeat-order', search }, 'b')));
  store.dispatch(consentSettled({ state: 'asked', choice: null }));
  store.dispatch(loggedIn(makeUser({ id: 'free' })));
  return store;
}
type Page = ReturnType<typeof openPage>;
const press = async (page: Page, wish: Parameters<typeof payNow>[0] = order) =>
  (await page.dispatch(payNow(wish))).payload;
const statuses = () => [...backend.db.payments.values()].map(({ method, status }) => `${method} ${status}`);

const newest = () => {
  const made = [...backend.db.payments.values()].at(-1);
  if (made === undefined) throw new Error('There is no order');
  return made;
};

/** The order is made and charged, and the page never hears of it, however often it asks within one press. */
const loseAnswers = () =>
  backend.fault({ match: 'POST payment.php', kind: 'drop_after_commit', times: RETRIES + 1 });

describe('a press after a lost answer [ST-03]', () => {
  it('finds the order when the consent was refused meanwhile', async () => {
    const page = openPage();
    loseAnswers();
    expect(await press(page)).toMatchObject({ kind: 'offline' });
    page.dispatch(consentSettled({ state: 'refused', choice: null }));
    const found = await press(page);
    expect(found).toMatchObject({ leave_to: null });
    expect(await press(page)).toEqual(found);
    expect(statuses()).toEqual(['visa pending']);
  });

  it('finds it after a reload, when nobody knows any more where the visit came from', async () => {
    loseAnswers();
    expect(await press(openPage())).toMatchObject({ kind: 'offline' });
    const reloaded = openPage('');
    const found = await press(reloaded);
    expect(found).toMatchObject({ leave_to: null });
    expect(await press(reloaded)).toEqual(found);
    expect(statuses()).toEqual(['visa pending']);
  });

  it('finds it when it came to be between the look and the second try', async () => {
    loseAnswers();
    await press(openPage());
    vi.spyOn(calls, 'getTransactions').mockResolvedValueOnce({ transactions: [] });
    expect(await press(openPage(''))).toMatchObject({ leave_to: null });
    expect(statuses()).toEqual(['visa pending']);
  });

  it('sends the same key again when there is no order', async () => {
    backend.fault({ match: 'POST payment.php', kind: 'offline', times: RETRIES + 1 });
    await press(openPage());
    const key = readAttempt('free')?.key;
    const send = vi.spyOn(calls, 'startPayment');
    expect(await press(openPage(''))).toMatchObject({ leave_to: null });
    expect(send.mock.calls.map(([, options]) => options.idempotencyKey)).toEqual([key]);
    expect(statuses()).toEqual(['visa pending']);
  });
});

describe('an order whose answer was lost [ST-03]', () => {
  async function loseOrder(): Promise<Page> {
    loseAnswers();
    const page = openPage();
    expect(await press(page, BANK_ORDER)).toMatchObject({ kind: 'offline' });
    return page;
  }

  it('is no attempt any more once it is dropped, and the next press leads to one that is open', async () => {
    const page = await loseOrder();
    await page.dispatch(openOrderApi.endpoints.dropOrder.initiate(newest().payment_id));
    expect(readAttempt('free')).toBeNull();
    await page.dispatch(openOrderApi.endpoints.openOrder.initiate('free'));
    expect(await press(page, BANK_ORDER)).toMatchObject({ leave_to: `/__mock/pay/${newest().payment_id}` });
    expect(statuses()).toEqual(['bancontact cancelled', 'bancontact open']);
  });

  it('is no attempt any more once it is paid, and another order is another', async () => {
    const page = await loseOrder();
    const paid = newest();
    choose(backend.db, paid, 'pay');
    await page.dispatch(paymentApi.endpoints.payment.initiate({ id: paid.payment_id, viewer: 'free' }));
    expect(readAttempt('free')).toMatchObject({ payment_id: paid.payment_id, shown: true });
    backend.advance(10_000);
    await page.dispatch(
      paymentApi.endpoints.payment.initiate({ id: paid.payment_id, viewer: 'free' }, { forceRefetch: true }),
    );
    expect(readAttempt('free')).toBeNull();
    const regular = { package: 'p1', amount: 2_499, return_url: '/credits/p1/bancontact' } as const;
    const other = await press(page, { ...BANK_ORDER, ...regular });
    expect(other).toMatchObject({ leave_to: `/__mock/pay/${newest().payment_id}` });
    expect(statuses()).toEqual(['bancontact completed', 'bancontact open']);
  });
});

it('does not go on with an order of another device that is paid by now [ST-03]', async () => {
  const { package: pkg, method, return_url } = BANK_ORDER;
  const body = { package: pkg, method, return_url };
  const { payment_id } = await calls.startPayment(body, { idempotencyKey: 'another-device' });
  const page = openPage();
  // The notice has it on screen, and asks after it.
  await page.dispatch(openOrderApi.endpoints.openOrder.initiate('free'));
  choose(backend.db, newest(), 'pay');
  backend.advance(10_000);
  await page.dispatch(paymentApi.endpoints.payment.initiate({ id: payment_id, viewer: 'free' }));
  await vi.waitFor(() => expect(selectOpenOrder(page.getState())).toBeNull());
  // The bonus was for the first purchase.
  const again = await press(page, { ...BANK_ORDER, amount: 4_999 });
  expect(again).toMatchObject({ leave_to: `/__mock/pay/${newest().payment_id}` });
  expect(statuses()).toEqual(['bancontact completed', 'bancontact open']);
});

it('does not go on with an order at another price than the button names [ST-03]', async () => {
  const page = openPage();
  await press(page, BANK_ORDER);
  const again = await press(page, BANK_ORDER);
  expect(again).toMatchObject({ leave_to: `/__mock/pay/${newest().payment_id}` });
  expect(statuses()).toEqual(['bancontact open']);
  // The bonus is over, and the page names the full price.
  backend.advance(5 * 3_600_000);
  await press(page, { ...BANK_ORDER, amount: 4_999 });
  expect(statuses()).toEqual(['bancontact cancelled', 'bancontact open']);
  expect(newest().amount).toBe(4_999);
});
