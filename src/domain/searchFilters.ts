/** The filters of the member search: where they start, and how the address carries them (spec 3). */
import { COUNTRIES } from '@/config/countries';
import { GREATEST_AGE, LEAST_AGE } from '@/config/limits';
import { clampNumber } from '@/lib/clampNumber';
import { leastAge } from './leastAge';
import type { SearchFilters, SearchSort, Settings, User } from './model';

const COUNTRY = /^[A-Z]{2}$/u;
const REGION_MOST_CHARACTERS = 80;
const INTEREST = /^[a-z]{1,30}$/u;
/** More is further than any two members of a country are apart. */
const MOST_KILOMETRES = 1_000;

/** The orders of the results; the first is where a search starts. */
export const SORTS = ['recommended', 'nearest', 'newest', 'active'] as const satisfies readonly SearchSort[];

/** The filters beyond those of the spec, as they are when nobody has set them. */
export const NO_WISHES = {
  interests: [],
  has_photo: false,
  online_recently: false,
  new: false,
  max_distance: null,
  sort: SORTS[0],
} satisfies Partial<SearchFilters>;

/** What an address may ask for. */
export interface SearchOffer {
  /** Names of the interests that the server knows; null while that is unknown. */
  interests: readonly string[] | null;
  /** True when the place of whoever searches is known: only then is anybody near or far. */
  nearby: boolean;
}
const ANY_OFFER: SearchOffer = { interests: null, nearby: true };

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
    ...NO_WISHES,
    gender: user?.looking_for ?? 'female',
    country: user?.profile.country ?? visitorCountry,
    countryregion: null,
    min_age: leastAge(settings?.min_age ?? LEAST_AGE),
    max_age: GREATEST_AGE,
  };
}

/** The filters alone, out of a state that holds more beside them. */
export function pickFilters(state: SearchFilters): SearchFilters {
  const { gender, country, countryregion, min_age, max_age } = state;
  const { interests, has_photo, online_recently, max_distance, sort } = state;
  return {
    gender,
    country,
    countryregion,
    min_age,
    max_age,
    interests,
    has_photo,
    online_recently,
    new: state.new,
    max_distance,
    sort,
  };
}

/** Says whether one of the filters beyond the spec's is set; the order is none of them. */
export const hasWishes = (filters: SearchFilters): boolean =>
  filters.interests.length > 0 ||
  filters.has_photo ||
  filters.online_recently ||
  filters.new ||
  filters.max_distance !== null;

/** Says whether an address names any filter. @param search the query, with or without `?` */
export function namesFilters(search: string): boolean {
  const query = new URLSearchParams(search);
  return Object.keys(defaultFilters(null, null)).some((name) => query.has(name));
}

/** Brings ages into 18 to 99 and into order. */
export function saneFilters(filters: SearchFilters): SearchFilters {
  const [a, b] = [clampedAge(filters.min_age), clampedAge(filters.max_age)];
  return { ...filters, min_age: Math.min(a, b), max_age: Math.max(a, b) };
}

/**
 * Reads the filters of an address. Of the spec's own filters what it does not name, or names wrongly, is the default's;
 * of the wider ones it is none.
 * @param search the query, with or without `?`
 * @param defaults see {@link defaultFilters}
 * @param offer what may be asked for
 */
export function filtersFromQuery(
  search: string,
  defaults: SearchFilters,
  offer: SearchOffer = ANY_OFFER,
): SearchFilters {
  const query = new URLSearchParams(search);
  const gender = query.get('gender');
  const country = query.get('country')?.toUpperCase() ?? '';
  const region = query.get('countryregion')?.trim().slice(0, REGION_MOST_CHARACTERS) ?? '';
  const namesCountry = COUNTRY.test(country);
  const isSet = (name: string) => query.get(name) === 'true';
  const sort = SORTS.find((known) => known === query.get('sort')) ?? NO_WISHES.sort;
  return saneFilters({
    gender: gender === 'male' || gender === 'female' ? gender : defaults.gender,
    country: namesCountry ? country : defaults.country,
    // A region belongs to its country: another country never inherits the default's region.
    countryregion: region === '' ? (namesCountry ? null : defaults.countryregion) : region,
    min_age: wholeNumber(query.get('min_age')) ?? defaults.min_age,
    max_age: wholeNumber(query.get('max_age')) ?? defaults.max_age,
    interests: interestsOf(query.get('interests'), offer.interests),
    has_photo: isSet('has_photo'),
    online_recently: isSet('online_recently'),
    new: isSet('new'),
    max_distance: offer.nearby ? distanceOf(query.get('max_distance')) : null,
    sort: sort === 'nearest' && !offer.nearby ? NO_WISHES.sort : sort,
  });
}

/**
 * Writes the filters for an address; the wider ones only where they are set, so that an older link reads the same.
 * @returns the query without `?`
 */
export function filtersToQuery(filters: SearchFilters): string {
  const query = new URLSearchParams({ gender: filters.gender, country: filters.country });
  const set = (name: string, value: string, differs: boolean) => differs && query.set(name, value);
  set('countryregion', filters.countryregion ?? '', filters.countryregion !== null);
  set('min_age', String(filters.min_age), true);
  set('max_age', String(filters.max_age), true);
  set('interests', filters.interests.join(','), filters.interests.length > 0);
  set('has_photo', 'true', filters.has_photo);
  set('online_recently', 'true', filters.online_recently);
  set('new', 'true', filters.new);
  set('max_distance', String(filters.max_distance), filters.max_distance !== null);
  set('sort', filters.sort, filters.sort !== NO_WISHES.sort);
  // A comma means nothing in a query and reads better as itself.
  return query.toString().replaceAll('%2C', ',');
}

function interestsOf(text: string | null, offered: SearchOffer['interests']): string[] {
  const names = (text ?? '').split(',').filter((name) => INTEREST.test(name));
  return [...new Set(names)].filter((name) => offered === null || offered.includes(name));
}

function distanceOf(text: string | null): number | null {
  const kilometres = wholeNumber(text) ?? 0;
  return kilometres > 0 ? Math.min(kilometres, MOST_KILOMETRES) : null;
}

/** @returns null for a text that is no whole number of at most four digits */
function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,4}$/u.test(text) ? Number(text) : null;
}

function clampedAge(age: number): number {
  return clampNumber(Math.round(age), LEAST_AGE, GREATEST_AGE);
}
