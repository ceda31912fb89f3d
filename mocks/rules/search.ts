/** Search: who matches, in which order, on which page (spec 2 and 3). */
import type { Gender, SearchPage } from '@/domain/model';
import type { Member } from '../tables';
import { profileView, standpoint, type Sight } from '../views';
import { fullYears, leastAge } from './age';
import { kilometres } from './place';
import { isOnline } from './presence';
import { isListed } from './visibility';

export const PAGE_SIZE = 24;
const HIGHEST_AGE = 120;

export interface Wanted {
  gender: Gender;
  country: string;
  countryregion: string | null;
  min_age: number;
  max_age: number;
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
  };
}

/** Puts neighbours of the same light apart, by bringing the next different one forward. */
export function separateMoods(members: Member[]): Member[] {
  const rest = [...members];
  const arranged: Member[] = [];
  while (rest.length > 0) {
    const last = arranged.at(-1)?.mood;
    const index = Math.max(
      0,
      rest.findIndex(({ mood }) => mood !== last),
    );
    arranged.push(...rest.splice(index, 1));
  }
  return arranged;
}

/**
 * Everybody who matches, those online first, then the nearest.
 * @param wanted the filters; an age below the least age of the product counts as that age
 */
export function searchMembers(wanted: Wanted, sight: Sight): Member[] {
  const { db, now, viewer } = sight;
  const here = standpoint(db, viewer);
  const lowest = leastAge(Math.max(wanted.min_age, db.settings.min_age));
  const matches = [...db.members.values()].filter((member) => {
    const age = fullYears(member.date_of_birth, now) ?? 0;
    return (
      isListed(db, member, viewer?.id ?? null) &&
      member.gender === wanted.gender &&
      member.country === wanted.country &&
      (wanted.countryregion === null || member.region === wanted.countryregion) &&
      age >= lowest &&
      age <= wanted.max_age
    );
  });
  const away = (member: Member) =>
    here && member.place ? kilometres(here, member.place) : Number.MAX_SAFE_INTEGER;
  const byDistance = matches
    .map((member) => ({ member, away: away(member) }))
    .sort((a, b) => a.away - b.away || a.member.id.localeCompare(b.member.id))
    .map(({ member }) => member);
  const online = (member: Member) => isOnline(db, member, now);
  return [
    ...separateMoods(byDistance.filter(online)),
    ...separateMoods(byDistance.filter((member) => !online(member))),
  ];
}

/** Members like this one: same gender and country, the nearest in age first. */
export function similarMembers(member: Member, { db, now, viewer }: Sight): Member[] {
  const age = fullYears(member.date_of_birth, now) ?? 0;
  const apart = (other: Member) => Math.abs((fullYears(other.date_of_birth, now) ?? 0) - age);
  const similar = [...db.members.values()]
    .filter(
      (other) =>
        other.id !== member.id &&
        other.gender === member.gender &&
        other.country === member.country &&
        isListed(db, other, viewer?.id ?? null),
    )
    .sort((a, b) => apart(a) - apart(b) || a.id.localeCompare(b.id));
  return separateMoods(similar);
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
