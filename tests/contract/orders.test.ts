/** Orders of the mock backend: what they cost, where they are paid, and how they end. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createCaller, type Caller } from './caller';
import { buy, DAY_MS, order, orderId, payment, press } from './purchase';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const cards = async () => (await caller.call('GET', '/api/cards.php')).body['cards'];
const drop = (payment_id: string) => caller.call('DELETE', '/api/payment.php', { payment_id });

describe('an order', () => {
  it('tells what a discount took off, and by which code [BX-14]', async () => {
    await caller.logIn('free');
    expect(await payment(caller, await orderId(caller))).toMatchObject({
      amount: 1874,
      discount_amount: 625,
      code: 'TIMEBONUS25',
    });
    await caller.logIn('premium');
    expect(await payment(caller, await orderId(caller, { code: 'summer10' }))).toMatchObject({
      amount: 2249,
      discount_amount: 250,
      code: 'SUMMER10',
    });
    expect(await payment(caller, await orderId(caller))).toMatchObject({ discount_amount: 0, code: null });
  });

  it('shows the price before only where that was charged [SC-08]', async () => {
    const priors = async () => {
      const { body } = await caller.call('GET', '/api/packages.php');
      return JSON.stringify(body).match(/"prior_price":\d+/g);
    };
    await caller.logIn('free');
    expect(await priors()).toEqual([999, 2499, 4999, 9999].map((price) => `"prior_price":${price}`));
    caller.advance(4 * 3_600_000);
    expect(await priors()).toBeNull();
  });

  it('costs the full price once the offer is over, with its codes too [ST-10]', async () => {
    await caller.logIn('free');
    caller.advance(3 * 3_600_000);
    for (const code of ['WELCOME25', 'TIMEBONUS25'])
      expect(await order(caller, { code })).toMatchObject({
        status: 422,
        body: { fields: { code: 'invalid' }, reason: 'expired' },
      });
    expect((await payment(caller, await orderId(caller))).amount).toBe(2499);
  });

  it('says what a code would take [ER-10] [VA-09]', async () => {
    await caller.logIn('premium');
    expect((await order(caller, { package: 'p0', code: 'SUMMER10' })).body).toEqual({
      error: 'validation',
      fields: { code: 'invalid' },
      reason: 'minimum_order_value',
      minimum_order_value: 2000,
      currency: 'EUR',
    });
    expect((await order(caller, { code: 'OLDCODE' })).body['reason']).toBe('expired');
    const me = caller.db.members.get('premium');
    if (me) me.country = 'NL';
    expect((await order(caller, { method: 'ideal', code: 'BELGE20' })).body).toMatchObject({
      reason: 'country',
      country: 'BE',
    });
  });

  it('is placed at the price that was named, and at no other [ST-03]', async () => {
    await caller.logIn('free');
    for (const named of [{ amount: 2499 }, { amount: 1873 }, { amount: 1874, currency: 'CHF' }])
      expect(await order(caller, named)).toMatchObject({
        status: 422,
        body: { error: 'validation', fields: { amount: 'changed' } },
      });
    expect(caller.db.payments.size).toBe(0);
    expect(await order(caller, { amount: 1874, currency: 'EUR' })).toMatchObject({ status: 200 });
    expect(await order(caller)).toMatchObject({ status: 200 });
  });

  it('tells whether its buyer asked to start at once [ST-03]', async () => {
    await caller.logIn('free');
    expect(await payment(caller, await orderId(caller, { start_now: true }))).toMatchObject({
      start_now: true,
    });
    expect(await payment(caller, await orderId(caller))).toMatchObject({ start_now: false });
  });

  it('is the same one for the same key [ST-03]', async () => {
    await caller.logIn('premium');
    const key = { 'Idempotency-Key': 'order-1' };
    const first = await order(caller, {}, key);
    expect(await order(caller, {}, key)).toEqual(first);
    expect(await order(caller, { package: 'p2' }, key)).toMatchObject({ status: 409 });
    expect(caller.db.payments.size).toBe(1);
  });

  it('can be dropped while it is open, and is not paid any more then [ER-11]', async () => {
    await caller.logIn('premium');
    const id = await orderId(caller);
    expect((await payment(caller, id)).redirect_url).toBe(`/__mock/pay/${id}`);
    expect((await drop(id)).body).toMatchObject({ payment_id: id, status: 'cancelled' });
    expect((await payment(caller, id)).redirect_url).toBeUndefined();
    expect((await press(caller, id, 'outcome=pay')).status).toBe(303);
    caller.advance(2000);
    expect((await payment(caller, id)).status).toBe('cancelled');
    expect(caller.account('premium').credits).toBe(120);
  });

  it('that is paid stays paid [ST-03]', async () => {
    await caller.logIn('premium');
    const id = await buy(caller);
    expect((await drop(id)).body['status']).toBe('completed');
    await caller.logIn('free');
    expect((await drop(id)).status).toBe(404);
  });

  it('by transfer is pending until the next day [ST-03]', async () => {
    await caller.logIn('premium');
    const id = await buy(caller, { method: 'sct' });
    caller.advance(DAY_MS - 2001);
    expect((await payment(caller, id)).status).toBe('pending');
    caller.advance(1);
    expect((await payment(caller, id)).status).toBe('completed');
  });

  it('ends as the provider tells, late, twice or otherwise than it looked [ST-03]', async () => {
    await caller.logIn('free');
    const tell = (status: string) => caller.call('POST', '/__mock/payment', { status });
    expect((await tell('completed')).status).toBe(404);
    const id = await orderId(caller);
    await press(caller, id, 'outcome=stay');
    caller.advance(5 * 3_600_000);
    expect((await payment(caller, id)).status).toBe('pending');
    expect((await tell('completed')).body).toEqual({ payment_id: id, status: 'completed' });
    await tell('completed');
    await tell('failed');
    expect(caller.account('free').credits).toBe(60);
    const second = await orderId(caller);
    await press(caller, second, 'outcome=pay');
    expect((await tell('failed')).body['status']).toBe('failed');
    caller.advance(60_000);
    expect(caller.account('free').credits).toBe(60);
  });
});

describe('a card', () => {
  it('is remembered only when that is asked for, and paid with again [RT-07]', async () => {
    await caller.logIn('free');
    const forgotten = await orderId(caller, { method: 'mastercard' });
    await press(caller, forgotten, 'outcome=pay');
    expect(await cards()).toEqual([]);
    const kept = await orderId(caller, { method: 'mastercard' });
    await press(caller, kept, 'outcome=pay&remember=yes');
    const card = { brand: 'mastercard', last4: [...caller.db.cards.values()].at(-1)?.last4 };
    expect(card.last4).toMatch(/^\d{4}$/);
    expect(await cards()).toMatchObject([{ ...card, expires: '2029-01' }]);
    expect((await payment(caller, kept)).card).toMatchObject(card);
    caller.advance(2000);
    const id = [...caller.db.cards.values()].find(({ member }) => member === 'free')?.id;
    const again = await orderId(caller, { method: 'creditcard', card: id });
    expect(await payment(caller, again)).toMatchObject({ status: 'pending', card });
  });

  it('pays as what it is, whatever is on offer in the country [RT-07]', async () => {
    await caller.logIn('premium');
    const me = caller.db.members.get('premium');
    if (me) me.country = 'US';
    expect((await order(caller, { method: 'maestro' })).status).toBe(422);
    expect((await order(caller, { method: 'maestro', card: 'card-1' })).status).toBe(200);
    expect((await order(caller, { method: 'paypal', card: 'card-1' })).status).toBe(422);
    expect(await order(caller, { method: 'visa', card: 'card-9' })).toMatchObject({
      body: { fields: { card: 'not_found' } },
    });
  });

  it('that has expired fails, and leaves no order [ER-12]', async () => {
    await caller.logIn('premium');
    expect(await order(caller, { method: 'visa', card: 'card-3' })).toMatchObject({
      status: 402,
      body: { error: 'card_failed' },
    });
    expect(caller.db.payments.size).toBe(0);
  });
});
