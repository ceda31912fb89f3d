import { describe, expect, it } from 'vitest';
import { discountCode } from '@tests/factories/discount';
import { mayOfferTimeBonus, timeBonus, timeBonusEndsAt } from './timeBonus';

const signup_date = '2026-11-21T08:00:00Z';
const signedUpAt = Date.parse(signup_date);
const HOUR = 3_600_000;
const user = { signup_date, paid_user: false };

describe('timeBonus', () => {
  it('is exactly the object of the product, all 11 fields [EN-05]', () => {
    expect(timeBonus(user, signedUpAt)).toEqual({
      code: 'TIMEBONUS25',
      country: null,
      user_id: null,
      expires: null,
      value_percentage: 25.0,
      currency: null,
      minimum_order_value: null,
      status: 'active',
      validity: 'once-per-user',
      expired: false,
      paymentmethods: null,
    });
  });

  it('lasts until 14400 s after sign-up, not a millisecond longer [ST-09]', () => {
    expect(timeBonusEndsAt(user)).toBe(signedUpAt + 4 * HOUR);
    expect(timeBonus(user, signedUpAt + 4 * HOUR - 1)).not.toBeNull();
    expect(timeBonus(user, signedUpAt + 4 * HOUR)).toBeNull();
  });

  it('is not for visitors, paid members, or a date that cannot be read [ST-08] [ST-09]', () => {
    expect(timeBonus(null, signedUpAt)).toBeNull();
    expect(timeBonus({ ...user, paid_user: true }, signedUpAt)).toBeNull();
    expect(timeBonus({ ...user, signup_date: 'yesterday' }, signedUpAt)).toBeNull();
  });

  it('is for a first purchase: not for who has withdrawn from one [ST-09] [BX-23]', () => {
    expect(timeBonus({ ...user, has_bought: true }, signedUpAt)).toBeNull();
    expect(timeBonus({ ...user, has_bought: false }, signedUpAt)).not.toBeNull();
  });
});

describe('mayOfferTimeBonus', () => {
  const state = { loggedIn: true, credits: 0, bonus: discountCode(), dismissedAt: null };

  it('asks for a log-in, no credits, a bonus, and no earlier dismissal [ST-07]', () => {
    expect(mayOfferTimeBonus(state)).toBe(true);
    expect(mayOfferTimeBonus({ ...state, loggedIn: false })).toBe(false);
    expect(mayOfferTimeBonus({ ...state, credits: 1 })).toBe(false);
    expect(mayOfferTimeBonus({ ...state, bonus: null })).toBe(false);
    expect(mayOfferTimeBonus({ ...state, dismissedAt: 0 })).toBe(false);
  });
});
