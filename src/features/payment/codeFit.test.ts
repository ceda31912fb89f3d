/** The conditions of a discount code. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Discount } from '@/domain/model';
import { codeMisfit } from './codeFit';
import type { CodeMisfit } from './codeFit';
import { discountCode as code } from '@tests/factories/discount';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const order = (price = 2_499) =>
  ({ pkg: { price, currency: 'EUR' }, method: 'ideal', country: 'NL', now: NOW }) as const;

describe('a discount code', () => {
  it('without conditions counts for every order [VA-09]', () => {
    fc.assert(fc.property(fc.nat(100_000), (price) => codeMisfit(code(), order(price)) === null));
  });

  it('counts from its minimum order value on, to the cent, by the full price [VA-09]', () => {
    fc.assert(
      fc.property(fc.nat(20_000), fc.nat(20_000), (price, minimum) => {
        const misfit = codeMisfit(code({ minimum_order_value: minimum }), order(price));
        expect(misfit).toEqual(
          price < minimum ? { reason: 'minimum_order_value', minimum, currency: 'EUR' } : null,
        );
      }),
    );
  });

  const conditions: [string, Partial<Discount>, CodeMisfit][] = [
    ['in its own country only', { country: 'BE' }, { reason: 'country', country: 'BE' }],
    ['not after its end', { expires: '2026-03-01T12:00:00Z' }, { reason: 'expired' }],
    ['not once the server has ended it', { expired: true }, { reason: 'expired' }],
    [
      'with its own methods only',
      { paymentmethods: ['paypal'] },
      { reason: 'paymentmethods', methods: ['paypal'] },
    ],
  ];
  it.each(conditions)('counts %s [VA-09]', (_, condition, misfit) => {
    expect(codeMisfit(code(condition), order())).toEqual(misfit);
  });

  it('counts where all its conditions are met [VA-09]', () => {
    const strict = code({
      country: 'NL',
      expires: '2026-03-01T12:00:01Z',
      minimum_order_value: 2_499,
      paymentmethods: ['ideal', 'sdd'],
    });
    expect(codeMisfit(strict, order())).toBeNull();
  });
});
