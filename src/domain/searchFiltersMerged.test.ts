/** Choices that are not applied yet, and filters that change meanwhile. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SearchFilters } from './model';
import { NO_WISHES, SORTS } from './searchFilters';
import { mergedFilters } from './searchFiltersMerged';

const filters: SearchFilters = {
  ...NO_WISHES,
  gender: 'female',
  country: 'BE',
  countryregion: 'Antwerp',
  min_age: 25,
  max_age: 58,
};

describe('choices that are not applied yet [BX-10]', () => {
  it('stay when a filter is taken away, which goes alone', () => {
    const before = { ...filters, interests: ['wine', 'art'] };
    const draft = { ...before, has_photo: true, interests: ['wine', 'art', 'tea'] };
    const now = { ...before, countryregion: null, interests: ['art'] };
    expect(mergedFilters(draft, before, now)).toEqual({
      ...filters,
      countryregion: null,
      has_photo: true,
      interests: ['art', 'tea'],
    });
  });

  it('are sent in the order that is chosen beside them', () => {
    const draft = { ...filters, online_recently: true };
    const now: SearchFilters = { ...filters, sort: 'newest' };
    expect(mergedFilters(draft, filters, now)).toEqual({ ...draft, sort: 'newest' });
  });

  it('never pair a country with a region of another one', () => {
    const abroad = { ...filters, country: 'NL', countryregion: null };
    expect(mergedFilters(abroad, filters, { ...filters, countryregion: null })).toEqual(abroad);
    expect(mergedFilters(abroad, filters, { ...filters, countryregion: 'Liège' })).toEqual(abroad);
    const moved = { ...filters, country: 'DE', countryregion: 'Hessen' };
    expect(mergedFilters({ ...filters, countryregion: 'Liège' }, filters, moved)).toEqual(moved);
    expect(mergedFilters(abroad, filters, moved)).toEqual(moved);
  });

  it('leave the ages in order', () => {
    const draft = { ...filters, min_age: 50 };
    expect(mergedFilters(draft, filters, { ...filters, max_age: 40 })).toMatchObject({
      min_age: 40,
      max_age: 50,
    });
  });

  it('are the filters in force where nothing is chosen, and themselves where nothing has changed', () => {
    const regions: Record<string, string[]> = { BE: ['Antwerp', 'Liège'], NL: ['Utrecht'] };
    const anyFilters = fc.constantFrom('BE', 'NL').chain((country) =>
      fc.record<SearchFilters>({
        gender: fc.constantFrom('female', 'male'),
        country: fc.constant(country),
        countryregion: fc.constantFrom(null, ...(regions[country] ?? [])),
        min_age: fc.integer({ min: 18, max: 40 }),
        max_age: fc.integer({ min: 40, max: 99 }),
        interests: fc.uniqueArray(fc.constantFrom('wine', 'tea', 'art')),
        has_photo: fc.boolean(),
        online_recently: fc.boolean(),
        new: fc.boolean(),
        max_distance: fc.constantFrom(null, 10, 50),
        sort: fc.constantFrom(...SORTS),
      }),
    );
    fc.assert(
      fc.property(anyFilters, anyFilters, (one, other) => {
        const followed = mergedFilters(one, one, other);
        expect({ ...followed, interests: followed.interests.toSorted() }).toEqual({
          ...other,
          interests: other.interests.toSorted(),
        });
        expect(mergedFilters(one, other, other)).toEqual(one);
      }),
    );
  });
});
