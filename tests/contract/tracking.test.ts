/** Where a member came from, as the mock backend keeps it with the account and with every purchase. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createCaller, type Caller } from './caller';
import { order } from './purchase';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const first = {
  network: 'lamp',
  ref: null,
  sub1: 'a',
  sub2: null,
  sub3: null,
  lander: 'video/she-nl',
  variant: 'b',
};
const later = { ...first, network: 'other', lander: null, variant: null };
const newcomer = {
  email: 'ada@example.test',
  name: 'Ada',
  password: 'long-walks-42',
  date_of_birth: '1990-06-01',
  gender: 'female',
  looking_for: 'male',
  language: 'en',
};
const payments = () => [...caller.db.payments.values()];

describe('where a member came from', () => {
  it('stays with the account and is told of each purchase [BX-12] [BX-15]', async () => {
    const { status } = await caller.call('POST', '/api/signup.php', { ...newcomer, tracking: first });
    expect(status).toBe(200);
    expect((await order(caller, { tracking: later })).status).toBe(200);
    expect(payments().at(-1)?.tracking).toEqual(first);
    const state = await caller.call('GET', '/__mock/state');
    expect(state.body['user']).toMatchObject({ tracking: first, payments: [{ tracking: first }] });
  });

  it('may come with the purchase alone [BX-12]', async () => {
    await caller.logIn('premium');
    await order(caller, { tracking: later });
    expect(payments().at(-1)?.tracking).toEqual(later);
    await order(caller);
    expect(payments().at(-1)?.tracking).toBeNull();
  });

  it('opens the sign-up by its source, not by the lander [ST-19]', async () => {
    caller.db.settings.signups = 'with_trafficsource';
    const tracking = { ...first, network: null };
    expect((await caller.call('POST', '/api/signup.php', { ...newcomer, tracking })).status).toBe(403);
    expect((await caller.call('POST', '/api/signup.php', { ...newcomer, tracking: first })).status).toBe(200);
  });

  it('is refused where it is of another kind [BX-12]', async () => {
    const tracking = { ...first, variant: 'c' };
    const answer = await caller.call('POST', '/api/signup.php', { ...newcomer, tracking });
    expect(answer).toMatchObject({ status: 422, body: { error: 'validation' } });
  });
});
