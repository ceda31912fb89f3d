/** Which of its faces the payment page shows (spec 4). */
import type { Failure } from '@/api/failure';
import { isRefusal } from '@/api/isRefusal';
import type { Payment } from '@/domain/model';
import { paymentOutcome } from '@/domain/payment';

/** `open`: the buyer came back without paying; `unreachable`: nobody could say how it went; `unknown`: no such payment. */
export type PaymentView =
  | 'loading'
  | 'open'
  | 'pending'
  | 'completed'
  | 'withdrawn'
  | 'failed'
  | 'unreachable'
  | 'unknown';

/** How long an order may still be open after the return before the page says so: the news may be on its way. */
const OPEN_PATIENCE_MS = 4_000;

/**
 * @param payment the server's last word, undefined before the first
 * @param failure of the last question, null when it was answered
 * @param waited how long the page has been asking, in milliseconds
 */
export function paymentView(
  payment: Payment | undefined,
  failure: Failure | null,
  waited: number,
): PaymentView {
  if (payment === undefined) {
    if (failure === null) return 'loading';
    // Whoever asked too often knows no more of the payment than before.
    return isRefusal(failure) ? 'unknown' : 'unreachable';
  }
  if (payment.status === 'open' && waited >= OPEN_PATIENCE_MS) return 'open';
  // Paid too, but that is not what counts any more.
  return payment.withdrawn ? 'withdrawn' : paymentOutcome(payment.status);
}

/** @returns true for an order that a stored card was to pay, and could not (ER-12); any other failure is of no one kind */
export const isCardFailure = (payment: Payment | undefined): boolean =>
  payment?.status === 'failed' && Boolean(payment.card);
