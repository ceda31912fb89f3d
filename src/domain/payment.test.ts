import { describe, expect, it } from 'vitest';
import type { Payment, PaymentStatus } from './model';
import { openOrderOf, paymentOutcome } from './payment';

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

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR_MS = 3_600_000;
const ordered = (status: PaymentStatus, hoursAgo: number): Payment => ({
  payment_id: `${status} ${hoursAgo}`,
  status,
  package: 'p2',
  credits: 150,
  amount: 3_749,
  currency: 'EUR',
  method: 'ideal',
  created_at: new Date(NOW - hoursAgo * HOUR_MS).toISOString(),
});

describe('openOrderOf', () => {
  it.each([
    ['nothing', [], undefined],
    ['what has ended', [ordered('completed', 1), ordered('failed', 2), ordered('cancelled', 3)], undefined],
    ['one from yesterday', [ordered('open', 24)], undefined],
    ['one that waits', [ordered('completed', 1), ordered('pending', 23)], 'pending 23'],
    ['several that wait', [ordered('open', 5), ordered('open', 2), ordered('pending', 9)], 'open 2'],
  ] as const)('of %s [ST-03]', (_, payments, expected) => {
    expect(openOrderOf(payments, NOW)?.payment_id).toBe(expected);
  });
});
