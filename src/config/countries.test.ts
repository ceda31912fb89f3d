import { describe, expect, it } from 'vitest';
import { COUNTRIES, countryLanguages, isCountry, regionLabel } from './countries';

describe('countries', () => {
  it.each([
    ['US', 'en es'],
    ['NL', 'nl'],
    ['BE', 'nl fr de'],
    ['FR', 'fr'],
    ['IT', 'it'],
    ['ES', 'es'],
    ['DE', 'de'],
    ['AT', 'de'],
    ['IE', 'en'],
    ['GB', 'en'],
    ['CA', 'en fr'],
    ['PL', 'pl'],
    ['AU', 'en'],
    ['NZ', 'en'],
    ['CH', 'de it fr en'],
  ])('%s speaks %s [CO-05]', (country, languages) => {
    expect(countryLanguages(country).join(' ')).toBe(languages);
  });

  it('lists the 15 countries in order [CO-05]', () => {
    expect(COUNTRIES.join(' ')).toBe('US NL BE FR IT ES DE AT IE GB CA PL AU NZ CH');
  });

  it.each([
    ['province', 'NL BE IE IT ES CA NZ'],
    ['region', 'GB FR'],
    ['state', 'DE AT US AU'],
    ['canton', 'CH'],
    ['voivodeship', 'PL'],
  ])('calls it %s in %s [CO-04]', (label, countries) => {
    expect(new Set(countries.split(' ').map(regionLabel))).toEqual(new Set([label]));
  });

  it('has a neutral answer for a country that the lists do not name [CO-04] [CO-05]', () => {
    expect(isCountry('SE')).toBe(false);
    expect(regionLabel('SE')).toBe('region');
    expect(countryLanguages('SE')).toEqual(['en']);
  });
});
