/** What a package costs and how it is usually paid (spec 2, 3). Prices are in minor units. */
import { isCountry, type CountryCode } from '@/config/countries';
import { USUAL_METHODS } from '@/config/paymentMethods';
import type { CreditPackage, PaymentMethod } from './model';

/**
 * The price of one credit.
 * @param minor price of the package, minor units
 * @param credits how many credits it holds
 * @returns minor units with their fraction; null for a package without credits
 */
export function pricePerCredit(minor: number, credits: number): number | null {
  return credits > 0 ? minor / credits : null;
}

/**
 * What this member pays for a package: the discounted price where one applies, never more than the full one.
 * @returns minor units
 */
export function effectivePrice(pkg: Pick<CreditPackage, 'price' | 'discount'>): number {
  return pkg.discount === null ? pkg.price : Math.min(pkg.price, pkg.discount.price);
}

/**
 * The method to preselect: the one that buyers of the country usually take.
 * @param methods the methods offered
 * @param country ISO 3166-1; of an unknown country the first method offered
 * @returns null when no method is offered
 */
export function usualMethod(methods: readonly PaymentMethod[], country: string): PaymentMethod | null {
  const usual = isCountry(country) ? usualIn(country) : [];
  return usual.find((method) => methods.includes(method)) ?? methods[0] ?? null;
}

function usualIn(country: CountryCode): readonly PaymentMethod[] {
  return USUAL_METHODS[country];
}
