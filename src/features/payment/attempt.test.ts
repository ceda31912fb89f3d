// @vitest-environment jsdom
/** The key of an attempt, and what this tab keeps of it. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SESSION_KEYS } from '@/config/storageKeys';
import { attemptFor, NO_PURCHASE, readPurchase, writePurchase } from './attempt';
import type { Attempt, Order } from './attempt';

const order: Order = { package: 'p2', method: 'ideal', code: 'TIMEBONUS25' };
const attempt: Attempt = { ...order, user: 'u1', key: 'key-1', payment_id: 'pay-1' };
const fresh = () => 'key-new';

describe('the attempt to go on with [ST-03]', () => {
  it('is the stored one for the same order: one charge', () => {
    expect(attemptFor(order, 'u1', attempt, fresh)).toBe(attempt);
  });

  it.each([
    ['package', { ...order, package: 'p3' }, 'u1'],
    ['method', { ...order, method: 'paypal' }, 'u1'],
    ['code', { ...order, code: null }, 'u1'],
    ['member', order, 'u2'],
  ] as const)('is a new one for another %s', (_, other, user) => {
    expect(attemptFor(other, user, attempt, fresh)).toEqual({
      ...other,
      user,
      key: 'key-new',
      payment_id: null,
    });
  });
});

describe('what the tab keeps [ST-03]', () => {
  it('survives a reload', () => {
    const purchase = { attempt, next: '/chats/c1' };
    writePurchase(purchase);
    expect(readPurchase()).toEqual(purchase);
  });

  it('leaves no trace when there is nothing', () => {
    writePurchase({ attempt, next: null });
    writePurchase(NO_PURCHASE);
    expect(sessionStorage.getItem(SESSION_KEYS.openPayment)).toBeNull();
  });

  it('counts as nothing when it is anything else', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        sessionStorage.setItem(SESSION_KEYS.openPayment, text);
        expect(readPurchase()).toEqual(NO_PURCHASE);
      }),
    );
  });
});
