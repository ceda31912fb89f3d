/** Says what is wrong with a field of the direct debit, in the member's language. */
import { useTranslation } from 'react-i18next';
import { isCountry } from '@/config/countries';
import { DIALLING } from '@/config/dialCodes';
import { compactIban } from '@/domain/ibanInput';
import { assertNever } from '@/lib/assertNever';
import type { DetailsProblem } from './directDebitSchema';
import type { IbanRules } from './ibanRules';

/** A mobile number as an example, of the member's country where it is known. */
export const phoneExample = (country: string): string =>
  DIALLING[isCountry(country) ? country : 'NL'].example;

/**
 * @param rules for the length that an IBAN should have
 * @returns a function from a problem to its sentence; undefined stays undefined
 */
export function useProblemText(rules: IbanRules | null) {
  const { t } = useTranslation('directDebit');
  return (problem: DetailsProblem | undefined, iban: string): string | undefined => {
    switch (problem) {
      case undefined:
        return undefined;
      case 'holder':
        return t('problem.holder');
      case 'iban_missing':
        return t('problem.ibanMissing');
      case 'iban_country':
        return t('problem.ibanCountry');
      case 'iban_sepa':
        return t('problem.ibanSepa');
      case 'iban_length': {
        const actual = compactIban(iban);
        const expected = rules?.ibanLength(actual.slice(0, 2)) ?? null;
        return expected === null
          ? t('problem.ibanChecksum')
          : t('problem.ibanLength', { expected, actual: actual.length });
      }
      case 'iban_checksum':
        return t('problem.ibanChecksum');
      case 'iban_refused':
        return t('problem.ibanRefused');
      case 'street':
        return t('problem.street');
      case 'house_number':
        return t('problem.houseNumber');
      case 'zip':
        return t('problem.zip');
      case 'city':
        return t('problem.city');
      case 'phone':
        return t('problem.phone');
      case 'phone_refused':
        return t('problem.phoneRefused');
      case 'long':
        return t('problem.long');
      case 'refused':
        return t('problem.refused');
      default:
        return assertNever(problem);
    }
  };
}
