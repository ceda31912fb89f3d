/** Numbers as people write them, for the one who has to dial them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from '@/config/countries';
import { DIALLING } from '@/config/dialCodes';
import { internationalPhone } from './internationalPhone';

describe('a telephone number', () => {
  it.each([
    ['06 1234 5678', 'NL', '+31612345678'],
    ['+31 (0)6 12345678', 'NL', '+31612345678'],
    ['0032 470 12 34 56', 'NL', '+32470123456'],
    ['01512-3456789', 'DE', '+4915123456789'],
    ['312 345 6789', 'IT', '+393123456789'],
    ['612 34 56 78', 'ES', '+34612345678'],
    ['(416) 555-0134', 'CA', '+14165550134'],
    ['1 416 555 0134', 'CA', '+14165550134'],
    ['+48512345678', 'XX', '+48512345678'],
  ])('%s in %s is %s [SC-11]', (text, country, number) => {
    expect(internationalPhone(text, country)).toBe(number);
  });

  it.each(['', '12', 'call me', '+0612345678', '+31612345678901234', '06 1234 567a'])('is not %j', (text) => {
    expect(internationalPhone(text, 'NL')).toBeNull();
  });

  it('without a code is none where the country is not known', () => {
    expect(internationalPhone('0612345678', 'XX')).toBeNull();
  });

  it.each(COUNTRIES)('is understood as the example of %s is written', (country) => {
    const { example } = DIALLING[country];
    expect(internationalPhone(example, 'XX')).toBe(example.replaceAll(' ', ''));
  });

  it('is itself once it is international', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...COUNTRIES), (text, country) => {
        const number = internationalPhone(text, country);
        expect(number === null ? null : internationalPhone(number, 'XX')).toBe(number);
      }),
    );
  });
});
