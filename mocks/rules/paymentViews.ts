/** A payment as its buyer sees it. */
import type { Payment as PaymentShown } from '@/domain/model';
import type { MemberContext } from '../call';
import { iso } from '../clock';
import type { Payment } from '../moneyTables';
import { payAddress } from './payments';
import { notFound } from './refusal';
import { withdrawalOffer, withdrawalView } from './withdrawal';

/** Finds a payment of the one who is logged in; throws 404 for every other one. */
export function paymentOf({ db, viewer }: MemberContext, id: string): Payment {
  const payment = db.payments.get(id) ?? db.past_payments.get(id);
  if (!payment || payment.member !== viewer.id) throw notFound();
  return payment;
}

export const paymentView = (payment: Payment, { db, viewer, now }: MemberContext): PaymentShown => ({
  payment_id: payment.payment_id,
  status: payment.status,
  package: payment.package,
  credits: payment.credits,
  amount: payment.amount,
  currency: payment.currency,
  method: payment.method,
  created_at: iso(payment.created_at),
  discount_amount: payment.discount_amount,
  code: payment.discount_code,
  card: payment.card,
  start_now: payment.start_now,
  mandate_reference: payment.mandate?.reference ?? null,
  ...(payment.status === 'open' && { redirect_url: payAddress(payment) }),
  withdrawal: withdrawalOffer(db, payment, viewer, now),
  withdrawn: payment.withdrawn && withdrawalView(payment.withdrawn),
});
