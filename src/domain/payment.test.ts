import { describe, expect, it } from 'vitest';
import { paymentOutcome } from './payment';

describe('paymentOutcome', () => {
  it.each([
    [null, 'loading'],
    ['open', 'loading'],
    ['pending', 'pending'],
    ['completed', 'completed'],
    ['failed', 'failed'],
    ['cancelled', 'failed'],
  ] as const)('of the status %s is %s [ST-03]', (status, outcome) => {
    expect(paymentOutcome(status)).toBe(outcome);
  });

  it('fails on a status that the wire schema should have refused [ST-03]', () => {
    expect(() => {
      Reflect.apply(paymentOutcome, undefined, ['refunded']);
    }).toThrow('refunded');
  });
});
