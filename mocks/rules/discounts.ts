/** Prices and the codes that lower them (spec 4, 5). */
import type { CreditPackage, Discount } from '@/domain/model';
import { hours, iso } from '../clock';
import type { DiscountCode } from '../moneyTables';
import type { Account, Db, Member } from '../tables';
import { bundles, currencyOf, methodsOf, priceOf } from '../world/prices';
import { invalidFields, notFound } from './refusal';

export const WELCOME_CODE = 'WELCOME25';
export const TIME_BONUS_CODE = 'TIMEBONUS25';
const BONUS_PERCENTAGE = 25;
const BONUS_MS = hours(4);
const STAY_MS = hours(24);

/** The end of the first-purchase discount; null when the member has none (any more). */
export function bonusUntil(account: Account | null, now: number): number | null {
  if (!account || account.paid_user || account.has_bought) return null;
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
            // What everybody else pays now, and this member when the bonus is over.
            prior_price: price,
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

const discountOf = (code: DiscountCode): Discount => ({
  code: code.code,
  country: code.country,
  user_id: code.member,
  expires: code.expires === null ? null : iso(code.expires),
  value_percentage: code.value_percentage,
  currency: null,
  minimum_order_value: code.minimum_order_value,
  status: 'active',
  validity: 'once-per-user',
  expired: false,
  paymentmethods: null,
});

/**
 * The offer to somebody who is about to delete the account: once, from the first time it is asked for until a day later.
 * @throws Refusal 404 when the settings have no such discount, after its use and after its end
 */
export function stayCode(db: Db, account: Account, now: number): Discount {
  const percentage = db.settings.delete_discount;
  if (percentage === 0) throw notFound();
  const name = `STAY${percentage}-${account.id}`.toUpperCase();
  const known = [...db.codes.values()].find(({ member }) => member === account.id);
  const code = known ?? {
    code: name,
    value_percentage: percentage,
    expires: now + STAY_MS,
    country: null,
    minimum_order_value: null,
    member: account.id,
    used_by: [],
  };
  db.codes.set(code.code, code);
  if (code.used_by.length > 0 || (code.expires ?? 0) <= now) throw notFound();
  return discountOf(code);
}

/** Why a code that there is does not fit this order, with what it would take; null when it fits. */
function misfit(code: DiscountCode, me: Member, price: number | null, now: number) {
  const { expires, country, minimum_order_value } = code;
  if (expires !== null && expires <= now) return { reason: 'expired' };
  if (country !== null && country !== me.country) return { reason: 'country', country };
  if (price !== null && minimum_order_value !== null && price < minimum_order_value)
    return { reason: 'minimum_order_value', minimum_order_value, currency: currencyOf(me.country) };
  return null;
}

/**
 * Checks a code for a member.
 * @param price the full price of the order in minor units; null when nothing is chosen yet
 * @throws Refusal 422 with code: not_found, used or invalid; the last one with the reason
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
    if (bonusUntil(account, now) !== null) return { ...welcomeCode(account, now), code: name };
    if (account.paid_user || account.has_bought) throw invalidFields({ code: 'used' });
    throw invalidFields({ code: 'invalid' }, { reason: 'expired' });
  }
  const code = db.codes.get(name);
  if (!code || (code.member !== null && code.member !== account.id))
    throw invalidFields({ code: 'not_found' });
  if (code.used_by.includes(account.id)) throw invalidFields({ code: 'used' });
  const problem = misfit(code, me, price, now);
  if (problem) throw invalidFields({ code: 'invalid' }, problem);
  return discountOf(code);
}
