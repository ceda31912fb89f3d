/** Postcodes of many countries, and what is none. */
import { describe, expect, it } from 'vitest';
import { postcode } from './postcode';

describe('a postcode', () => {
  it.each([
    ['1012ab', 'NL', '1012 AB'],
    ['1012  ab', 'NL', '1012 AB'],
    ['sw1a1aa', 'GB', 'SW1A 1AA'],
    ['m11ae', 'GB', 'M1 1AE'],
    ['d02x285', 'IE', 'D02 X285'],
    ['00950', 'PL', '00-950'],
    ['2000', 'BE', '2000'],
    // Of another country than the member's.
    ['1015cx', 'BE', '1015 CX'],
    ['00950', 'DE', '00950'],
    ['10115', 'NL', '10115'],
    ['1000-205', 'PL', '1000-205'],
    ['LV-1050', 'DE', 'LV-1050'],
    ['110 00', 'DE', '110 00'],
    ['101', 'DE', '101'],
  ])('%j in %s is %s [SC-11]', (text, country, code) => {
    expect(postcode(text, country)).toBe(code);
  });

  it.each(['', '12', 'Ghent', '1012 AB, Amsterdam', '123456789012', '1 2 3 4 5', '10#12'])(
    'is not %j',
    (text) => {
      expect(postcode(text, 'NL')).toBeNull();
    },
  );
});
