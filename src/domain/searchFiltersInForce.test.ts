import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchFilters } from './model';
import { NO_WISHES, SORTS } from './searchFilters';
import { filtersInForce, withoutFilters } from './searchFiltersInForce';

const defaults: SearchFilters = {
  ...NO_WISHES,
  gender: 'female',
  country: 'NL',
  countryregion: null,
  min_age: 18,
  max_age: 99,
};
const filters: fc.Arbitrary<SearchFilters> = fc.record({
  gender: fc.constantFrom('male' as const, 'female' as const),
  country: fc.constantFrom('NL', 'DE', 'US'),
  countryregion: fc.option(fc.constantFrom('Utrecht', 'Bayern')),
  min_age: fc.integer({ min: 18, max: 50 }),
  max_age: fc.integer({ min: 50, max: 99 }),
  interests: fc.uniqueArray(fc.constantFrom('wine', 'tea', 'hiking')),
  has_photo: fc.boolean(),
  online_recently: fc.boolean(),
  new: fc.boolean(),
  max_distance: fc.option(fc.integer({ min: 1, max: 1_000 })),
  sort: fc.constantFrom(...SORTS),
});

describe('filters in force', () => {
  it('are all that differ, each with what removing it leaves [BX-09]', () => {
    const some = { ...defaults, country: 'DE', countryregion: 'Bayern', min_age: 30, max_age: 40 };
    const found = filtersInForce({ ...some, gender: 'male' }, defaults);
    expect(found.map(({ kind }) => kind)).toEqual(['gender', 'country', 'countryregion', 'age']);
    expect(found[1]?.without).toEqual({
      ...some,
      gender: 'male',
      country: 'NL',
      countryregion: null,
    });
    expect(found[3]?.without).toMatchObject({ min_age: 18, max_age: 99 });
    expect(filtersInForce({ ...defaults, max_age: 60 }, defaults)).toHaveLength(1);
  });

  it('name each interest and each wish by itself, and never the order [BX-10]', () => {
    const wide = { ...defaults, interests: ['wine', 'tea'], has_photo: true, max_distance: 25 };
    const found = filtersInForce({ ...wide, sort: 'newest' }, defaults);
    expect(found.map(({ kind }) => kind)).toEqual(['max_distance', 'has_photo', 'interest', 'interest']);
    expect(found.at(-1)?.without.interests).toEqual(['wine']);
    expect(filtersInForce({ ...defaults, sort: 'newest' }, defaults)).toEqual([]);
  });

  it('lead back to the defaults one after the other or together, in the order that was chosen [BX-09]', () => {
    fc.assert(
      fc.property(filters, (start) => {
        let current = start;
        let left = filtersInForce(current, defaults);
        for (let removed = 0; removed < 12 && left[0]; removed += 1) {
          const before = left.length;
          current = left[0].without;
          left = filtersInForce(current, defaults);
          expect(left.length).toBeLessThan(before);
        }
        expect(current).toEqual({ ...defaults, sort: start.sort });
        expect(withoutFilters(start, defaults)).toEqual(current);
      }),
    );
  });
});
