/** What a member is told about a payment (spec 4). */
import { assertNever } from '@/lib/assertNever';
import type { PaymentStatus } from './model';

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
