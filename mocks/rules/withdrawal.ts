/** The right to withdraw from a purchase: 14 days, what was used by then, and the receipt (spec 9: refund days). */
import { hasWithdrawal, WITHDRAWAL_DAYS } from '@/config/withdrawalCountries';
import type { Withdrawal, WithdrawalOffer } from '@/domain/model';
import { days, iso } from '../clock';
import type { Payment, StoredWithdrawal } from '../moneyTables';
import type { Account, Db } from '../tables';
import { isEmail } from './accounts';
import { book } from './ledger';
import { nextNumber, sendMail } from './outbox';
import { invalidFields, refuse } from './refusal';

const WITHDRAWAL_MS = days(WITHDRAWAL_DAYS);

/** Every purchase of a member, of before the world began too. */
export const paymentsOf = (db: Db, member: string): Payment[] =>
  [...db.past_payments.values(), ...db.payments.values()].filter((payment) => payment.member === member);

const isKept = (payment: Payment): boolean => payment.status === 'completed' && payment.withdrawn === null;

/** What was bought last is spent last: the credits of a purchase that are still in the balance. */
function unusedOf(db: Db, payment: Payment, account: Account): number {
  const later = paymentsOf(db, account.id)
    .filter((other) => isKept(other) && (other.completed_at ?? 0) > (payment.completed_at ?? 0))
    .reduce((sum, { credits }) => sum + credits, 0);
  return Math.max(0, Math.min(payment.credits, account.credits - later));
}

/** What withdrawing would bring now; null where there is no such right, and once it is over or used. */
export function withdrawalOffer(
  db: Db,
  payment: Payment,
  account: Account,
  now: number,
): WithdrawalOffer | null {
  const { completed_at, credits, amount, start_now } = payment;
  if (!isKept(payment) || completed_at === null || !hasWithdrawal(payment.country)) return null;
  const until = completed_at + WITHDRAWAL_MS;
  if (now >= until) return null;
  const used_credits = credits - unusedOf(db, payment, account);
  const used_amount = start_now ? Math.floor((amount * used_credits) / credits) : 0;
  return { until: iso(until), used_credits, used_amount, refund: amount - used_amount };
}

export const withdrawalView = ({ at, ...receipt }: StoredWithdrawal): Withdrawal => ({
  ...receipt,
  withdrawn_at: iso(at),
});

function confirmByMail(db: Db, account: Account, payment: Payment, receipt: StoredWithdrawal): void {
  const refund = `${(receipt.refund / 100).toFixed(2)} ${payment.currency}`;
  sendMail(db, receipt.at, account, {
    subject: `Your withdrawal ${receipt.reference}`,
    text: `${receipt.name} withdrew on ${iso(receipt.at)} from the purchase ${payment.payment_id}. ${refund} comes back within 14 days.`,
    links: [`/transactions/${payment.payment_id}`],
  });
}

/**
 * Withdraws from a purchase; a second time changes nothing.
 * @throws Refusal 422 for a name or e-mail that is none, 403 withdrawal_over
 */
export function withdrawFrom(
  db: Db,
  payment: Payment,
  account: Account,
  by: { name: string; email: string },
  now: number,
): void {
  if (payment.withdrawn) return;
  const fields = {
    ...(by.name.trim() === '' && { name: 'required' }),
    ...(by.email.trim() === '' ? { email: 'required' } : !isEmail(by.email) && { email: 'invalid' }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  const offer = withdrawalOffer(db, payment, account, now);
  if (!offer) throw refuse(403, 'withdrawal_over');
  const { until: _until, ...sums } = offer;
  const receipt = {
    ...sums,
    reference: `W-${nextNumber(db)}`,
    at: now,
    name: by.name.trim(),
    email: by.email.trim(),
  };
  const unused = payment.credits - offer.used_credits;
  payment.withdrawn = receipt;
  account.credits -= unused;
  account.paid_user = paymentsOf(db, account.id).some((other) => isKept(other));
  book(db, account, { kind: 'withdrawal', credits: -unused, payment_id: payment.payment_id }, now);
  confirmByMail(db, account, payment, receipt);
}
