/** Whether a press is answered by an order that is paid already, instead of by another one. */
import type { Payment } from '@/domain/model';
import { paymentOutcome } from '@/domain/payment';
import { isOldNews } from './attempt';
import type { Attempt } from './attempt';
import type { Outcome, Till } from './wish';

/**
 * Money that is under way is never asked for twice. Whoever has seen that an order is under way, and presses again when it
 * has arrived, wants another one; and so does whoever was known to have paid, and comes days later.
 * @param same the press is for just this order
 * @param now by the server's clock, epoch ms
 */
export function isNews(order: Payment, attempt: Attempt, same: boolean, now: number): boolean {
  const { shown, paid } = attempt;
  const outcome = paymentOutcome(order.status);
  return outcome === 'pending'
    ? same || !shown
    : outcome === 'completed' && !shown && !(paid === true && isOldNews(attempt, now));
}

/** Leads to how the order stands; nothing is paid. */
export function showOrder({ payment_id }: Payment, attempt: Attempt, till: Till): Outcome {
  till.keep({ ...attempt, payment_id, shown: true });
  return { payment_id, redirect_url: null };
}
