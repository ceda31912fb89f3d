/** The sum of an order with and without codes. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CreditPackage } from '@/domain/model';
import { discountCode } from '@tests/factories/discount';
import { orderPrice } from './orderPrice';

const pkg: CreditPackage = {
  id: 'p2',
  style: 'p2',
  credits: 150,
  price: 4_999,
  currency: 'EUR',
  discount: null,
  popular: true,
  methods: ['ideal'],
};
const discounted: CreditPackage = {
  ...pkg,
  discount: { code: 'TIMEBONUS25', price: 3_749, value_percentage: 25 },
};
const code = (value_percentage: number) => discountCode({ code: 'SPRING', value_percentage });

describe('the sum of an order [ST-10]', () => {
  it('is the full price without a discount', () => {
    expect(orderPrice(pkg, null)).toMatchObject({ total: 4_999, code: null, percentage: null });
  });

  it('is the price that the server gave with the discount', () => {
    expect(orderPrice(discounted, null)).toMatchObject({ total: 3_749, code: 'TIMEBONUS25', kept: false });
  });

  it('takes a better code in place of the discount', () => {
    expect(orderPrice(discounted, code(50))).toMatchObject({ total: 2_499, code: 'SPRING', percentage: 50 });
  });

  it('keeps the discount against a code that is no better, and says so', () => {
    expect(orderPrice(discounted, code(10))).toMatchObject({ total: 3_749, code: 'TIMEBONUS25', kept: true });
  });

  it('never adds two discounts up, never exceeds the full price, and is whole cents', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.integer({ min: 0, max: 100 }),
        fc.integer({ min: 0, max: 100 }),
        (price, own, typed) => {
          const part = (percent: number) => Math.floor((price * (100 - percent)) / 100);
          const mine = { code: 'OWN', price: part(own), value_percentage: own };
          const { total } = orderPrice({ ...pkg, price, discount: mine }, code(typed));
          expect(total).toBe(Math.min(part(own), part(typed)));
          expect(total).toBeLessThanOrEqual(price);
        },
      ),
    );
  });
});
