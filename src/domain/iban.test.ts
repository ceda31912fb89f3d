/** Account numbers: every country of the SEPA, and what a slip of the finger makes of them. */
import fc from 'fast-check';
import { composeIBAN, getCountrySpecifications, isSEPACountry, isValidBBAN } from 'ibantools';
import { describe, expect, it } from 'vitest';
import { ibanCountry, ibanLength, ibanProblem, isIbanComplete } from './iban';

/** One of each country, from the registry of the standard. */
const REAL = {
  AD: 'AD1200012030200359100100',
  AT: 'AT611904300234573201',
  BE: 'BE68539007547034',
  BG: 'BG80BNBG96611020345678',
  CH: 'CH9300762011623852957',
  CY: 'CY17002001280000001200527600',
  CZ: 'CZ6508000000192000145399',
  DE: 'DE89370400440532013000',
  DK: 'DK5000400440116243',
  EE: 'EE382200221020145685',
  ES: 'ES9121000418450200051332',
  FI: 'FI2112345600000785',
  FR: 'FR1420041010050500013M02606',
  GB: 'GB29NWBK60161331926819',
  GI: 'GI75NWBK000000007099453',
  GR: 'GR1601101250000000012300695',
  HR: 'HR1210010051863000160',
  HU: 'HU42117730161111101800000000',
  IE: 'IE29AIBK93115212345678',
  IS: 'IS140159260076545510730339',
  IT: 'IT60X0542811101000000123456',
  LI: 'LI21088100002324013AA',
  LT: 'LT121000011101001000',
  LU: 'LU280019400644750000',
  LV: 'LV80BANK0000435195001',
  MC: 'MC5811222000010123456789030',
  MT: 'MT84MALT011000012345MTLCAST001S',
  NL: 'NL91ABNA0417164300',
  NO: 'NO9386011117947',
  PL: 'PL61109010140000071219812874',
  PT: 'PT50000201231234567890154',
  RO: 'RO49AAAA1B31007593840000',
  SE: 'SE4550000000058398257466',
  SI: 'SI56263300012039086',
  SK: 'SK3112000000198742637541',
  SM: 'SM86U0322509800000000270100',
  VA: 'VA59001123000012345678',
} as const satisfies Record<string, string>;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const DIGITS = '0123456789';
const specifications = getCountrySpecifications();
const countries = Object.keys(specifications).filter(isSEPACountry);
const real = fc.constantFrom(...Object.values(REAL));

/** Reads a country's form of account numbers, such as `^[A-Z]{4}[0-9]{10}$`, as sets of signs. */
function places(country: string): string[] {
  const parts = (specifications[country]?.bban_regexp ?? '').matchAll(/\[([^\]]+)\]\{(\d+)\}/g);
  return [...parts].flatMap(([, signs = '', count]) => {
    const set = (signs.includes('A-Z') ? LETTERS : '') + (signs.includes('0-9') ? DIGITS : '');
    return Array.from({ length: Number(count) }, () => set);
  });
}

/** Any account number of a country: drawn until its bank's own check digits are right, too. */
function draw(country: string, seed: number): string {
  const sets = places(country);
  let state = seed;
  const next = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
  for (;;) {
    const bban = sets.map((set) => set.charAt(next(set.length))).join('');
    if (isValidBBAN(bban, country)) return composeIBAN({ countryCode: country, bban }) ?? '';
  }
}
const made = fc.tuple(fc.constantFrom(...countries), fc.nat()).map(([country, seed]) => draw(country, seed));

const wrong: ReadonlySet<string | null> = new Set([null, 'missing', 'length', 'checksum', 'country', 'sepa']);

describe('an IBAN', () => {
  it.each(Object.entries(REAL))('of %s is known by country and checksum [VA-08]', (country, iban) => {
    expect(ibanProblem(iban)).toBeNull();
    expect(ibanCountry(iban)).toBe(country);
    expect(ibanLength(country)).toBe(iban.length);
    expect(isIbanComplete(iban)).toBe(true);
  });

  it('is tried for every country of the SEPA [VA-08]', () => {
    expect(Object.keys(REAL).toSorted()).toEqual(countries.toSorted());
  });

  it.each(countries)('of %s is accepted, whatever its account [VA-08]', (country) => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const iban = draw(country, seed);
        expect([iban.length, ibanProblem(iban)]).toEqual([ibanLength(country), null]);
      }),
      { numRuns: 20 },
    );
  });

  it('may be written with spaces, dashes, small letters and its name [VA-08]', () => {
    fc.assert(
      fc.property(fc.oneof(real, made), fc.constantFrom(' ', '-', '', ' '), (iban, between) => {
        expect(ibanProblem(` IBAN: ${iban.toLowerCase().split('').join(between)} `)).toBeNull();
      }),
    );
  });

  it('with one wrong digit is caught, whichever it is [VA-08]', () => {
    fc.assert(
      fc.property(fc.oneof(real, made), fc.nat(), fc.integer({ min: 1, max: 9 }), (iban, place, more) => {
        const places = iban.split('').flatMap((sign, index) => (/\d/.test(sign) ? [index] : []));
        const at = places[place % places.length] ?? 2;
        const digit = (Number(iban.charAt(at)) + more) % 10;
        expect(ibanProblem(iban.slice(0, at) + digit + iban.slice(at + 1))).toBe('checksum');
      }),
      { numRuns: 2_000 },
    );
  });

  it('with two neighbouring digits, or letters, swapped is caught [VA-08]', () => {
    fc.assert(
      fc.property(fc.oneof(real, made), fc.nat(), (iban, place) => {
        const at = 2 + (place % (iban.length - 3));
        const swapped = iban.slice(0, at) + iban.charAt(at + 1) + iban.charAt(at) + iban.slice(at + 2);
        // A letter counts as two digits: B is 11, so that 1B and B1 are the same number to the checksum.
        const isDigit = (index: number) => /\d/.test(iban.charAt(index));
        fc.pre(swapped !== iban && isDigit(at) === isDigit(at + 1));
        expect(ibanProblem(swapped)).toBe('checksum');
      }),
      { numRuns: 2_000 },
    );
  });

  it('with a character too few or too many is told apart from a wrong one [VA-08]', () => {
    fc.assert(
      fc.property(fc.oneof(real, made), fc.nat(), (iban, place) => {
        const at = 4 + (place % (iban.length - 4));
        expect(ibanProblem(iban.slice(0, at) + iban.slice(at + 1))).toBe('length');
        expect(ibanProblem(`${iban.slice(0, at)}0${iban.slice(at)}`)).toBe('length');
      }),
    );
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['XX91ABNA0417164300', 'country'],
    ['9111', 'country'],
    ['BR1800360305000010009795493C1', 'sepa'],
    ['SA0380000000608010167519', 'sepa'],
    ['NL91ABNA041716430', 'length'],
    ['NL92ABNA0417164300', 'checksum'],
  ] as const)('%j is refused as %s [VA-08]', (text, problem) => {
    expect(ibanProblem(text)).toBe(problem);
  });

  it('of nobody never passes, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const problem = ibanProblem(text);
        expect(wrong.has(problem)).toBe(true);
      }),
    );
  });
});
