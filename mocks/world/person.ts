/** Makes one member from a portrait, a place and chance. */
import type { Member } from '../tables';
import { share, type Random } from '../random';
import { aboutPool } from './about/pool';
import { eyesOf, hairOf, imageOf, type Portrait } from './cast';
import { firstEverydayInterest, interests } from './interests';
import type { City } from './places';

const DAY_MS = 86_400_000;
const LONGEST_MEMBERSHIP_DAYS = 900;

/**
 * A date of birth for somebody of a given age.
 * @param age full years
 * @param now milliseconds since 1970
 * @param daysAfterBirthday how long ago the last birthday was, in days below 365
 * @returns YYYY-MM-DD
 */
export function birthday(age: number, now: number, daysAfterBirthday: number): string {
  const date = new Date(now - daysAfterBirthday * DAY_MS);
  date.setUTCFullYear(date.getUTCFullYear() - age);
  return date.toISOString().slice(0, 10);
}

/** When somebody joined: some of late, most long ago, nobody before the day they came of age. */
function joinedAt(id: string, born: string, now: number): number {
  const age = share(`${id} ${born} joined`) ** 2 * LONGEST_MEMBERSHIP_DAYS * DAY_MS;
  const ofAge = new Date(born);
  ofAge.setUTCFullYear(ofAge.getUTCFullYear() + 18);
  return Math.round(Math.max(now - age, ofAge.getTime()));
}

const everydayInterests = interests.slice(firstEverydayInterest);
const intimateInterests = interests.slice(0, firstEverydayInterest);

function tastes(random: Random): string[] {
  const everyday = random.deal(everydayInterests);
  const intimate = random.deal(intimateInterests);
  const chosen = new Set([...everyday(random.int(3, 6)), ...intimate(random.int(0, 3))]);
  return interests.filter((name) => chosen.has(name));
}

function wishes(random: Random, gender: Member['gender']): Pick<Member, 'sexuality' | 'looking_for'> {
  const other = gender === 'female' ? 'male' : 'female';
  const draw = random.next();
  if (draw < 0.84) return { sexuality: 'hetero', looking_for: other };
  if (draw < 0.94) return { sexuality: 'bi', looking_for: other };
  return { sexuality: gender === 'female' ? 'lesbian' : 'gay', looking_for: gender };
}

export interface PersonFacts {
  id: string;
  name: string;
  country: string;
  city: City;
  /** Spoken languages, the own first. */
  languages: string[];
  portrait: Portrait;
}

/**
 * Draws a member.
 * @param random the world's chance
 * @param now when the world begins, in milliseconds
 * @param facts what is known already
 * @returns a complete, active member without an account
 */
export function drawPerson(random: Random, now: number, facts: PersonFacts): Member {
  const { portrait, city } = facts;
  const { gender } = portrait;
  const photos = portrait.pictures.map((picture, index) => ({
    id: `${facts.id}-${index + 1}`,
    image: imageOf(portrait, picture),
    premium_only: index >= 2 || (index === 1 && random.chance(0.4)),
    status: 'approved' as const,
  }));
  const status = random.chance(0.02) ? 'disabled' : 'active';
  const wished = wishes(random, gender);
  const born = birthday(portrait.age, now, random.int(1, 360));
  return {
    id: facts.id,
    status,
    name: facts.name,
    gender,
    ...wished,
    date_of_birth: born,
    country: facts.country,
    region: city.region,
    city: city.city,
    place: { lat: city.lat + (random.next() - 0.5) * 0.06, lon: city.lon + (random.next() - 0.5) * 0.09 },
    languages: facts.languages,
    interests: tastes(random),
    hair_color: hairOf(portrait),
    eye_color: eyesOf(portrait),
    body_type: random.pick(['slim', 'normal', 'normal', 'fat']),
    relationship_status: random.pick([
      'single',
      'single',
      'single',
      'divorced',
      'unmarried',
      'living_together',
      'married',
      'widowed',
    ]),
    about: random.chance(0.95) ? random.pick(aboutPool[facts.languages[0] ?? 'en'] ?? []) : null,
    fictional: random.chance(0.06),
    photos,
    mood: portrait.mood,
    joined: joinedAt(facts.id, born, now),
    invisible: random.chance(0.01),
    activity: 0.05 + random.next() * 0.4,
  };
}
