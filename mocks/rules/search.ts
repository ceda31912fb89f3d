/** Search: who matches, and on which page (spec 2 and 3; contract, members.php). */
import type { Gender, SearchPage } from '@/domain/model';
import { days, hours } from '../clock';
import type { Member } from '../tables';
import { profileView, standpoint, type Sight } from '../views';
import { fullYears, latestBirth, leastAge } from './age';
import { isHidden } from './aside';
import { separate } from './moods';
import { photosFor } from './photos';
import { shownDistance } from './place';
import { seenAt } from './presence';
import { orders, sortBy, type Sort } from './searchOrder';
import { isListed } from './visibility';
import { cutOf } from '../world/cast';

export const PAGE_SIZE = 24;
const HIGHEST_AGE = 120;
const RECENTLY_MS = hours(24);
const NEW_MS = days(14);

export interface Wanted {
  gender: Gender;
  country: string;
  countryregion: string | null;
  min_age: number;
  max_age: number;
  /** Whoever has one of them; null for everybody. */
  interests: readonly string[] | null;
  has_photo: boolean;
  online_recently: boolean;
  new: boolean;
  /** Kilometres as they are shown; without effect while the viewer's place is unknown. */
  max_distance: number | null;
  sort: Sort;
}

/** A number that travelled as text; the fallback when it is none. */
export function numberFrom(text: string | undefined, fallback: number): number {
  const value = Number(text);
  return text === undefined || text.trim() === '' || !Number.isFinite(value) ? fallback : value;
}

/** What somebody searches for who gave no filters. */
export function defaultSearch({ db, viewer }: Sight): Wanted {
  const me = viewer ? db.members.get(viewer.id) : undefined;
  return {
    gender: me?.looking_for ?? 'female',
    country: me?.country ?? db.settings.geoip_selected_country ?? db.settings.geoip_country,
    countryregion: null,
    min_age: leastAge(db.settings.min_age),
    max_age: HIGHEST_AGE,
    interests: null,
    has_photo: false,
    online_recently: false,
    new: false,
    max_distance: null,
    sort: 'recommended',
  };
}

/** Whether a member may be found or suggested at all: to be seen by the viewer and not hidden by the viewer. */
export const isSuggested = ({ db, viewer }: Sight, member: Member): boolean =>
  isListed(db, member, viewer?.id ?? null) && !isHidden(db, viewer?.id ?? null, member);

/** Tells who has an age within bounds, by their days of birth. */
function agedBetween(min: number, max: number, now: number): (member: Member) => boolean {
  const latest = latestBirth(Math.min(Math.ceil(min), HIGHEST_AGE + 1), now);
  const tooEarly = latestBirth(Math.max(0, Math.min(Math.floor(max), HIGHEST_AGE)) + 1, now);
  return ({ date_of_birth }) => date_of_birth <= latest && date_of_birth > tooEarly;
}

/** Tells who fits the filters that not every search has. */
function fitsWide(wanted: Wanted, { db, now, viewer }: Sight): (member: Member) => boolean {
  const { interests, max_distance } = wanted;
  const here = standpoint(db, viewer);
  return (member) =>
    (!wanted.new || member.joined > now - NEW_MS) &&
    (interests === null || member.interests.some((name) => interests.includes(name))) &&
    (!wanted.has_photo || photosFor(member, viewer).length > 0) &&
    (!wanted.online_recently || seenAt(db, member, now) > now - RECENTLY_MS) &&
    (max_distance === null || !here || (shownDistance(here, member.place) ?? Infinity) <= max_distance);
}

/**
 * Everybody who matches, in the order that is asked for.
 * @param wanted the filters; an age below the least age of the product counts as that age
 */
export function searchMembers(wanted: Wanted, sight: Sight): Member[] {
  const { db, now } = sight;
  const lowest = leastAge(Math.max(wanted.min_age, db.settings.min_age));
  const hasAge = agedBetween(lowest, wanted.max_age, now);
  const fits = fitsWide(wanted, sight);
  const found = [...db.members.values()].filter(
    (member) =>
      member.gender === wanted.gender &&
      member.country === wanted.country &&
      (wanted.countryregion === null || member.region === wanted.countryregion) &&
      hasAge(member) &&
      fits(member) &&
      isSuggested(sight, member),
  );
  return orders[wanted.sort](found, sight);
}

/** Cards in a row of those who are like a member, on phones and on desktops. */
const ROWS_OF_SIMILAR = [2, 5];
/** More than lie between any two members. */
const MANY_YEARS = 200;

/**
 * Members like this one: same gender and country, the nearest in age first; behind all of them who has no picture, or
 * wears their hair like the member and could be taken for a twin.
 */
export function similarMembers(member: Member, sight: Sight): Member[] {
  const { db, now } = sight;
  const ageOf = ({ date_of_birth }: Member) => fullYears(date_of_birth, now) ?? 0;
  const age = ageOf(member);
  const similar = [...db.members.values()].filter(
    (other) =>
      other.id !== member.id &&
      other.gender === member.gender &&
      other.country === member.country &&
      isSuggested(sight, other),
  );
  const cut = ({ photos: [first] }: Member) => first && cutOf(first.image.filename);
  const isBehind = (other: Member) => !cut(other) || cut(other) === cut(member);
  const near = sortBy(similar, (other) => Math.abs(ageOf(other) - age) + (isBehind(other) ? MANY_YEARS : 0));
  // They stand on the page of the member whom they should not look like at once, in two or five columns.
  return separate([member, ...near], ROWS_OF_SIMILAR).slice(1);
}

/** One page of a list; a page after the last one is empty. */
export function pageOf(members: readonly Member[], pageNumber: number, sight: Sight): SearchPage {
  const start = (pageNumber - 1) * PAGE_SIZE;
  return {
    pageNumber,
    results: members.slice(start, start + PAGE_SIZE).map((member) => profileView(member, sight)),
    numResults: members.length,
  };
}
