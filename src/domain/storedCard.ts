/** Stored cards: how long they work, how they pay, and what is bought again with them (spec 2). */
import { PAYMENT_METHODS } from '@/config/paymentMethods';
import type { CreditPackage, Payment, PaymentMethod, StoredCard } from './model';

/** It is still the last day of the month somewhere until noon of the next day, UTC. */
const LAST_DAY_ANYWHERE_MS = 43_200_000;

/**
 * Says whether a card has expired: it works until the end of the month printed on it.
 * @param card `expires` as YYYY-MM; one that cannot be read is left to the bank
 * @param now epoch ms by the server's clock
 */
export function isCardExpired({ expires }: Pick<StoredCard, 'expires'>, now: number): boolean {
  const [year, month] = expires.split('-').map(Number);
  return now >= Date.UTC(year ?? Number.NaN, month ?? Number.NaN, 1) + LAST_DAY_ANYWHERE_MS;
}

const isMethod = (code: string): code is PaymentMethod => Object.hasOwn(PAYMENT_METHODS, code);

/** @returns the method that a card belongs to; null for a brand that is no method of its own */
export function methodOfBrand(brand: string): PaymentMethod | null {
  const code = brand.toLowerCase();
  return isMethod(code) && PAYMENT_METHODS[code].family === 'card' ? code : null;
}

/**
 * The method under which a stored card pays.
 * @param offered the methods of the package
 * @returns the card's own where it is offered, otherwise any way to pay by card; null when cards are not taken
 */
export function cardMethod(brand: string, offered: readonly PaymentMethod[]): PaymentMethod | null {
  const own = methodOfBrand(brand);
  if (own !== null && offered.includes(own)) return own;
  if (offered.includes('creditcard')) return 'creditcard';
  return offered.find((method) => PAYMENT_METHODS[method].family === 'card') ?? null;
}

/**
 * The card to begin with: the one that paid last, otherwise the first that works.
 * @param last what the newest purchase was paid with
 * @param now epoch ms by the server's clock
 * @returns null when every card has expired
 */
export function cardToBegin(
  cards: readonly StoredCard[],
  last: Payment['card'],
  now: number,
): StoredCard | null {
  const working = cards.filter((card) => !isCardExpired(card, now));
  const same = working.find(({ brand, last4 }) => brand === last?.brand && last4 === last.last4);
  return same ?? working[0] ?? null;
}

/**
 * The package to begin with: the one of the newest completed purchase, otherwise the popular one.
 * @param last id of that package, null without a purchase
 */
export function packageToBegin(
  packages: readonly CreditPackage[],
  last: string | null,
): CreditPackage | null {
  return (
    packages.find(({ id }) => id === last) ?? packages.find(({ popular }) => popular) ?? packages[0] ?? null
  );
}
