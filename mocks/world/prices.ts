/** Credit bundles, currencies and payment methods by country (spec 2, 3). Money in minor units. */
import type { PackageStyle, PaymentMethod } from '@/domain/model';

export interface Bundle {
  style: PackageStyle;
  credits: number;
  popular: boolean;
}

export const bundles: readonly Bundle[] = [
  { style: 'p0', credits: 20, popular: false },
  { style: 'p1', credits: 60, popular: false },
  { style: 'p2', credits: 150, popular: true },
  { style: 'p3', credits: 400, popular: false },
];

const prices: Record<string, Record<PackageStyle, number>> = {
  EUR: { p0: 999, p1: 2499, p2: 4999, p3: 9999 },
  USD: { p0: 999, p1: 2499, p2: 4999, p3: 9999 },
  GBP: { p0: 899, p1: 2199, p2: 4299, p3: 8499 },
  CHF: { p0: 999, p1: 2499, p2: 4999, p3: 9999 },
  CAD: { p0: 1399, p1: 3499, p2: 6999, p3: 13_999 },
  AUD: { p0: 1599, p1: 3999, p2: 7999, p3: 15_999 },
  NZD: { p0: 1699, p1: 4299, p2: 8499, p3: 16_999 },
  PLN: { p0: 3999, p1: 9999, p2: 19_999, p3: 39_999 },
};

const currencies: Record<string, string> = {
  US: 'USD',
  GB: 'GBP',
  CH: 'CHF',
  CA: 'CAD',
  AU: 'AUD',
  NZ: 'NZD',
  PL: 'PLN',
};

export const currencyOf = (country: string): string => currencies[country] ?? 'EUR';

/** The full price of a bundle in a currency of this world. */
export function priceOf(style: PackageStyle, currency: string): number {
  const price = prices[currency]?.[style];
  if (price === undefined) throw new Error(`No price in ${currency}`);
  return price;
}

const everywhere: readonly PaymentMethod[] = ['creditcard', 'visa', 'mastercard', 'paypal', 'applepay'];
const local: Record<string, readonly PaymentMethod[]> = {
  NL: ['ideal', 'sdd', 'paysafecard', 'maestro'],
  BE: ['bancontact', 'ideal', 'sdd', 'maestro', 'sct'],
  FR: ['cartebancaire', 'sdd', 'paysafecard'],
  IT: ['nexi', 'sdd', 'paysafecard'],
  ES: ['sdd', 'sct', 'paysafecard'],
  DE: ['giropay', 'sofort', 'sdd', 'paysafecard'],
  AT: ['eps', 'sofort', 'sdd', 'paysafecard'],
  IE: ['sdd', 'maestro'],
  GB: ['maestro', 'paysafecard'],
  PL: ['blik', 'prezelewy24', 'paysafecard'],
  CH: ['sofort', 'maestro', 'paysafecard'],
};

/** The methods on offer in a country, the local ones first. */
export const methodsOf = (country: string): PaymentMethod[] => [...(local[country] ?? []), ...everywhere];
