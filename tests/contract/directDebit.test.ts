/** Direct debit of the mock backend: the mandate, its code, who may and how much. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createCaller, type Caller } from './caller';
import { codeFor, DAY_MS, debitForm, order, orderId, payment, press } from './purchase';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const sdd = { method: 'sdd', package: 'p2' };
const show = (id: string) => caller.call('GET', `/api/directdebit.php?payment_id=${id}`);
const send = (payment_id: string, phone: string = debitForm.phone, headers = {}) =>
  caller.call('PUT', '/api/directdebit.php', { payment_id, phone }, headers);
const sign = (payment_id: string, otp: string, changes: object = {}, headers = {}) =>
  caller.call('POST', '/api/directdebit.php', { payment_id, otp, ...debitForm, ...changes }, headers);

describe('an order by direct debit', () => {
  it('is paid on a page of the product, never on the payment page [EN-04]', async () => {
    await caller.logIn('premium');
    const { body } = await order(caller, sdd);
    const id = String(body['payment_id']);
    expect(body['redirect_url']).toBe(`/directdebit?payment=${id}`);
    expect((await payment(caller, id)).redirect_url).toBe(`/directdebit?payment=${id}`);
    expect((await press(caller, id, 'outcome=pay')).status).toBe(404);
    expect((await payment(caller, id)).status).toBe('open');
  });

  it('shows its mandate before it is signed [SC-11]', async () => {
    await caller.logIn('premium');
    const id = await orderId(caller, sdd);
    expect((await show(id)).body).toMatchObject({
      status: 'open',
      creditor: { name: 'Vesper Example BV', address: 'Voorbeeldkade 1, Rotterdam, NL' },
      mandate_reference: `M-${id}`,
      amount: 4999,
      currency: 'EUR',
      debit_date: '2026-01-20',
      refund_weeks: 8,
    });
    expect((await show(await orderId(caller))).status).toBe(404);
    await caller.logIn('free');
    expect((await show(id)).status).toBe(404);
  });

  it('is signed once with the code, and gives the credits [SC-11]', async () => {
    await caller.logIn('free');
    const id = await orderId(caller, sdd);
    const otp = await codeFor(caller, id);
    const key = { 'Idempotency-Key': 'sign-1' };
    const first = await sign(id, otp, {}, key);
    expect(first.body).toEqual({ status: 'pending', mandate_reference: `M-${id}` });
    expect(await sign(id, otp, {}, key)).toEqual(first);
    expect((await sign(id, 'later')).body['status']).toBe('pending');
    caller.advance(2000);
    expect(await payment(caller, id)).toMatchObject({ status: 'completed', mandate_reference: `M-${id}` });
    expect(caller.account('free').credits).toBe(150);
    const mails = caller.db.outbox.filter(({ subject }) => subject === `Your SEPA mandate M-${id}`);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('2026-01-20');
    caller.advance(3 * DAY_MS);
    expect((await show(id)).body['debit_date']).toBe('2026-01-20');
  });

  it('that was dropped is signed no more', async () => {
    await caller.logIn('premium');
    const id = await orderId(caller, sdd);
    const otp = await codeFor(caller, id);
    await caller.call('DELETE', '/api/payment.php', { payment_id: id });
    expect((await sign(id, otp)).body['status']).toBe('cancelled');
    caller.advance(60_000);
    expect((await send(id)).status).toBe(404);
  });
});

describe('the code', () => {
  it('comes by text message, again after a minute [VA-08]', async () => {
    await caller.logIn('premium');
    const id = await orderId(caller, sdd);
    const key = { 'Idempotency-Key': 'code-1' };
    const first = await send(id, debitForm.phone, key);
    expect(first.body).toEqual({ sent_to: '+•• ••• •• •• 56', wait: 60 });
    expect(await send(id, debitForm.phone, key)).toEqual(first);
    expect(caller.db.outbox.at(-1)).toMatchObject({ kind: 'sms', to: debitForm.phone });
    caller.advance(20_000);
    expect(await send(id)).toMatchObject({ status: 429, headers: { 'Retry-After': '40' } });
    caller.advance(40_000);
    expect((await send(id)).status).toBe(200);
    expect(caller.db.outbox.filter(({ kind }) => kind === 'sms')).toHaveLength(2);
  });

  it.each(['', '12', 'call me', '+32 4x0 12 34 56', '1234567890123456'])(
    'does not go to %j [VA-08]',
    async (phone) => {
      await caller.logIn('premium');
      const id = await orderId(caller, sdd);
      expect(await send(id, phone)).toMatchObject({ status: 422, body: { fields: { phone: 'invalid' } } });
    },
  );

  it('works for ten minutes, and for its own order [VA-08]', async () => {
    await caller.logIn('premium');
    const id = await orderId(caller, sdd);
    const otp = await codeFor(caller, id);
    const other = await orderId(caller, sdd);
    const refused = { status: 422, body: { fields: { otp: 'invalid' } } };
    expect(await sign(id, otp === '000000' ? '000001' : '000000')).toMatchObject(refused);
    expect(await sign(other, otp)).toMatchObject(refused);
    caller.advance(600_001);
    expect(await sign(id, otp)).toMatchObject(refused);
    caller.advance(-1);
    expect((await sign(id, otp)).status).toBe(200);
  });
});

describe('the form', () => {
  it.each([
    ['BE68 5390 0754 7035', 'a wrong checksum'],
    ['BE68 5390 0754 703', 'too short a number'],
    ['BR1800360305000010009795493C1', 'a country without direct debit'],
    ['Ghent', 'a word'],
  ])('refuses the IBAN %s: %s [EN-04]', async (iban) => {
    await caller.logIn('premium');
    const id = await orderId(caller, sdd);
    expect(await sign(id, await codeFor(caller, id), { iban })).toMatchObject({
      status: 422,
      body: { fields: { iban: 'invalid' } },
    });
  });

  it('wants every field', async () => {
    await caller.logIn('premium');
    const id = await orderId(caller, sdd);
    const empty = Object.fromEntries(Object.keys(debitForm).map((name) => [name, ' ']));
    const { body } = await sign(id, '', empty);
    expect(body['fields']).toEqual(
      Object.fromEntries(['otp', ...Object.keys(debitForm)].map((name) => [name, 'required'])),
    );
  });
});

describe('who pays by direct debit', () => {
  it('is not somebody it is blocked for [ER-08]', async () => {
    await caller.logIn('blocked');
    const id = await orderId(caller, sdd);
    const refused = { status: 403, body: { error: 'sdd_blocked' } };
    expect(await show(id)).toMatchObject(refused);
    expect(await send(id)).toMatchObject(refused);
    expect(await sign(id, '123456')).toMatchObject(refused);
  });

  it('pays no more than 150.00 in 30 days [ER-09]', async () => {
    await caller.logIn('premium');
    const first = await orderId(caller, { ...sdd, package: 'p3' });
    await sign(first, await codeFor(caller, first));
    caller.advance(60_000);
    // 99.99 and 49.99 are within the limit, a cent more would not be.
    const second = await orderId(caller, sdd);
    await sign(second, await codeFor(caller, second));
    caller.advance(60_000);
    const third = await orderId(caller, { ...sdd, package: 'p0' });
    expect(await show(third)).toMatchObject({ status: 403, body: { error: 'sdd_limit' } });
    expect(await sign(third, '123456')).toMatchObject({ status: 403, body: { error: 'sdd_limit' } });
    expect((await show(first)).body['status']).toBe('completed');
    caller.advance(30 * DAY_MS);
    await caller.logIn('premium');
    expect((await show(third)).status).toBe(200);
  });
});
