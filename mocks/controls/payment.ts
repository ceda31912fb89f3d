/** POST /__mock/payment: what the provider tells late, twice or never: the end of an order, out of turn. */
import * as v from 'valibot';
import type { Payment } from '../moneyTables';
import { completePayment } from '../rules/payments';
import { notFound } from '../rules/refusal';
import type { Account, Db } from '../tables';

export const paymentRequest = v.object({
  /** The newest order of the member who is logged in when left out. */
  payment_id: v.optional(v.string()),
  status: v.picklist(['pending', 'completed', 'failed', 'cancelled']),
});

/**
 * Brings an order that is open or pending to another status at once; one that has ended stays as it is.
 * A pending order then stays pending until it is told otherwise.
 * @throws Refusal 404 when there is no such order
 */
export function endPayment(
  db: Db,
  viewer: Account | null,
  { payment_id, status }: v.InferOutput<typeof paymentRequest>,
  now: number,
): Pick<Payment, 'payment_id' | 'status'> {
  const payment =
    payment_id === undefined
      ? [...db.payments.values()].findLast(({ member }) => member === viewer?.id)
      : db.payments.get(payment_id);
  if (!payment) throw notFound();
  if (payment.status === 'open' || payment.status === 'pending') {
    const { payment_id: id } = payment;
    db.events = db.events.filter((event) => event.kind !== 'payment' || event.payment_id !== id);
    payment.status = status === 'completed' ? 'pending' : status;
    if (status === 'completed') completePayment(db, id, now);
  }
  return { payment_id: payment.payment_id, status: payment.status };
}
