import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  activeFilterChips,
  defaultFilters,
  filtersFromQuery,
  filtersToQuery,
  saneFilters,
} from './searchFilters';
import type { SearchFilters } from './model';

const defaults: SearchFilters = {
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

  it('gives sane filters for any address [BX-09] [VA-02]', () => {
    const part = fc.constantFrom('min_age', 'max_age', 'gender', 'country', 'countryregion', 'x');
    const query = fc.array(fc.tuple(part, fc.oneof(fc.string(), fc.integer().map(String))));
    fc.assert(
      fc.property(query, (pairs) => {
        const read = filtersFromQuery(new URLSearchParams(pairs).toString(), defaults);
        expect(read.min_age).toBeGreaterThanOrEqual(18);
        expect(read.max_age).toBeGreaterThanOrEqual(read.min_age);
        expect(read.max_age).toBeLessThanOrEqual(99);
        expect(saneFilters(read)).toEqual(read);
      }),
    );
  });
});

describe('activeFilterChips', () => {
  it('names every filter that differs, and what removing it leaves [BX-09]', () => {
    const chips = activeFilterChips(
      { gender: 'male', country: 'DE', countryregion: 'Bayern', min_age: 30, max_age: 40 },
      defaults,
    );
    expect(chips.map((chip) => chip.kind)).toEqual(['gender', 'country', 'countryregion', 'age']);
    expect(chips[1]?.without).toEqual({
      gender: 'male',
      country: 'NL',
      countryregion: null,
      min_age: 30,
      max_age: 40,
    });
    expect(chips[3]?.without).toMatchObject({ min_age: 18, max_age: 99 });
  });

  it('shows none for the defaults, and removing chip after chip leads back to them [BX-09]', () => {
    expect(activeFilterChips(defaults, defaults)).toEqual([]);
    fc.assert(
      fc.property(filters, (start) => {
        let current = start;
        for (let removed = 0; removed < 4; removed += 1) {
          current = activeFilterChips(current, defaults)[0]?.without ?? current;
        }
        expect(current).toEqual(defaults);
      }),
    );
  });

  it('shows an age chip when only one end differs [BX-09]', () => {
    expect(activeFilterChips({ ...defaults, max_age: 60 }, defaults)).toHaveLength(1);
  });
});
