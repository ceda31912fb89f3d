/** Telephone numbers as they are dialled from anywhere (E.164). */
import { isCountry } from '@/config/countries';
import type { CountryCode } from '@/config/countries';
import { DIALLING } from '@/config/dialCodes';

/** E.164: at most 15 digits, the first of them never 0. Shorter ones belong to no mobile phone. */
const INTERNATIONAL = /^\+[1-9]\d{7,14}$/u;

/**
 * @param text as somebody writes it, with spaces, brackets or dashes, with or without the code of the country
 * @param country ISO 3166-1 of a number without such a code
 * @returns `+` and digits; null when it cannot be a number
 */
export function internationalPhone(text: string, country: string): string | null {
  // "(0)" is written for those who dial inside the country.
  const compact = text.replaceAll('(0)', '').replaceAll(/[\s()./\p{Pd}]/gu, '');
  const number = withCode(compact, country);
  return INTERNATIONAL.test(number) ? number : null;
}

function withCode(compact: string, country: string): string {
  if (compact.startsWith('+')) return compact;
  if (compact.startsWith('00')) return `+${compact.slice(2)}`;
  return isCountry(country) ? national(compact, country) : '';
}

function national(compact: string, country: CountryCode): string {
  const { code, trunk } = DIALLING[country];
  return `+${code}${trunk !== '' && compact.startsWith(trunk) ? compact.slice(trunk.length) : compact}`;
}
