import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreditPackage } from './model';
import {
  bestPerCredit,
  effectivePrice,
  messagesFor,
  pricePerCredit,
  priorPrice,
  usualMethod,
  withoutDiscount,
} from './pricing';

describe('pricePerCredit', () => {
  it('divides the price, in minor units [SC-08] [BX-05]', () => {
    expect(pricePerCredit(1_999, 100)).toBe(19.99);
    expect(pricePerCredit(1_999, 0)).toBeNull();
  });
});

describe('effectivePrice', () => {
  it('is the discounted price where there is one [SC-08] [ST-10]', () => {
    expect(effectivePrice({ price: 2_000, discount: null })).toBe(2_000);
    expect(
      effectivePrice({ price: 2_000, discount: { code: 'TIMEBONUS25', price: 1_500, value_percentage: 25 } }),
    ).toBe(1_500);
  });

  it('never rises above the full price [ST-10]', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(200_000), (price, discounted) => {
        const discount = { code: 'X', price: discounted, value_percentage: 25 };
        expect(effectivePrice({ price, discount })).toBeLessThanOrEqual(price);
      }),
    );
  });
});

describe('priorPrice', () => {
  const discount = { code: 'TIMEBONUS25', price: 1_500, value_percentage: 25 };

  it('is the one that the server says was charged, never one of our own making [SC-08]', () => {
    expect(priorPrice({ price: 2_000, discount: { ...discount, prior_price: 2_000 } })).toBe(2_000);
    expect(priorPrice({ price: 2_000, discount })).toBeNull();
    expect(priorPrice({ price: 2_000, discount: { ...discount, prior_price: null } })).toBeNull();
    expect(priorPrice({ price: 2_000, discount: null })).toBeNull();
  });

  it('is always above what is paid now [SC-08] [BX-14]', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), fc.nat(100_000), (price, now, prior_price) => {
        const pkg = { price, discount: { ...discount, price: now, prior_price } };
        expect(priorPrice(pkg) ?? Infinity).toBeGreaterThan(effectivePrice(pkg));
      }),
    );
  });
});

describe('bestPerCredit', () => {
  const pkg = (id: string, credits: number, price: number, reduced?: number) => ({
    id,
    credits,
    price,
    discount: reduced === undefined ? null : { code: 'X', price: reduced, value_percentage: 25 },
  });

  it('is the package whose credits cost least by what is really paid [SC-08]', () => {
    expect(bestPerCredit([pkg('a', 20, 1_000), pkg('b', 100, 2_500), pkg('c', 50, 2_000)])).toBe('b');
    expect(bestPerCredit([pkg('a', 20, 1_000, 400), pkg('b', 100, 2_500)])).toBe('a');
  });

  it('is none where nothing is the best: two alike, one alone, one without credits [SC-08]', () => {
    expect(bestPerCredit([pkg('a', 20, 1_000), pkg('b', 40, 2_000)])).toBeNull();
    expect(bestPerCredit([pkg('a', 20, 1_000)])).toBeNull();
    expect(bestPerCredit([pkg('a', 20, 1_000), pkg('b', 0, 1)])).toBeNull();
    expect(bestPerCredit([])).toBeNull();
  });
});

describe('messagesFor', () => {
  it('counts whole messages only [SC-08] [BX-05]', () => {
    expect(messagesFor(20, 3)).toBe(6);
    expect(messagesFor(2, 3)).toBe(0);
    expect(messagesFor(20, 0)).toBeNull();
  });
});

describe('withoutDiscount', () => {
  it('takes off the discount that has ended and no other [ST-10]', () => {
    const pkg: CreditPackage = {
      id: 'p0',
      style: 'p0',
      credits: 20,
      price: 2_000,
      currency: 'EUR',
      discount: { code: 'TIMEBONUS25', price: 1_500, value_percentage: 25, prior_price: 2_000 },
      popular: false,
      methods: [],
    };
    const packages = [pkg];
    expect(withoutDiscount(packages, 'TIMEBONUS25').map((one) => effectivePrice(one))).toEqual([2_000]);
    expect(withoutDiscount(packages, 'OTHER').map((one) => effectivePrice(one))).toEqual([1_500]);
  });
});

describe('usualMethod', () => {
  it('picks what the country usually takes, among the methods offered [EN-04]', () => {
    expect(usualMethod(['paypal', 'ideal', 'visa'], 'NL')).toBe('ideal');
    expect(usualMethod(['paypal', 'ideal', 'visa'], 'DE')).toBe('paypal');
    expect(usualMethod(['prezelewy24', 'visa'], 'PL')).toBe('prezelewy24');
  });

  it('takes the first offered where the country has no favourite among them, none where none is offered [EN-04]', () => {
    expect(usualMethod(['eps', 'visa'], 'NL')).toBe('eps');
    expect(usualMethod(['eps', 'visa'], 'SE')).toBe('eps');
    expect(usualMethod([], 'NL')).toBeNull();
  });
});
