import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effectivePrice, pricePerCredit, usualMethod } from './pricing';

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
