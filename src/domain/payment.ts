/** What a member is told about a payment (spec 4). */
import { assertNever } from '@/lib/assertNever';
import type { Payment, PaymentStatus } from './model';

export type PaymentOutcome = 'loading' | 'pending' | 'completed' | 'failed';

/**
 * Maps the server's status to the screen.
 * @param status null while the first answer is awaited
 * @returns 'failed' for a cancelled payment too: both offer another method
 */
export function paymentOutcome(status: PaymentStatus | null): PaymentOutcome {
  switch (status) {
    case null:
    case 'open':
      return 'loading';
    case 'pending':
      return 'pending';
    case 'completed':
      return 'completed';
    case 'failed':
    case 'cancelled':
      return 'failed';
    default:
      return assertNever(status);
  }
}

/** An order that is older is no reminder any more. */
const OPEN_ORDER_MS = 24 * 3_600_000;

/**
 * The orders that wait for their payment, or for their money.
 * @param payments of the account, in any order
 * @param now the server's time, epoch ms
 * @returns those of the last day, the newest first
 */
export const waitingOrders = (payments: readonly Payment[], now: number): Payment[] =>
  payments
    .filter(
      ({ status, created_at }) =>
        (status === 'open' || status === 'pending') && now - Date.parse(created_at) < OPEN_ORDER_MS,
    )
    .sort((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));

/** The order to remind the buyer of: the newest that waits; null when there is none. The parameters are those of waitingOrders. */
export const openOrderOf = (payments: readonly Payment[], now: number): Payment | null =>
  waitingOrders(payments, now)[0] ?? null;
