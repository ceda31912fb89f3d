/** Where a buyer may withdraw from a purchase made at a distance: the countries served that have the European right. */
import type { CountryCode } from './countries';

const COUNTRIES: ReadonlySet<string> = new Set([
  'NL',
  'BE',
  'FR',
  'IT',
  'ES',
  'DE',
  'AT',
  'IE',
  'PL',
  'GB',
] as const satisfies readonly CountryCode[]);

/** How long the right lasts from the purchase on, in days. */
export const WITHDRAWAL_DAYS = 14;
/** What is paid back is on its way within so many days, as the law has it. */
export const PAID_BACK_DAYS = 14;

/**
 * Says whether buyers of a country have the right of withdrawal.
 * @param country ISO 3166-1
 */
export const hasWithdrawal = (country: string): boolean => COUNTRIES.has(country);
