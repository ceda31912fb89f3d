/** What the form accepts, and in which form it is sent. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ibanProblem } from '@/domain/iban';
import { detailsSchema, EMPTY_DETAILS, problemNamed } from './directDebitSchema';
import type { DirectDebitDetails } from './directDebitSchema';

const schema = detailsSchema(ibanProblem, 'NL');
const GOOD: DirectDebitDetails = {
  account_holder: ' Noor de Vries ',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Keizersgracht',
  house_number: '12 b',
  zip: '1015cx',
  city: 'Amsterdam',
  phone: '06 1234 5678',
};
const GOOD_SENT: DirectDebitDetails = {
  ...GOOD,
  account_holder: 'Noor de Vries',
  iban: 'NL91ABNA0417164300',
  zip: '1015 CX',
  phone: '+31612345678',
};
const problems = (details: DirectDebitDetails) =>
  (v.safeParse(schema, details).issues ?? []).map(({ message }) => message);

describe('the form of a direct debit', () => {
  it('is sent in the form that banks and phones expect [SC-11]', () => {
    expect(v.parse(schema, GOOD)).toEqual(GOOD_SENT);
  });

  it('names one problem for every empty field [SC-11]', () => {
    expect([...new Set(problems(EMPTY_DETAILS))]).toEqual([
      'holder',
      'iban_missing',
      'street',
      'house_number',
      'zip',
      'city',
      'phone',
    ]);
  });

  it.each([
    [{ account_holder: '4711' }, 'holder'],
    [{ account_holder: 'x'.repeat(71) }, 'long'],
    [{ iban: 'NL92 ABNA 0417 1643 00' }, 'iban_checksum'],
    [{ iban: 'BR1800360305000010009795493C1' }, 'iban_sepa'],
    [{ house_number: '1'.repeat(17) }, 'long'],
    [{ zip: 'none' }, 'zip'],
    [{ city: 'x'.repeat(36) }, 'long'],
    [{ phone: '+31' }, 'phone'],
  ] as const)('%j is refused as %s [SC-11] [VA-08]', (change, problem) => {
    expect(problems({ ...GOOD, ...change })).toEqual([problem]);
  });

  it('names only problems that the form has words for, and what passes passes again', () => {
    const details = fc.record({
      account_holder: fc.string(),
      iban: fc.oneof(fc.string(), fc.constant(GOOD.iban)),
      street: fc.string(),
      house_number: fc.string(),
      zip: fc.oneof(fc.string(), fc.constant(GOOD.zip)),
      city: fc.string(),
      phone: fc.oneof(fc.string(), fc.constant(GOOD.phone)),
    });
    fc.assert(
      fc.property(details, (typed) => {
        for (const message of problems(typed)) expect(problemNamed(message)).toBe(message);
        const sent = v.safeParse(schema, typed);
        const output = sent.success ? sent.output : GOOD_SENT;
        expect(v.parse(schema, output)).toEqual(output);
      }),
    );
  });
});
