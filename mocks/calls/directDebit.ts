/** Direct debit: the mandate, its code and its signature (directdebit.php). */
import type * as v from 'valibot';
import type { directDebitRequest, mandateCodeRequest, mandateQuery } from '@/api/wire/payment';
import type { Mandate } from '@/domain/model';
import type { MemberContext } from '../call';
import type { Payment } from '../moneyTables';
import { assertMayDebit, mandateView, sendCode, sign } from '../rules/directDebit';
import { paymentOf } from '../rules/paymentViews';
import { notFound } from '../rules/refusal';

/** Finds an order that is paid by direct debit; throws 404 for another one, 403 when the member may not. */
function debitOf(context: MemberContext, id: string): Payment {
  const payment = paymentOf(context, id);
  if (payment.method !== 'sdd') throw notFound();
  assertMayDebit(context.db, payment, context.viewer, context.now);
  return payment;
}

export const showMandate = (
  { payment_id }: v.InferOutput<typeof mandateQuery>,
  context: MemberContext,
): Mandate => mandateView(context.db, debitOf(context, payment_id), context.now);

export const sendMandateCode = (
  { payment_id, phone }: v.InferOutput<typeof mandateCodeRequest>,
  context: MemberContext,
) => sendCode(context.db, debitOf(context, payment_id), phone, context.random, context.now);

export const signMandate = (
  { payment_id, ...form }: v.InferOutput<typeof directDebitRequest>,
  context: MemberContext,
) => sign(context.db, debitOf(context, payment_id), context.viewer, form, context.now);
