/** Account numbers by the rules of their countries (VA-08, ISO 13616). Apart from the typing of one, for its tables are large. */
import { getCountrySpecifications, isSEPACountry, validateIBAN, ValidationErrorsIBAN } from 'ibantools';
import { compactIban } from './ibanInput';

/** `country`: no country has such numbers; `sepa`: its banks take no direct debit; `checksum`: a digit is wrong or two are swapped. */
export type IbanProblem = 'missing' | 'country' | 'sepa' | 'length' | 'checksum';

const specifications = getCountrySpecifications();

/** @returns ISO 3166-1 of a country whose banks take part, by the first two letters; null while there is none */
export function ibanCountry(text: string): string | null {
  const code = compactIban(text).slice(0, 2);
  return isSEPACountry(code) ? code : null;
}

/** @returns how many characters the numbers of a country have; null for a country without such numbers */
export function ibanLength(country: string): number | null {
  return specifications[country]?.chars ?? null;
}

/** @returns true once the number is as long as those of its country: from here on it can be judged while it is typed */
export function isIbanComplete(text: string): boolean {
  const iban = compactIban(text);
  return iban.length === ibanLength(iban.slice(0, 2));
}

/**
 * Judges a number as a person writes it, with or without spaces.
 * @returns what is wrong, the coarser mistake first; null when nothing is
 */
export function ibanProblem(text: string): IbanProblem | null {
  const iban = compactIban(text);
  if (iban === '') return 'missing';
  const { valid, errorCodes } = validateIBAN(iban);
  if (errorCodes.includes(ValidationErrorsIBAN.NoIBANCountry)) return 'country';
  if (!isSEPACountry(iban.slice(0, 2))) return 'sepa';
  if (errorCodes.includes(ValidationErrorsIBAN.WrongBBANLength)) return 'length';
  return valid ? null : 'checksum';
}
