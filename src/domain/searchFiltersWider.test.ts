import { describe, expect, it } from 'vitest';
import type { SearchFilters } from './model';
import { NO_WISHES } from './searchFilters';
import { widerSearches } from './searchFiltersWider';

const open: SearchFilters = {
  ...NO_WISHES,
  gender: 'female',
  country: 'BE',
  countryregion: null,
  min_age: 18,
  max_age: 99,
};

describe('wider searches [BX-10]', () => {
  it('give up the place first, then the wishes, then the ages, each on top of the one before', () => {
    const narrow: SearchFilters = {
      ...open,
      countryregion: 'Namur',
      min_age: 30,
      max_age: 40,
      interests: ['wine'],
      has_photo: true,
      max_distance: 25,
      sort: 'newest',
    };
    const searches = widerSearches(narrow, 18);
    expect(searches.map(({ gaveUp }) => gaveUp)).toEqual([
      ['place'],
      ['place', 'wishes'],
      ['place', 'wishes', 'age'],
    ]);
    expect(searches[0]?.filters).toEqual({ ...narrow, countryregion: null, max_distance: null });
    expect(searches[2]?.filters).toEqual({ ...open, sort: 'newest' });
  });

  it('give up only what was asked for, and never gender and country', () => {
    expect(widerSearches(open, 18)).toEqual([]);
    expect(widerSearches({ ...open, gender: 'male', country: 'DE' }, 18)).toEqual([]);
    expect(widerSearches({ ...open, max_age: 40 }, 18).map(({ gaveUp }) => gaveUp)).toEqual([['age']]);
    expect(widerSearches({ ...open, max_distance: 10 }, 18).map(({ gaveUp }) => gaveUp)).toEqual([['place']]);
  });

  it('go no lower than the least age', () => {
    expect(widerSearches({ ...open, min_age: 30 }, 21)[0]?.filters.min_age).toBe(21);
    expect(widerSearches({ ...open, min_age: 21 }, 21)).toEqual([]);
  });
});
