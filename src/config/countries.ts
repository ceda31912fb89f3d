/** The countries served: order, languages and what each calls its regions (spec 9). */
import type { LocaleCode } from './locales';

/** ISO 3166-1 codes in the order of the lists. */
export const COUNTRIES = [
  'US',
  'NL',
  'BE',
  'FR',
  'IT',
  'ES',
  'DE',
  'AT',
  'IE',
  'GB',
  'CA',
  'PL',
  'AU',
  'NZ',
  'CH',
] as const;
export type CountryCode = (typeof COUNTRIES)[number];

/** Languages spoken in each country, the usual one first. */
export const COUNTRY_LANGUAGES: Readonly<Record<CountryCode, readonly LocaleCode[]>> = {
  US: ['en', 'es'],
  NL: ['nl'],
  BE: ['nl', 'fr', 'de'],
  FR: ['fr'],
  IT: ['it'],
  ES: ['es'],
  DE: ['de'],
  AT: ['de'],
  IE: ['en'],
  GB: ['en'],
  CA: ['en', 'fr'],
  PL: ['pl'],
  AU: ['en'],
  NZ: ['en'],
  CH: ['de', 'it', 'fr', 'en'],
};

/** Kinds of region; each is a translation key of the region field's label. */
export const REGION_LABELS = ['province', 'region', 'state', 'canton', 'voivodeship'] as const;
export type RegionLabel = (typeof REGION_LABELS)[number];

const COUNTRY_REGION_LABELS: Readonly<Record<CountryCode, RegionLabel>> = {
  NL: 'province',
  BE: 'province',
  IE: 'province',
  IT: 'province',
  ES: 'province',
  CA: 'province',
  NZ: 'province',
  GB: 'region',
  FR: 'region',
  DE: 'state',
  AT: 'state',
  US: 'state',
  AU: 'state',
  CH: 'canton',
  PL: 'voivodeship',
};

/**
 * Says whether a text is the code of a country served.
 * @param code any text, for example from the address
 */
export function isCountry(code: string): code is CountryCode {
  return COUNTRIES.some((country) => country === code);
}

/**
 * What the country calls its regions (spec 9); 'region' for a country that the list does not name.
 * @param country ISO 3166-1 code
 */
export function regionLabel(country: string): RegionLabel {
  return isCountry(country) ? COUNTRY_REGION_LABELS[country] : 'region';
}

/**
 * Languages spoken in a country, the usual one first (spec 9); English for a country that the list does not name.
 * @param country ISO 3166-1 code
 */
export function countryLanguages(country: string): readonly LocaleCode[] {
  return isCountry(country) ? COUNTRY_LANGUAGES[country] : ['en'];
}
