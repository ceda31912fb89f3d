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
 * The order that waits for its payment, or for its money, to remind the buyer of.
 * @param payments of the account, in any order
 * @param now the server's time, epoch ms
 * @returns the newest of the last day; null when there is none
 */
export function openOrderOf(payments: readonly Payment[], now: number): Payment | null {
  const waiting = payments.filter(
    ({ status, created_at }) =>
      (status === 'open' || status === 'pending') && now - Date.parse(created_at) < OPEN_ORDER_MS,
  );
  return waiting.reduce<Payment | null>(
    (newest, payment) => (newest === null || payment.created_at > newest.created_at ? payment : newest),
    null,
  );
}
