/** How a purchase stands: what its member reads, in which tone. */
import { isTransfer } from '@/config/paymentMethods';
import type { Payment, PaymentStatus } from '@/domain/model';

/** `awaited`: a bank transfer that has not arrived; nobody processes anything meanwhile. */
export type PurchaseState = PaymentStatus | 'awaited' | 'withdrawn';

/** A purchase that was withdrawn from is paid too, but that is not what counts. */
export function purchaseState({
  status,
  method,
  withdrawn,
}: Pick<Payment, 'status' | 'method' | 'withdrawn'>): PurchaseState {
  if (withdrawn) return 'withdrawn';
  return status === 'pending' && isTransfer(method) ? 'awaited' : status;
}

/** The buyer has paid, and the money has not arrived: it does without anybody's doing. */
export const isUnderWay = ({ status }: Pick<Payment, 'status'>): boolean => status === 'pending';

type Standing = Pick<Payment, 'payment_id' | 'status'>;

/** Of the purchases now, those that were under way before and are paid. */
export function arrivedSince<T extends Standing>(before: readonly Standing[], now: readonly T[]): T[] {
  const waited = new Set(before.filter(isUnderWay).map(({ payment_id }) => payment_id));
  return now.filter(({ payment_id, status }) => status === 'completed' && waited.has(payment_id));
}

/** The price before any discount, minor units. */
export function fullPrice({
  amount,
  discount_amount = 0,
}: Pick<Payment, 'amount' | 'discount_amount'>): number {
  return amount + discount_amount;
}

/** Credits that leave the balance when its buyer withdraws now, or that have left it. */
export function creditsTaken(credits: number, { used_credits }: { used_credits: number }): number {
  return Math.max(0, credits - used_credits);
}
