/** Which filters of a search differ from where it started, and what taking one of them away leaves (spec 3). */
import type { SearchFilters } from './model';

const SWITCHES = ['has_photo', 'online_recently', 'new'] as const;

export type FilterKind =
  | 'gender'
  | 'country'
  | 'countryregion'
  | 'age'
  | 'max_distance'
  | (typeof SWITCHES)[number];
/** A filter that differs from the defaults, with the filters once it is removed. Each interest is one of its own. */
export type FilterInForce =
  | { kind: FilterKind; without: SearchFilters }
  | { kind: 'interest'; interest: string; without: SearchFilters };

/**
 * The order of the results is no filter and stays.
 * @param filters the filters in force
 * @param defaults see defaultFilters
 */
export function filtersInForce(filters: SearchFilters, defaults: SearchFilters): FilterInForce[] {
  const found: FilterInForce[] = [];
  const add = (kind: FilterKind, differs: boolean, change: Partial<SearchFilters>) => {
    if (differs) found.push({ kind, without: { ...filters, ...change } });
  };
  const { gender, country, countryregion, min_age, max_age } = defaults;
  add('gender', filters.gender !== gender, { gender });
  add('country', filters.country !== country, { country, countryregion });
  add('countryregion', filters.countryregion !== null, { countryregion: null });
  add('max_distance', filters.max_distance !== null, { max_distance: null });
  add('age', filters.min_age !== min_age || filters.max_age !== max_age, { min_age, max_age });
  for (const name of SWITCHES) add(name, filters[name], { [name]: false });
  for (const interest of filters.interests) {
    const interests = filters.interests.filter((other) => other !== interest);
    found.push({ kind: 'interest', interest, without: { ...filters, interests } });
  }
  return found;
}

/** The filters as they started; the order of the results stays as it was chosen. */
export const withoutFilters = (filters: SearchFilters, defaults: SearchFilters): SearchFilters => ({
  ...defaults,
  sort: filters.sort,
});
