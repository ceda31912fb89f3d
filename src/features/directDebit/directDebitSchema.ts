/** What the form of a direct debit asks for and what makes it acceptable (SC-11, VA-08). A message is the name of a problem; the form says it in words. */
import * as v from 'valibot';
import type { IbanProblem } from '@/domain/iban';
import { compactIban } from '@/domain/ibanInput';
import { internationalPhone } from '@/domain/internationalPhone';
import { postcode } from '@/domain/postcode';

/** As the form holds it, and as it is sent: all fields but the code. */
export interface DirectDebitDetails {
  account_holder: string;
  iban: string;
  street: string;
  house_number: string;
  zip: string;
  city: string;
  phone: string;
}
export type DetailsField = keyof DirectDebitDetails;

/** In the order of the form. */
export const EMPTY_DETAILS: DirectDebitDetails = {
  account_holder: '',
  iban: '',
  street: '',
  house_number: '',
  zip: '',
  city: '',
  phone: '',
};

/** Every problem that a field can have, found here or by the server. */
const PROBLEMS = [
  'holder',
  'iban_missing',
  'iban_country',
  'iban_sepa',
  'iban_length',
  'iban_checksum',
  'iban_refused',
  'street',
  'house_number',
  'zip',
  'city',
  'phone',
  'phone_refused',
  'long',
  'refused',
] as const;
export type DetailsProblem = (typeof PROBLEMS)[number];

/** @returns the problem that a form error's message names, if it names one */
export const problemNamed = (message: string | undefined): DetailsProblem | undefined =>
  PROBLEMS.find((problem) => problem === message);

/** What is kept over a reload: the number of the account never leaves the memory of the page. */
export const draftSchema: v.GenericSchema<unknown, Omit<DirectDebitDetails, 'iban'>> = v.object({
  account_holder: v.string(),
  street: v.string(),
  house_number: v.string(),
  zip: v.string(),
  city: v.string(),
  phone: v.string(),
});

const problem = (name: DetailsProblem): DetailsProblem => name;

/** Characters that a direct debit has room for (ISO 20022). */
const MOST_NAME = 70;
const MOST_HOUSE_NUMBER = 16;
const MOST_TOWN = 35;

const filled = (missing: DetailsProblem, most: number) =>
  v.pipe(v.string(), v.trim(), v.nonEmpty(missing), v.maxLength(most, problem('long')));

/** A text that a function puts into its usual form, or refuses with null. */
const tidied = (tidy: (text: string) => string | null, refused: DetailsProblem) =>
  v.pipe(
    v.string(),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const tidy_text = tidy(dataset.value);
      if (tidy_text !== null) return tidy_text;
      addIssue({ message: refused });
      return NEVER;
    }),
  );

/**
 * The form's rules.
 * @param ibanProblem judges the number of the account; its tables come later than the form
 * @param country ISO 3166-1 of the member, whose way of writing is understood
 * @returns a schema whose output is ready to be sent
 */
export const detailsSchema = (ibanProblem: (text: string) => IbanProblem | null, country: string) =>
  v.object({
    account_holder: v.pipe(
      filled('holder', MOST_NAME),
      v.check((name) => /\p{L}/u.test(name), problem('holder')),
    ),
    iban: v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const found = ibanProblem(dataset.value);
        if (found === null) return compactIban(dataset.value);
        addIssue({ message: problem(`iban_${found}`) });
        return NEVER;
      }),
    ),
    street: filled('street', MOST_NAME),
    house_number: filled('house_number', MOST_HOUSE_NUMBER),
    zip: tidied((text) => postcode(text, country), 'zip'),
    city: filled('city', MOST_TOWN),
    phone: tidied((text) => internationalPhone(text, country), 'phone'),
  }) satisfies v.GenericSchema<DirectDebitDetails, DirectDebitDetails>;
