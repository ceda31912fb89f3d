/** What a profile may say (spec 5). */
import type * as v from 'valibot';
import type { profileUpdateRequest } from '@/api/wire/profile';
import type { Settings } from '@/domain/model';
import type { MemberContext } from '../call';
import type { Member } from '../tables';
import { interests } from '../world/interests';
import { cities, type City } from '../world/places';
import { isName } from './accounts';
import { invalidFields } from './refusal';

type Place = Pick<Member, 'country' | 'region' | 'city'>;
export type ProfileUpdate = v.InferOutput<typeof profileUpdateRequest>;

const ABOUT_LENGTH = 500;
const CITY = /^['’]?\p{L}[\p{L}\p{M}'’ .()/-]{0,78}$/u;
const known: readonly string[] = interests;
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });

const isLanguage = (code: string): boolean => /^[a-z]{2}$/.test(code) && languageNames.of(code) !== undefined;

/** Where a member says to live, after a change: what belongs to the old country or region does not follow. */
function placeAfter(update: ProfileUpdate, me: Member): Place {
  const country = update.country ?? me.country;
  const moved = country !== me.country;
  const region = update.region === undefined && !moved ? me.region : (update.region ?? null);
  const stays = update.city === undefined && !moved && region === me.region;
  return { country, region, city: stays ? me.city : update.city?.trim() || null };
}

/** Countries and regions are chosen from lists; a city is any name. */
const placeProblems = ({ country, region, city }: Place, settings: Settings): Record<string, string> => ({
  ...(!settings.countries.includes(country) && { country: 'invalid' }),
  ...(region !== null && settings.region_data[country]?.includes(region) !== true && { region: 'invalid' }),
  ...(city !== null && !CITY.test(city) && { city: 'invalid' }),
});

/** The known city of a place, or the one that stands for its region or country. */
function cityOf({ country, region, city }: Place): City | undefined {
  const list = cities[country] ?? [];
  return (
    list.find((known) => known.city === city) ?? list.find((known) => known.region === region) ?? list[0]
  );
}

/**
 * The changes that an update makes, tidied up: spaces around texts are gone, an empty text is none.
 * @throws Refusal 422 with a code per field: `too_long` for about, `invalid` for everything else
 */
export function profileChanges(update: ProfileUpdate, { db, viewer, me }: MemberContext): Partial<Member> {
  const place = placeAfter(update, me);
  const about = update.about?.trim() || null;
  const moves = [update.country, update.region, update.city].some((value) => value !== undefined);
  const fields = {
    ...(update.name !== undefined && !isName(update.name, viewer.email) && { name: 'invalid' }),
    ...(update.interests?.some((name) => !known.includes(name)) === true && { interests: 'invalid' }),
    ...(update.languages?.some((code) => !isLanguage(code)) === true && { languages: 'invalid' }),
    ...(Array.from(about ?? '').length > ABOUT_LENGTH && { about: 'too_long' }),
    ...(moves && placeProblems(place, db.settings)),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
  const given = Object.fromEntries(Object.entries(update).filter(([, value]) => value !== undefined));
  const city = cityOf(place);
  return {
    ...given,
    ...(update.name !== undefined && { name: update.name.trim() }),
    ...(update.about !== undefined && { about }),
    ...(update.interests && { interests: [...new Set(update.interests)] }),
    ...(update.languages && { languages: [...new Set(update.languages)] }),
    ...(moves && { ...place, place: city ? { lat: city.lat, lon: city.lon } : null }),
  };
}
