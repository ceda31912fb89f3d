/** Packages, discounts and payments of the mock backend. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { packagesAnswer, paymentStartAnswer } from '@/api/wire/payment';
import { bundles, methodsOf } from '@mocks/world/prices';
import { cities } from '@mocks/world/places';
import { createCaller, NOON, type Caller } from './caller';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const packages = async () =>
  v.parse(packagesAnswer, (await caller.call('GET', '/api/packages.php')).body).packages;
const order = { package: 'p2', method: 'bancontact', return_url: '/credits/p2?from=chat' };
const start = (changes: object = {}) => caller.call('POST', '/api/payment.php', { ...order, ...changes });
const paymentId = async (changes: object = {}) =>
  v.parse(paymentStartAnswer, (await start(changes)).body).payment_id;
const statusOf = async (id: string) => (await caller.call('GET', `/api/payment.php?id=${id}`)).body['status'];

/** Presses a button of the payment page. */
async function press(id: string, outcome: string): Promise<string> {
  const { control } = await import('@mocks/control');
  const answer = await control(caller.db, {
    method: 'POST',
    url: `/__mock/pay/${id}`,
    headers: new Headers(),
    cookies: {},
    body: `outcome=${outcome}`,
    signal: new AbortController().signal,
  });
  return typeof answer === 'string' ? '' : (answer.headers['Location'] ?? '');
}

describe('prices', () => {
  it('offers four bundles, one of them popular [SC-08]', async () => {
    const offered = await packages();
    expect(offered.map(({ style, credits, price }) => [style, credits, price])).toEqual([
      ['p0', 20, 999],
      ['p1', 60, 2499],
      ['p2', 150, 4999],
      ['p3', 400, 9999],
    ]);
    expect(offered.filter(({ popular }) => popular).map(({ id }) => id)).toEqual(['p2']);
  });

  it('takes 25% off for four hours after sign-up, to the second [ST-09] [ST-10]', async () => {
    await caller.logIn('free');
    expect((await packages()).map(({ discount }) => discount?.price)).toEqual([749, 1874, 3749, 7499]);
    const { body } = await caller.call('GET', '/api/discountcode.php?welcome=true');
    expect(body['expires']).toBe(new Date(NOON + 3 * 3_600_000).toISOString());
    caller.advance(3 * 3_600_000 - 1);
    expect((await packages())[0]?.discount?.price).toBe(749);
    caller.advance(1);
    expect((await packages())[0]?.discount).toBeNull();
    expect((await caller.call('GET', '/api/discountcode.php?welcome=true')).status).toBe(404);
  });

  it('offers all 18 methods somewhere, and a method of the country [EN-04]', () => {
    expect(new Set(Object.keys(cities).flatMap((country) => methodsOf(country))).size).toBe(18);
    expect(methodsOf('PL')).toContain('blik');
    expect(bundles).toHaveLength(4);
  });
});

describe('codes', () => {
  it.each([
    ['NOSUCHCODE', 'not_found'],
    ['USED15', 'used'],
    ['OLDCODE', 'invalid'],
  ])('answers %s with %s [VA-09] [ER-10]', async (code, reason) => {
    await caller.logIn('premium');
    expect(await start({ code })).toMatchObject({ status: 422, body: { fields: { code: reason } } });
    expect(await caller.call('GET', `/api/discountcode.php?code=${code}`)).toMatchObject({ status: 422 });
  });

  it('wants the minimum order value [VA-09]', async () => {
    await caller.logIn('premium');
    expect(await start({ package: 'p0', code: 'SUMMER10' })).toMatchObject({
      body: { fields: { code: 'invalid' } },
    });
    expect((await start({ package: 'p1', code: 'SUMMER10' })).status).toBe(200);
  });

  it('uses a code up with the payment [ER-10]', async () => {
    await caller.logIn('premium');
    const id = await paymentId({ code: 'SUMMER10' });
    await press(id, 'pay');
    caller.advance(2000);
    await caller.call('GET', '/api/user.php');
    expect(caller.db.payments.get(id)?.amount).toBe(4499);
    expect(await start({ code: 'SUMMER10' })).toMatchObject({ body: { fields: { code: 'used' } } });
  });
});

describe('payment', () => {
  it('goes from open over pending to completed and adds the credits once [ST-03]', async () => {
    await caller.logIn('free');
    const id = await paymentId();
    expect(await statusOf(id)).toBe('open');
    expect(await press(id, 'pay')).toBe(`/credits/p2?from=chat&payment=${id}`);
    expect(await statusOf(id)).toBe('pending');
    await press(id, 'pay');
    caller.advance(2000);
    expect(await statusOf(id)).toBe('completed');
    await press(id, 'fail');
    caller.advance(2000);
    expect(await statusOf(id)).toBe('completed');
    expect(caller.account('free')).toMatchObject({ credits: 150, paid_user: true });
    expect(caller.db.outbox.filter(({ subject }) => subject.startsWith('Receipt'))).toHaveLength(1);
    expect((await packages())[0]?.discount).toBeNull();
  });

  it.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
    ['stay', 'pending'],
  ])('ends with %s as %s and adds nothing [ST-03]', async (outcome, status) => {
    await caller.logIn('free');
    const id = await paymentId();
    await press(id, outcome);
    caller.advance(60_000);
    expect(await statusOf(id)).toBe(status);
    expect(caller.account('free')).toMatchObject({ credits: 0, paid_user: false });
  });

  it('starts one payment for one key, whatever is lost on the way', async () => {
    await caller.logIn('free');
    await caller.call('POST', '/__mock/fault', {
      match: 'POST payment.php',
      kind: 'drop_after_commit',
      times: 2,
    });
    const key = { 'Idempotency-Key': 'order-1' };
    for (const expected of [0, 0, 200]) {
      expect((await caller.call('POST', '/api/payment.php', order, key)).status).toBe(expected);
    }
    expect(caller.db.payments.size).toBe(1);
  });

  it.each(['https://evil.example/', '//evil.example/', String.raw`/\evil.example`, 'credits'])(
    'refuses to come back to %s',
    async (return_url) => {
      await caller.logIn('free');
      expect(await start({ return_url })).toMatchObject({
        status: 422,
        body: { fields: { return_url: 'invalid' } },
      });
    },
  );

  it('charges a stored card at once, and says when it fails [ER-12]', async () => {
    await caller.logIn('premium');
    expect(await start({ method: 'visa', card: 'card-2' })).toMatchObject({
      status: 402,
      body: { error: 'card_failed' },
    });
    const id = await paymentId({ method: 'visa', card: 'card-1' });
    caller.advance(2000);
    expect(await statusOf(id)).toBe('completed');
    expect(caller.account('premium').credits).toBe(270);
  });

  it('shows a payment to its member only', async () => {
    await caller.logIn('free');
    const id = await paymentId();
    await caller.logIn('premium');
    expect(await statusOf(id)).toBeUndefined();
  });
});
