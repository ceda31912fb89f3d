/** The order of the payment methods. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/config/countries';
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import { usualMethod } from '@/domain/pricing';
import { isPaymentMethod } from './isPaymentMethod';
import { inUsualOrder } from './methodOrder';

const ALL = Object.keys(PAYMENT_METHODS).filter((code) => isPaymentMethod(code));

describe('the ways to pay', () => {
  it('are 18 [EN-04]', () => {
    expect(ALL).toHaveLength(18);
  });

  it('begin with the usual one, and none is lost or doubled [EN-04]', () => {
    fc.assert(
      fc.property(fc.subarray(ALL), fc.constantFrom(...COUNTRIES, 'XX'), (methods, country) => {
        const ordered = inUsualOrder(methods, country);
        expect(ordered[0] ?? null).toBe(usualMethod(methods, country));
        expect([...ordered].sort()).toEqual([...methods].sort());
      }),
    );
  });

  it('follow the habits of the country, then the server [EN-04]', () => {
    expect(inUsualOrder(['visa', 'sdd', 'giropay', 'paypal', 'paysafecard'], 'DE')).toEqual([
      'paypal',
      'sdd',
      'giropay',
      'visa',
      'paysafecard',
    ]);
  });

  it('stand together by their kind: all cards in one place [EN-04]', () => {
    expect(
      inUsualOrder(['ideal', 'sdd', 'bancontact', 'maestro', 'paypal', 'sct', 'creditcard', 'visa'], 'BE'),
    ).toEqual(['bancontact', 'creditcard', 'maestro', 'visa', 'paypal', 'ideal', 'sdd', 'sct']);
  });

  it.each([undefined, '', 'cash', 'toString', '__proto__'])('do not include %j', (code) => {
    expect(isPaymentMethod(code)).toBe(false);
  });
});
