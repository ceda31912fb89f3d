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
 * The price to strike through: one that was really charged before, and only while less is paid.
 * @returns minor units; null when the server names none
 */
export function priorPrice(pkg: Pick<CreditPackage, 'price' | 'discount'>): number | null {
  const prior = pkg.discount?.prior_price ?? null;
  return prior !== null && prior > effectivePrice(pkg) ? prior : null;
}

/**
 * How many messages a number of credits pays for.
 * @param message_credits the server's price of one message
 * @returns null when messages cost nothing
 */
export function messagesFor(credits: number, message_credits: number): number | null {
  return message_credits > 0 ? Math.floor(credits / message_credits) : null;
}

/**
 * The package whose credits cost this member least.
 * @returns its id; null where two cost the same, or there is nothing to compare
 */
export function bestPerCredit(
  packages: readonly Pick<CreditPackage, 'id' | 'credits' | 'price' | 'discount'>[],
): string | null {
  const [best, second] = packages
    .flatMap((pkg) => {
      const cost = pricePerCredit(effectivePrice(pkg), pkg.credits);
      return cost === null ? [] : [{ id: pkg.id, cost }];
    })
    .toSorted((a, b) => a.cost - b.cost);
  return best === undefined || second === undefined || best.cost === second.cost ? null : best.id;
}

/**
 * The packages once an offer is over: what was fetched while it ran may not be promised any longer.
 * @param code of the discount that has ended
 */
export function withoutDiscount(packages: readonly CreditPackage[], code: string): CreditPackage[] {
  return packages.map((pkg) => (pkg.discount?.code === code ? { ...pkg, discount: null } : pkg));
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
