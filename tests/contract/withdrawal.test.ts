/** Withdrawing from a purchase: how long, what comes back, and what is left then. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createCaller, NOON, type Caller } from './caller';
import { buy, DAY_MS, ledger, orderId, payment } from './purchase';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const by = { name: 'Jonas Peeters', email: 'jonas@example.test' };
const withdraw = (payment_id: string, changes: object = {}) =>
  caller.call('POST', '/api/withdrawal.php', { payment_id, ...by, ...changes });
/** Spends credits on gifts, the cheapest of which costs 5. */
const give = async (times: number) => {
  for (let count = 0; count < times; count += 1)
    await caller.call('POST', '/api/gift.php', { profile: 'elena', gift: 'rose' });
};

describe('the offer to withdraw', () => {
  it('stands for 14 days from the purchase on [CO-08]', async () => {
    await caller.logIn('premium');
    const id = await buy(caller);
    const until = NOON + 2000 + 14 * DAY_MS;
    expect((await payment(caller, id)).withdrawal).toEqual({
      until: new Date(until).toISOString(),
      used_credits: 0,
      used_amount: 0,
      refund: 2499,
    });
    caller.advance(until - NOON - 2000 - 1);
    expect((await payment(caller, id)).withdrawal).not.toBeNull();
    caller.advance(1);
    expect((await payment(caller, id)).withdrawal).toBeNull();
    expect(await withdraw(id)).toMatchObject({ status: 403, body: { error: 'withdrawal_over' } });
  });

  it('is there for what was bought a week ago, not for what was bought long before', async () => {
    await caller.logIn('premium');
    expect(await payment(caller, 'pay-premium-2')).toMatchObject({
      credits: 150,
      withdrawal: { used_credits: 30, used_amount: 0, refund: 4999 },
    });
    expect((await payment(caller, 'pay-premium-1')).withdrawal).toBeNull();
  });

  it.each(['US', 'CA', 'AU', 'NZ', 'CH'])('is not made in %s', async (country) => {
    await caller.logIn('premium');
    const me = caller.db.members.get('premium');
    if (me) me.country = country;
    const id = await buy(caller, { method: 'visa' });
    expect((await payment(caller, id)).withdrawal).toBeNull();
  });

  it('counts what was used, which costs only those who asked to start at once', async () => {
    await caller.logIn('empty');
    const waits = await buy(caller);
    await give(3);
    expect((await payment(caller, waits)).withdrawal).toMatchObject({
      used_credits: 15,
      used_amount: 0,
      refund: 2499,
    });
    const starts = await buy(caller, { start_now: true });
    // What was bought last is spent last: these come out of the first purchase.
    await give(9);
    expect((await payment(caller, waits)).withdrawal?.used_credits).toBe(60);
    expect((await payment(caller, starts)).withdrawal?.used_credits).toBe(0);
    await give(1);
    // 24.99 for 60 credits: five of them are 2.0825, rounded in the buyer's favour.
    expect((await payment(caller, starts)).withdrawal).toMatchObject({
      used_credits: 5,
      used_amount: 208,
      refund: 2291,
    });
  });
});

describe('a withdrawal', () => {
  it('takes the unused credits back and leaves a receipt, once [RT-15]', async () => {
    await caller.logIn('free');
    const id = await buy(caller, { start_now: true });
    await give(2);
    caller.advance(DAY_MS);
    const first = await withdraw(id);
    expect(first.body).toMatchObject({
      status: 'completed',
      withdrawal: null,
      withdrawn: {
        reference: caller.db.payments.get(id)?.withdrawn?.reference,
        withdrawn_at: new Date(NOON + DAY_MS + 2000).toISOString(),
        ...by,
        used_credits: 10,
        used_amount: 312,
        refund: 1562,
      },
    });
    expect(caller.account('free')).toMatchObject({ credits: 0, paid_user: false });
    caller.advance(1000);
    expect((await withdraw(id, { name: 'Somebody else' })).body).toEqual(first.body);
    expect(caller.account('free').credits).toBe(0);
    expect(caller.db.outbox.filter(({ subject }) => subject.startsWith('Your withdrawal'))).toHaveLength(1);
    expect((await ledger(caller)).rows[0]).toMatchObject({ kind: 'withdrawal', credits: -50, balance: 0 });
  });

  it('does not bring the discount of the first purchase back [ST-10]', async () => {
    await caller.logIn('free');
    await withdraw(await buy(caller));
    expect((await caller.call('GET', '/api/discountcode.php?welcome=true')).status).toBe(404);
    // The client makes the time bonus itself, and could not know this from `paid_user` alone.
    const { body } = await caller.call('GET', '/api/user.php');
    expect(body).toMatchObject({ user: { paid_user: false, has_bought: true } });
  });

  it('leaves premium to somebody who has bought something else', async () => {
    await caller.logIn('premium');
    await withdraw('pay-premium-2');
    expect(caller.account('premium')).toMatchObject({ credits: 0, paid_user: true });
  });

  it('wants a name and an e-mail', async () => {
    await caller.logIn('premium');
    expect(await withdraw('pay-premium-2', { name: ' ', email: '' })).toMatchObject({
      status: 422,
      body: { fields: { name: 'required', email: 'required' } },
    });
    expect(await withdraw('pay-premium-2', { email: 'nobody' })).toMatchObject({
      body: { fields: { email: 'invalid' } },
    });
  });

  it('is for what was paid, by its buyer', async () => {
    await caller.logIn('premium');
    expect((await withdraw(await orderId(caller))).status).toBe(403);
    await caller.logIn('free');
    expect((await withdraw('pay-premium-2')).status).toBe(404);
  });
});
