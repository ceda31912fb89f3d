/** Payments: the way of an order from open to its end (spec 4, 5). */
import { isTransfer } from '@/config/paymentMethods';
import { days, seconds } from '../clock';
import type { Payment, StoredCard } from '../moneyTables';
import type { Db } from '../tables';
import { book } from './ledger';
import { nextNumber, sendMail } from './outbox';
import { invalidFields, refuse } from './refusal';

const COMPLETES_AFTER_MS = seconds(2);
/** A transfer takes its time from bank to bank. */
const TRANSFER_MS = days(1);

/** Where an open order is paid: a direct debit by a form of the product itself. */
export const payAddress = ({ method, payment_id }: Payment): string =>
  method === 'sdd' ? `/directdebit?payment=${payment_id}` : `/__mock/pay/${payment_id}`;

/** The buyer has paid; the money arrives two seconds later, of a transfer the next day. */
export function payIn(db: Db, payment: Payment, now: number): void {
  if (payment.status !== 'open') return;
  payment.status = 'pending';
  db.events.push({
    id: `e${nextNumber(db)}`,
    kind: 'payment',
    at: now + (isTransfer(payment.method) ? TRANSFER_MS : COMPLETES_AFTER_MS),
    payment_id: payment.payment_id,
  });
}

/** The money has arrived: credits, once, and premium from now on. */
export function completePayment(db: Db, paymentId: string, now: number): void {
  const payment = db.payments.get(paymentId);
  const account = payment && db.accounts.get(payment.member);
  if (!payment || !account || payment.status !== 'pending') return;
  payment.status = 'completed';
  payment.completed_at = now;
  account.credits += payment.credits;
  account.paid_user = true;
  account.has_bought = true;
  book(db, account, { kind: 'purchase', credits: payment.credits, payment_id: paymentId }, now);
  if (payment.code !== null) db.codes.get(payment.code)?.used_by.push(account.id);
  sendMail(db, now, account, {
    subject: `Receipt: ${payment.credits} credits`,
    text: `You paid ${(payment.amount / 100).toFixed(2)} ${payment.currency}, once. Nothing renews.`,
    links: [`/transactions/${payment.payment_id}`],
  });
}

/** The month that a time lies in, YYYY-MM. */
const monthOf = (time: number): string => new Date(time).toISOString().slice(0, 7);

/**
 * Finds a stored card that can be charged.
 * @throws Refusal 422 for a card that is not the member's, 402 card_failed for one that is declined or expired
 */
export function workingCard(db: Db, cardId: string, member: string, now: number): StoredCard {
  const card = db.cards.get(cardId);
  if (!card || card.member !== member) throw invalidFields({ card: 'not_found' });
  if (card.declined || card.expires < monthOf(now)) throw refuse(402, 'card_failed');
  return card;
}

const BRANDS = new Set(['visa', 'mastercard', 'maestro', 'cartebancaire', 'bancontact', 'nexi']);
const YEARS_VALID = 3;

/** Keeps the card that paid an order for the next one. */
export function rememberCard(db: Db, payment: Payment, now: number): void {
  const number = nextNumber(db);
  const { member, method } = payment;
  const brand = BRANDS.has(method) ? method : 'visa';
  const last4 = String(1000 + (number % 9000));
  const [year = '', month = ''] = monthOf(now).split('-');
  const id = `card-p${number}`;
  const expires = `${Number(year) + YEARS_VALID}-${month}`;
  db.cards.set(id, { id, member, brand, last4, expires, declined: false });
  payment.card = { brand, last4 };
}
