/** The filters of the member search: where they start, how the address carries them, which ones differ (spec 3). */
import { COUNTRIES } from '@/config/countries';
import { GREATEST_AGE, LEAST_AGE } from '@/config/limits';
import { clampNumber } from '@/lib/clampNumber';
import { leastAge } from './age';
import type { SearchFilters, Settings, User } from './model';

const COUNTRY = /^[A-Z]{2}$/u;
const REGION_MOST_CHARACTERS = 80;

export type FilterChipKind = 'gender' | 'country' | 'countryregion' | 'age';
/** A filter that differs from the defaults. */
export interface FilterChip {
  kind: FilterChipKind;
  /** The filters once this chip is removed. */
  without: SearchFilters;
}

/**
 * The filters to start with: whom the member looks for, in the member's own country; a visitor's by address.
 * @param user null for a visitor
 * @param settings null while the settings are not known
 */
export function defaultFilters(
  user: { looking_for: User['looking_for']; profile: Pick<User['profile'], 'country'> } | null,
  settings: Pick<Settings, 'geoip_selected_country' | 'geoip_country' | 'min_age'> | null,
): SearchFilters {
  const visitorCountry = settings?.geoip_selected_country ?? settings?.geoip_country ?? COUNTRIES[0];
  return {
    gender: user?.looking_for ?? 'female',
    country: user?.profile.country ?? visitorCountry,
    countryregion: null,
    min_age: leastAge(settings?.min_age ?? LEAST_AGE),
    max_age: GREATEST_AGE,
  };
}

/** Brings ages into 18 to 99 and into order. */
export function saneFilters(filters: SearchFilters): SearchFilters {
  const [a, b] = [clampedAge(filters.min_age), clampedAge(filters.max_age)];
  return { ...filters, min_age: Math.min(a, b), max_age: Math.max(a, b) };
}

/**
 * Reads the filters of an address; what it does not name, or names wrongly, is the default's.
 * @param search the query, with or without `?`
 * @param defaults see {@link defaultFilters}
 */
export function filtersFromQuery(search: string, defaults: SearchFilters): SearchFilters {
  const query = new URLSearchParams(search);
  const gender = query.get('gender');
  const country = query.get('country')?.toUpperCase() ?? '';
  const region = query.get('countryregion')?.trim().slice(0, REGION_MOST_CHARACTERS) ?? '';
  const namesCountry = COUNTRY.test(country);
  return saneFilters({
    gender: gender === 'male' || gender === 'female' ? gender : defaults.gender,
    country: namesCountry ? country : defaults.country,
    // A region belongs to its country: another country never inherits the default's region.
    countryregion: region === '' ? (namesCountry ? null : defaults.countryregion) : region,
    min_age: ageOf(query.get('min_age'), defaults.min_age),
    max_age: ageOf(query.get('max_age'), defaults.max_age),
  });
}

/**
 * Writes the filters for an address.
 * @returns the query without `?`
 */
export function filtersToQuery(filters: SearchFilters): string {
  const query = new URLSearchParams({ gender: filters.gender, country: filters.country });
  if (filters.countryregion !== null) query.set('countryregion', filters.countryregion);
  query.set('min_age', String(filters.min_age));
  query.set('max_age', String(filters.max_age));
  return query.toString();
}

/**
 * The filters that differ from the defaults, each with what removing it leaves.
 * @param filters the filters in force
 * @param defaults see {@link defaultFilters}
 */
export function activeFilterChips(filters: SearchFilters, defaults: SearchFilters): FilterChip[] {
  const chips: FilterChip[] = [];
  if (filters.gender !== defaults.gender) {
    chips.push({ kind: 'gender', without: { ...filters, gender: defaults.gender } });
  }
  if (filters.country !== defaults.country) {
    const { country, countryregion } = defaults;
    chips.push({ kind: 'country', without: { ...filters, country, countryregion } });
  }
  if (filters.countryregion !== null) {
    chips.push({ kind: 'countryregion', without: { ...filters, countryregion: null } });
  }
  if (filters.min_age !== defaults.min_age || filters.max_age !== defaults.max_age) {
    const { min_age, max_age } = defaults;
    chips.push({ kind: 'age', without: { ...filters, min_age, max_age } });
  }
  return chips;
}

function ageOf(text: string | null, fallback: number): number {
  return text !== null && /^\d{1,3}$/u.test(text) ? Number(text) : fallback;
}

function clampedAge(age: number): number {
  return clampNumber(Math.round(age), LEAST_AGE, GREATEST_AGE);
}
