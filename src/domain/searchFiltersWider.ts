/** Wider searches for when (almost) nobody fits: what is given up, step by step (spec 2). */
import { GREATEST_AGE } from '@/config/limits';
import type { SearchFilters } from './model';
import { hasWishes, NO_WISHES } from './searchFilters';

/** What a step gives up: the place within the country, the wishes beyond gender, country and age, the ages. */
export type Widening = 'place' | 'wishes' | 'age';
export interface WiderSearch {
  /** Everything that this step and those before it gave up. */
  gaveUp: readonly Widening[];
  filters: SearchFilters;
}

/**
 * The searches to try one after the other, each wider than the one before; gender and country are never given up.
 * @param filters the search that found too few
 * @param least the least age to search for, full years
 * @returns none when nothing is left to give up
 */
export function widerSearches(filters: SearchFilters, least: number): WiderSearch[] {
  const { min_age, max_age } = filters;
  const hasPlace = filters.countryregion !== null || filters.max_distance !== null;
  const hasAges = min_age > least || max_age < GREATEST_AGE;
  const steps: { widening: Widening; applies: boolean; change: Partial<SearchFilters> }[] = [
    { widening: 'place', applies: hasPlace, change: { countryregion: null, max_distance: null } },
    {
      widening: 'wishes',
      applies: hasWishes({ ...filters, max_distance: null }),
      change: { ...NO_WISHES, sort: filters.sort },
    },
    { widening: 'age', applies: hasAges, change: { min_age: least, max_age: GREATEST_AGE } },
  ];
  const searches: WiderSearch[] = [];
  let widest: WiderSearch = { gaveUp: [], filters };
  for (const { widening, applies, change } of steps) {
    if (!applies) continue;
    widest = { gaveUp: [...widest.gaveUp, widening], filters: { ...widest.filters, ...change } };
    searches.push(widest);
  }
  return searches;
}
