/** How a purchase stands: what its member reads, in which tone. */
import type { Payment, PaymentStatus } from '@/domain/model';

export type PurchaseState = PaymentStatus | 'withdrawn';

/** A purchase that was withdrawn from is paid too, but that is not what counts. */
export function purchaseState({ status, withdrawn }: Pick<Payment, 'status' | 'withdrawn'>): PurchaseState {
  return withdrawn ? 'withdrawn' : status;
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
