/** The right of withdrawal by country. */
import { describe, expect, it } from 'vitest';
import { COUNTRIES } from './countries';
import { hasWithdrawal } from './withdrawalCountries';

describe('the right of withdrawal', () => {
  it('belongs to buyers in the European Union and Great Britain', () => {
    expect(COUNTRIES.filter((country) => hasWithdrawal(country)).sort()).toEqual([
      'AT',
      'BE',
      'DE',
      'ES',
      'FR',
      'GB',
      'IE',
      'IT',
      'NL',
      'PL',
    ]);
  });
  it('is not claimed for a country that is not known', () => {
    expect(hasWithdrawal('')).toBe(false);
    expect(hasWithdrawal('XX')).toBe(false);
  });
});
