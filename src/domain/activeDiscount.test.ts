/** Which discount counts at a moment, and whether it ends with the countdown. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { discountCode } from '@tests/factories/discount';
import { activeDiscount, isOutlived } from './activeDiscount';
import { timeBonus, timeBonusEndsAt } from './timeBonus';
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

describe('the countdown of the bonus', () => {
  const bonus = discountCode({ code: 'TIMEBONUS25', value_percentage: 25 });
  const end = timeBonusEndsAt(user);
  const code = (changes: Partial<Discount>, endsIn: number | null = null): Discount => ({
    ...welcome,
    ...changes,
    expires: endsIn === null ? null : new Date(end + endsIn).toISOString(),
  });

  it('is outlived by a welcome code of the same price or a lower one, which ends later or never [ST-10]', () => {
    expect(isOutlived(bonus, end, code({}))).toBe(true);
    expect(isOutlived(bonus, end, code({}, HOUR))).toBe(true);
    expect(isOutlived(bonus, end, code({ value_percentage: 30 }))).toBe(true);
  });

  it('is true where the code ends with it, was over before, takes less off, or is not there [ST-10]', () => {
    expect(isOutlived(bonus, end, code({}, 0))).toBe(false);
    expect(isOutlived(bonus, end, code({}, 1_000))).toBe(false);
    expect(isOutlived(bonus, end, code({}, -HOUR))).toBe(false);
    expect(isOutlived(bonus, end, code({ expired: true }))).toBe(false);
    expect(isOutlived(bonus, end, code({ value_percentage: 10 }))).toBe(false);
    expect(isOutlived(bonus, end, null)).toBe(false);
  });

  it('is never shown before a price that is the same after it [ST-10]', () => {
    const codes = fc.record({
      value_percentage: fc.integer({ min: 1, max: 90 }),
      expired: fc.boolean(),
      endsIn: fc.option(fc.integer({ min: -5 * HOUR, max: 40 * HOUR })),
    });
    fc.assert(
      fc.property(codes, fc.integer({ min: 1_001, max: 50 * HOUR }), ({ endsIn, ...drawn }, later) => {
        const own = code(drawn, endsIn);
        const after = activeDiscount(null, own, end + later)?.value_percentage ?? 0;
        expect(!isOutlived(bonus, end, own) && after >= bonus.value_percentage).toBe(false);
      }),
    );
  });
});
