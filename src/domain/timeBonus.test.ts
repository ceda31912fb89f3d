import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeDiscount, mayOfferTimeBonus, timeBonus, timeBonusEndsAt } from './timeBonus';
import type { Discount } from './model';

const signup_date = '2026-11-21T08:00:00Z';
const signedUpAt = Date.parse(signup_date);
const HOUR = 3_600_000;
const user = { signup_date, paid_user: false };
const welcome: Discount = {
  code: 'WELCOME25',
  country: 'NL',
  user_id: null,
  expires: null,
  value_percentage: 25,
  currency: 'EUR',
  minimum_order_value: 1_000,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: null,
};

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

describe('activeDiscount', () => {
  const bonus = timeBonus(user, signedUpAt);

  it('is the time bonus if present, otherwise the welcome code, never both [ST-10]', () => {
    expect(activeDiscount(bonus, welcome)).toBe(bonus);
    expect(activeDiscount(bonus, null)).toBe(bonus);
    expect(activeDiscount(null, welcome)).toBe(welcome);
    expect(activeDiscount(null, null)).toBeNull();
  });

  it('does not outlive the deadline of the welcome code [ST-10]', () => {
    expect(activeDiscount(null, { ...welcome, expired: true })).toBeNull();
    const ending = { ...welcome, expires: '2026-11-21T12:00:00Z' };
    const end = Date.parse(ending.expires);
    expect(activeDiscount(null, ending, end - 1)).toBe(ending);
    expect(activeDiscount(null, ending, end)).toBeNull();
    expect(activeDiscount(null, welcome, end)).toBe(welcome);
  });
});

describe('the choice of the discount', () => {
  const end = timeBonusEndsAt(user);
  const code = fc.record({
    value_percentage: fc.integer({ min: 1, max: 90 }),
    expired: fc.boolean(),
    expires: fc.option(fc.constantFrom(end - 1, end, end + HOUR)),
  });

  it('is one or none, the bonus before the code, and never one that is over [ST-10]', () => {
    fc.assert(
      fc.property(
        fc.option(code),
        fc.integer({ min: -HOUR, max: 5 * HOUR }),
        fc.boolean(),
        (drawn, age, paid_user) => {
          const now = signedUpAt + age;
          const bonus = timeBonus({ signup_date, paid_user }, now);
          const expires = drawn?.expires ?? null;
          const own = drawn && {
            ...welcome,
            ...drawn,
            expires: expires === null ? null : new Date(expires).toISOString(),
          };
          const chosen = activeDiscount(bonus, own, now);
          const isGood = own !== null && !own.expired && now < (expires ?? Infinity);
          expect(chosen).toBe(bonus ?? (isGood ? own : null));
          // The same price must not go on when the countdown is over.
          const mustBeOver = age >= 4 * HOUR && (expires ?? Infinity) <= end;
          expect(mustBeOver && chosen !== null).toBe(false);
        },
      ),
    );
  });
});

describe('mayOfferTimeBonus', () => {
  const state = { loggedIn: true, credits: 0, bonus: welcome, dismissedAt: null };

  it('asks for a log-in, no credits, a bonus, and no earlier dismissal [ST-07]', () => {
    expect(mayOfferTimeBonus(state)).toBe(true);
    expect(mayOfferTimeBonus({ ...state, loggedIn: false })).toBe(false);
    expect(mayOfferTimeBonus({ ...state, credits: 1 })).toBe(false);
    expect(mayOfferTimeBonus({ ...state, bonus: null })).toBe(false);
    expect(mayOfferTimeBonus({ ...state, dismissedAt: 0 })).toBe(false);
  });
});
