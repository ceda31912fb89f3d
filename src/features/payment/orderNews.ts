/** Whether a press is answered by an order that is paid already, instead of by another one. */
import type { Payment } from '@/domain/model';
import { paymentOutcome } from '@/domain/payment';
import type { Attempt } from './attempt';
import type { Outcome, Till } from './wish';

/**
 * Money that is under way is never asked for twice. Whoever has seen that an order is under way, and presses again when it
 * has arrived, wants another one.
 * @param same the press is for just this order
 */
export function isNews(order: Payment, { shown }: Attempt, same: boolean): boolean {
  const outcome = paymentOutcome(order.status);
  return outcome === 'pending' ? same || !shown : outcome === 'completed' && !shown;
}

/** Leads to how the order stands; nothing is paid. */
export function showOrder({ payment_id }: Payment, attempt: Attempt, till: Till): Outcome {
  till.keep({ ...attempt, payment_id, shown: true });
  return { payment_id, redirect_url: null };
}
