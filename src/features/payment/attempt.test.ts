// @vitest-environment jsdom
/** What the browser keeps of an attempt. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { accountKey } from '@/config/storageKeys';
import { makePayment } from '@tests/factories/order';
import { dropAttempt, isOrderOf, readAttempt, sameOrder, writeAttempt } from './attempt';
import type { Attempt } from './attempt';

const attempt: Attempt = {
  package: 'p2',
  method: 'ideal',
  code: 'TIMEBONUS25',
  card: null,
  start_now: false,
  user: 'u1',
  key: 'key-1',
  return_url: '/credits/p2/ideal',
  began_at: 1_000,
  payment_id: 'pay-1',
  shown: false,
};

afterEach(() => {
  localStorage.clear();
});

describe('the same order [ST-03]', () => {
  it('has the same package, method, code, card and time of its start', () => {
    expect(sameOrder(attempt, { ...attempt })).toBe(true);
  });

  it.each([
    { package: 'p3' },
    { method: 'paypal' },
    { code: null },
    { card: 'c1' },
    { start_now: true },
  ] as const)('is not one with %j', (changes) => {
    expect(sameOrder(attempt, { ...attempt, ...changes })).toBe(false);
  });
});

describe('the order of an attempt [ST-03]', () => {
  const order = makePayment({ created_at: new Date(1_000).toISOString() });

  it('has its id', () => {
    expect(isOrderOf(attempt, { ...order, package: 'p3' })).toBe(true);
    expect(isOrderOf(attempt, { ...order, payment_id: 'pay-2' })).toBe(false);
  });

  it.each([
    [{}, true],
    [{ created_at: new Date(9_000).toISOString() }, true],
    [{ package: 'p3' }, false],
    [{ method: 'paypal' }, false],
    [{ created_at: new Date(-1_000).toISOString() }, false],
  ] as const)('is known by what was ordered and when while there is none: %j', (changes, expected) => {
    expect(isOrderOf({ ...attempt, payment_id: null }, { ...order, ...changes })).toBe(expected);
  });
});

describe('what the browser keeps [ST-03]', () => {
  it('survives a reload, for its own account', () => {
    expect(writeAttempt('u1', attempt)).toBe(true);
    expect(readAttempt('u1')).toEqual(attempt);
    expect(readAttempt('u2')).toBeNull();
  });

  it('is never that of another account', () => {
    writeAttempt('u2', attempt);
    expect(readAttempt('u2')).toBeNull();
  });

  it('leaves no trace when there is nothing', () => {
    writeAttempt('u1', attempt);
    dropAttempt('u1', attempt.key);
    expect(localStorage).toHaveLength(0);
  });

  it('counts as nothing when it is anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        localStorage.setItem(accountKey('payment', 'u1'), text);
        expect(readAttempt('u1')).toBeNull();
      }),
    );
  });
});
