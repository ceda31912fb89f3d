import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  defaultFilters,
  filtersFromQuery,
  filtersToQuery,
  namesFilters,
  NO_WISHES,
  saneFilters,
  SORTS,
} from './searchFilters';
import type { SearchFilters } from './model';

const defaults: SearchFilters = {
  ...NO_WISHES,
  gender: 'female',
  country: 'NL',
  countryregion: null,
  min_age: 18,
  max_age: 99,
};
const settings = { geoip_country: 'DE', geoip_selected_country: null, min_age: 18 };
const filters: fc.Arbitrary<SearchFilters> = fc
  .record({
    gender: fc.constantFrom('male' as const, 'female' as const),
    country: fc.constantFrom('NL', 'DE', 'US'),
    countryregion: fc.option(fc.constantFrom('Utrecht', 'Île-de-France', 'a & b = c')),
    min_age: fc.integer({ min: -5, max: 200 }),
    max_age: fc.integer({ min: -5, max: 200 }),
    interests: fc.uniqueArray(fc.constantFrom('wine', 'tea', 'hiking', 'music')),
    has_photo: fc.boolean(),
    online_recently: fc.boolean(),
    new: fc.boolean(),
    max_distance: fc.option(fc.integer({ min: 1, max: 1_000 })),
    sort: fc.constantFrom(...SORTS),
  })
  .map(saneFilters);

describe('defaultFilters', () => {
  it('searches whom the member looks for, in the country of the member [EN-06]', () => {
    const user = { looking_for: 'male', profile: { country: 'BE' } } as const;
    expect(defaultFilters(user, settings)).toEqual({ ...defaults, gender: 'male', country: 'BE' });
  });

  it('goes by the place of a visitor, the selected one first [EN-06]', () => {
    expect(defaultFilters(null, settings).country).toBe('DE');
    expect(defaultFilters(null, { ...settings, geoip_selected_country: 'PL' }).country).toBe('PL');
    expect(defaultFilters(null, null)).toEqual({ ...defaults, country: 'US' });
  });

  it('starts at the least age of the settings, never under 18 [VA-02]', () => {
    expect(defaultFilters(null, { ...settings, min_age: 21 }).min_age).toBe(21);
    expect(defaultFilters(null, { ...settings, min_age: 16 }).min_age).toBe(18);
  });
});

describe('filtersFromQuery', () => {
  it('reads what the address names and leaves the rest to the defaults [BX-09]', () => {
    expect(filtersFromQuery('?gender=male&min_age=30', defaults)).toEqual({
      ...defaults,
      gender: 'male',
      min_age: 30,
    });
    expect(filtersFromQuery('country=de&countryregion=%20Bayern%20', defaults)).toEqual({
      ...defaults,
      country: 'DE',
      countryregion: 'Bayern',
    });
    expect(filtersFromQuery('', defaults)).toEqual(defaults);
  });

  it('never searches under 18, and puts ages in order [VA-02]', () => {
    expect(filtersFromQuery('min_age=12&max_age=17', defaults)).toEqual({
      ...defaults,
      min_age: 18,
      max_age: 18,
    });
    expect(filtersFromQuery('min_age=50&max_age=30', defaults)).toEqual({
      ...defaults,
      min_age: 30,
      max_age: 50,
    });
    expect(filtersFromQuery('max_age=500', defaults).max_age).toBe(99);
  });

  it('ignores what makes no sense [BX-09]', () => {
    const query = 'gender=other&country=Nowhere&countryregion=&min_age=-3&max_age=abc';
    expect(filtersFromQuery(query, defaults)).toEqual(defaults);
  });

  it("gives another country none of the default country's regions [BX-09]", () => {
    const inRegion = { ...defaults, countryregion: 'Utrecht' };
    expect(filtersFromQuery('country=DE', inRegion).countryregion).toBeNull();
    expect(filtersFromQuery('gender=male', inRegion).countryregion).toBe('Utrecht');
  });

  it('reads back what was written, whatever the defaults [BX-09]', () => {
    fc.assert(
      fc.property(filters, filters, (written, other) => {
        expect(filtersFromQuery(filtersToQuery(written), other)).toEqual(written);
      }),
    );
  });

  it('gives sane filters for any address, and the same ones when they are written and read again [BX-09] [BX-10] [VA-02]', () => {
    const name = fc.constantFrom(...Object.keys(defaults), 'x');
    const likely = fc.constantFrom(
      'true',
      'false',
      'nearest',
      'active',
      'wine,tea',
      'wine,wine,sex,Wine',
      'DE',
    );
    const query = fc.array(fc.tuple(name, fc.oneof(fc.string(), likely, fc.integer().map(String))));
    const offers = fc.record({
      interests: fc.constantFrom(null, [], ['wine', 'tea']),
      nearby: fc.boolean(),
    });
    fc.assert(
      fc.property(query, offers, (pairs, offer) => {
        const read = filtersFromQuery(new URLSearchParams(pairs).toString(), defaults, offer);
        expect(read.min_age).toBeGreaterThanOrEqual(18);
        expect(read.max_age).toBeGreaterThanOrEqual(read.min_age);
        expect(read.max_age).toBeLessThanOrEqual(99);
        expect(new Set(read.interests).size).toBe(read.interests.length);
        expect(offer.interests ?? read.interests).toEqual(expect.arrayContaining(read.interests));
        expect(read.max_distance === null || (offer.nearby && read.max_distance > 0)).toBe(true);
        expect(read.sort !== 'nearest' || offer.nearby).toBe(true);
        expect(SORTS).toContain(read.sort);
        expect(saneFilters(read)).toEqual(read);
        const written = filtersToQuery(read);
        expect(filtersFromQuery(written, defaults, offer)).toEqual(read);
        expect(filtersToQuery(filtersFromQuery(written, defaults, offer))).toBe(written);
      }),
    );
  });

  it('reads the wider filters, and offers no distance where the own place is unknown [BX-10]', () => {
    const query =
      'interests=wine,tea&has_photo=true&online_recently=true&new=true&max_distance=30&sort=nearest';
    const wide = {
      interests: ['wine', 'tea'],
      has_photo: true,
      online_recently: true,
      new: true,
      max_distance: 30,
      sort: 'nearest',
    };
    expect(filtersFromQuery(query, defaults)).toEqual({ ...defaults, ...wide });
    expect(filtersFromQuery(query, defaults, { interests: ['tea'], nearby: false })).toEqual({
      ...defaults,
      ...wide,
      interests: ['tea'],
      max_distance: null,
      sort: 'recommended',
    });
    expect(filtersFromQuery('has_photo=1&new=yes&max_distance=0&sort=best', defaults)).toEqual(defaults);
  });
});

describe('filtersToQuery', () => {
  it('leaves the wider filters out while they are not set, so that older links stay as they were [BX-09]', () => {
    expect(filtersToQuery({ ...defaults, countryregion: 'Utrecht' })).toBe(
      'gender=female&country=NL&countryregion=Utrecht&min_age=18&max_age=99',
    );
    expect(filtersToQuery({ ...defaults, interests: ['wine', 'tea'], sort: 'newest' })).toBe(
      'gender=female&country=NL&min_age=18&max_age=99&interests=wine,tea&sort=newest',
    );
  });

  it('is known as the address of a search', () => {
    expect(namesFilters('?t=3')).toBe(false);
    expect(namesFilters('?sort=newest')).toBe(true);
    expect(namesFilters('gender=male')).toBe(true);
  });
});
