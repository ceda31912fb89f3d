/** Whether a search finds people near whoever searches (spec 2). */
import type { Profile, SearchFilters } from './model';

/**
 * Says whether the first results are people near somebody, as the order or a greatest distance makes them.
 * @param filters what is searched for
 * @param home where whoever searches lives; null for a visitor. A place without a city is not known well enough
 */
export function findsNear(
  { country, countryregion, max_distance, sort }: SearchFilters,
  home: Pick<Profile, 'country' | 'region' | 'city'> | null,
): boolean {
  if (home === null || home.city === null) return false;
  if (max_distance !== null) return true;
  // The other orders mix a whole country.
  const isNearFirst = sort === 'recommended' || sort === 'nearest';
  return isNearFirst && country === home.country && (countryregion === null || countryregion === home.region);
}
