import { describe, expect, it } from 'vitest';
import { defaultFilters } from './searchFilters';
import { findsNear } from './searchNearness';
import type { SearchFilters } from './model';

const HOME = { country: 'BE', region: 'East Flanders', city: 'Ghent' };
const search = (change: Partial<SearchFilters> = {}): SearchFilters => ({
  ...defaultFilters(null, null),
  country: 'BE',
  ...change,
});

describe('a search finds people near [RT-02]', () => {
  it.each<[string, Partial<SearchFilters>]>([
    ['in the order it begins with', {}],
    ['with the nearest first', { sort: 'nearest' }],
    ['in the own region', { countryregion: 'East Flanders' }],
    ['within a distance, in any order', { max_distance: 25, sort: 'newest' }],
  ])('%s', (_, change) => {
    expect(findsNear(search(change), HOME)).toBe(true);
  });

  it.each<[string, Partial<SearchFilters>]>([
    ['in another country', { country: 'NL' }],
    ['in another region', { countryregion: 'Antwerp' }],
    ['with the newest first', { sort: 'newest' }],
    ['by activity', { sort: 'active' }],
  ])('but not %s', (_, change) => {
    expect(findsNear(search(change), HOME)).toBe(false);
  });

  it('but not for a visitor, nor for a member whose town is unknown', () => {
    expect(findsNear(search(), null)).toBe(false);
    expect(findsNear(search({ max_distance: 25 }), { ...HOME, city: null })).toBe(false);
  });
});
