/** The test payment page: its words for each way to pay, and what it keeps. */
import { beforeEach, describe, expect, it } from 'vitest';
import { PAYMENT_METHODS, type PaymentMethodCode } from '@/config/paymentMethods';
import { control } from '@mocks/control';
import { methodsOf } from '@mocks/world/prices';
import { cities } from '@mocks/world/places';
import { createCaller, type Caller } from './caller';
import { orderId, press } from './purchase';

let caller: Caller;
beforeEach(async () => {
  caller = createCaller();
  await caller.logIn('premium');
});

async function pageOf(id: string): Promise<string> {
  const answer = await control(caller.db, {
    method: 'GET',
    url: `/__mock/pay/${id}`,
    headers: new Headers(),
    cookies: {},
    body: '',
    signal: new AbortController().signal,
  });
  return typeof answer === 'string' ? '' : answer.body;
}

/** Orders by a method in a country that offers it. */
async function orderBy(method: PaymentMethodCode): Promise<string> {
  const country = Object.keys(cities).find((name) => methodsOf(name).includes(method));
  const me = caller.db.members.get('premium');
  if (me && country !== undefined) me.country = country;
  return orderId(caller, { method });
}

const methods = Object.entries(PAYMENT_METHODS).filter(([name]) => name !== 'sdd');

describe('the payment page', () => {
  it.each(methods)('asks for what %s is paid with [RT-07]', async (name, { label, family }) => {
    const method = Object.keys(PAYMENT_METHODS).find((known): known is PaymentMethodCode => known === name);
    const page = await pageOf(await orderBy(method ?? 'visa'));
    expect(page).toContain(`<dd>${label}</dd>`);
    expect(page).toContain('Test payment page, no real money.');
    // Nothing is kept unless its owner asks for it: the box is not ticked.
    expect(page.includes('<input type="checkbox" name="remember" value="yes">')).toBe(family === 'card');
    expect(page.includes('the next day')).toBe(family === 'transfer');
  });

  it('leaves the cards that are there alone when it keeps another one', async () => {
    const before = [...caller.db.cards.values()];
    for (const method of ['visa', 'paypal'] as const)
      await press(caller, await orderBy(method), 'outcome=pay&remember=yes');
    const after = [...caller.db.cards.values()];
    expect(after.slice(0, -1)).toEqual(before);
    expect(after.at(-1)).toMatchObject({ member: 'premium', brand: 'visa', declined: false });
  });

  it('cannot pay an order that is no longer open [ST-03]', async () => {
    const id = await orderBy('visa');
    await press(caller, id, 'outcome=cancel');
    expect(await pageOf(id)).toContain('This payment is cancelled.');
    expect(await pageOf(id)).not.toContain('remember');
    await press(caller, id, 'outcome=pay&remember=yes');
    expect(caller.db.payments.get(id)?.status).toBe('cancelled');
    expect(caller.db.cards.size).toBe(3);
  });
});
