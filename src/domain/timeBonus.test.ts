import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { activeDiscount, countdown, mayOfferTimeBonus, timeBonus, timeBonusEndsAt } from './timeBonus';
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
});

describe('countdown', () => {
  it('shows hours, minutes and seconds, zero only when it is over [ST-09]', () => {
    expect(countdown(4 * HOUR, 0)).toEqual({ hours: '04', minutes: '00', seconds: '00' });
    expect(countdown(4 * HOUR, 1_000)).toEqual({ hours: '03', minutes: '59', seconds: '59' });
    expect(countdown(61_001, 0)).toEqual({ hours: '00', minutes: '01', seconds: '02' });
    expect(countdown(1, 0)).toEqual({ hours: '00', minutes: '00', seconds: '01' });
    expect(countdown(0, 0)).toEqual({ hours: '00', minutes: '00', seconds: '00' });
    expect(countdown(Number.NaN, 0)).toEqual({ hours: '00', minutes: '00', seconds: '00' });
  });

  it('has two digits each, is within a second of the truth, and never rises as time passes [ST-09]', () => {
    const seconds = (end: number, now: number) => {
      const shown = countdown(end, now);
      for (const digits of [shown.hours, shown.minutes, shown.seconds]) expect(digits).toMatch(/^\d\d$/);
      return Number(shown.hours) * 3_600 + Number(shown.minutes) * 60 + Number(shown.seconds);
    };
    fc.assert(
      fc.property(fc.integer({ min: -200 * HOUR, max: 200 * HOUR }), fc.nat(HOUR), (left, passed) => {
        const before = seconds(signedUpAt + left, signedUpAt);
        expect(seconds(signedUpAt + left, signedUpAt + passed)).toBeLessThanOrEqual(before);
        const truth = Math.min(Math.max(0, left / 1_000), 359_999);
        expect(Math.abs(before - truth)).toBeLessThanOrEqual(1);
      }),
    );
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
