/** Payments: prices, discounts, and the way from open to completed (spec 4, 5). */
import type { CreditPackage, Discount } from '@/domain/model';
import { hours, iso, seconds } from '../clock';
import type { Account, Db, Member, Payment } from '../tables';
import { bundles, currencyOf, methodsOf, priceOf } from '../world/prices';
import { nextNumber, sendMail } from './outbox';
import { invalidFields, notFound } from './refusal';

export const WELCOME_CODE = 'WELCOME25';
export const TIME_BONUS_CODE = 'TIMEBONUS25';
const BONUS_PERCENTAGE = 25;
const BONUS_MS = hours(4);
const COMPLETES_AFTER_MS = seconds(2);

/** The end of the first-purchase discount; null when the member has none (any more). */
export function bonusUntil(account: Account | null, now: number): number | null {
  if (!account || account.paid_user) return null;
  const until = account.signup_date + BONUS_MS;
  return now < until ? until : null;
}

/** A price after a discount, in whole minor units; a fraction is rounded in the member's favour. */
export const discounted = (price: number, percentage: number): number =>
  Math.floor((price * (100 - percentage)) / 100);

/** The bundles with the prices that this member pays now. */
export function packagesFor(country: string, account: Account | null, now: number): CreditPackage[] {
  const currency = currencyOf(country);
  const bonus = bonusUntil(account, now) !== null;
  return bundles.map(({ style, credits, popular }) => {
    const price = priceOf(style, currency);
    return {
      id: style,
      style,
      credits,
      price,
      currency,
      discount: bonus
        ? {
            code: TIME_BONUS_CODE,
            price: discounted(price, BONUS_PERCENTAGE),
            value_percentage: BONUS_PERCENTAGE,
          }
        : null,
      popular,
      methods: methodsOf(country),
    };
  });
}

/** The welcome code; it ends with the time bonus. Throws 404 for a member who has none. */
export function welcomeCode(account: Account, now: number): Discount {
  const until = bonusUntil(account, now);
  if (until === null) throw notFound();
  return {
    code: WELCOME_CODE,
    country: null,
    user_id: account.id,
    expires: iso(until),
    value_percentage: BONUS_PERCENTAGE,
    currency: null,
    minimum_order_value: null,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: null,
  };
}

/**
 * Checks a code for a member.
 * @param price the full price of the order in minor units; null when nothing is chosen yet
 * @throws Refusal 422 with code: not_found, used or invalid
 */
export function checkCode(
  db: Db,
  text: string,
  account: Account,
  me: Member,
  price: number | null,
  now: number,
): Discount {
  const name = text.trim().toUpperCase();
  if (name === WELCOME_CODE || name === TIME_BONUS_CODE) {
    if (bonusUntil(account, now) === null)
      throw invalidFields({ code: account.paid_user ? 'used' : 'invalid' });
    return { ...welcomeCode(account, now), code: name };
  }
  const code = db.codes.get(name);
  if (!code) throw invalidFields({ code: 'not_found' });
  if (code.used_by.includes(account.id)) throw invalidFields({ code: 'used' });
  const expired = code.expires !== null && code.expires <= now;
  const elsewhere = code.country !== null && code.country !== me.country;
  const tooCheap = price !== null && code.minimum_order_value !== null && price < code.minimum_order_value;
  if (expired || elsewhere || tooCheap) throw invalidFields({ code: 'invalid' });
  return {
    code: code.code,
    country: code.country,
    user_id: null,
    expires: code.expires === null ? null : iso(code.expires),
    value_percentage: code.value_percentage,
    currency: null,
    minimum_order_value: code.minimum_order_value,
    status: 'active',
    validity: 'once-per-user',
    expired: false,
    paymentmethods: null,
  };
}

/** The buyer has paid; the money arrives two seconds later. */
export function payIn(db: Db, payment: Payment, now: number): void {
  if (payment.status !== 'open') return;
  payment.status = 'pending';
  db.events.push({
    id: `e${nextNumber(db)}`,
    kind: 'payment',
    at: now + COMPLETES_AFTER_MS,
    payment_id: payment.payment_id,
  });
}

/** The money has arrived: credits, once, and premium from now on. */
export function completePayment(db: Db, paymentId: string, now: number): void {
  const payment = db.payments.get(paymentId);
  const account = payment && db.accounts.get(payment.member);
  if (!payment || !account || payment.status !== 'pending') return;
  payment.status = 'completed';
  account.credits += payment.credits;
  account.paid_user = true;
  if (payment.code !== null) db.codes.get(payment.code)?.used_by.push(account.id);
  sendMail(db, now, account, {
    subject: `Receipt: ${payment.credits} credits`,
    text: `You paid ${(payment.amount / 100).toFixed(2)} ${payment.currency}, once. Nothing renews.`,
    links: [`/transactions/${payment.payment_id}`],
  });
}
