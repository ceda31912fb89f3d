/** The people you can log in as; all share one password (contract, personas). */
import type { Locale, UserStatus } from '@/domain/model';
import { days, hours, minutes } from '../clock';
import type { Random } from '../random';
import type { Account, Member } from '../tables';
import { portraitFor, type Look } from './cast';
import { birthday, drawPerson } from './person';
import { interests } from './interests';
import { cities } from './places';

export const personaPassword = 'demo-password';

interface Persona extends Look {
  id: string;
  name: string;
  about: string | null;
  status: UserStatus;
  paid_user: boolean;
  credits: number;
  /** False for somebody who has not agreed that sexuality and interests are kept. */
  consents?: false;
  /** Milliseconds between sign-up and now. */
  member_for: number;
  language: Locale;
}

/** What he has in common with Elena, whatever else the chance of the world gives him. */
const MAREKS = new Set<string>(['adventure', 'coffee']);

const personas: readonly Persona[] = [
  {
    id: 'free',
    name: 'Jonas',
    gender: 'male',
    age: 33,
    hair_color: 'honey',
    skin: 'porcelain',
    about: null,
    status: 'active',
    paid_user: false,
    credits: 0,
    member_for: hours(1),
    language: 'en',
  },
  {
    id: 'new',
    name: 'Lotte',
    gender: 'female',
    age: 30,
    hair_color: 'blonde',
    skin: 'fair',
    about: null,
    status: 'not_confirmed',
    consents: false,
    paid_user: false,
    credits: 3,
    member_for: minutes(10),
    language: 'en',
  },
  {
    id: 'premium',
    name: 'Marek',
    gender: 'male',
    age: 36,
    hair_color: 'espresso',
    skin: 'fair',
    about: 'Strategy games, slow trains and a soft spot for bad jokes told well.',
    status: 'active',
    paid_user: true,
    credits: 120,
    member_for: days(300),
    language: 'en',
  },
  {
    id: 'low',
    name: 'Sanne',
    gender: 'female',
    age: 38,
    hair_color: 'chestnut',
    skin: 'fair',
    about: 'Good at beginnings, better at second chapters.',
    status: 'active',
    paid_user: true,
    credits: 7,
    member_for: days(40),
    language: 'en',
  },
  {
    id: 'empty',
    name: 'Theo',
    gender: 'male',
    age: 37,
    hair_color: 'black',
    skin: 'brown',
    about: 'I bake bread at impossible hours.',
    status: 'active',
    paid_user: true,
    credits: 0,
    member_for: days(90),
    language: 'en',
  },
  {
    id: 'blocked',
    name: 'Diego',
    gender: 'male',
    age: 34,
    hair_color: 'black',
    skin: 'tan',
    about: 'Late dinners, early swims.',
    status: 'active',
    paid_user: true,
    credits: 30,
    member_for: days(20),
    language: 'en',
  },
  {
    id: 'deleted',
    name: 'Anton',
    gender: 'male',
    age: 62,
    hair_color: 'silver',
    skin: 'porcelain',
    about: null,
    status: 'pending_deletion',
    paid_user: false,
    credits: 0,
    member_for: days(60),
    language: 'en',
  },
];

export const personaEmail = (id: string): string => `${id}@example.test`;

function memberOf(random: Random, now: number, taken: Set<string>, persona: Persona): Member {
  const [ghent] = cities['BE'] ?? [];
  if (!ghent) throw new Error('Ghent is missing');
  const portrait = portraitFor(persona, taken);
  const { id, name } = persona;
  const drawn = drawPerson(random, now, {
    id,
    name,
    country: 'BE',
    city: ghent,
    languages: ['en', 'nl'],
    portrait,
  });
  return {
    ...drawn,
    status: persona.status === 'pending_deletion' ? 'disabled' : 'active',
    sexuality: persona.consents === false ? null : 'hetero',
    ...(persona.consents === false && { interests: [] }),
    ...(persona.id === 'premium' && {
      interests: interests.filter((name) => MAREKS.has(name) || drawn.interests.includes(name)),
    }),
    looking_for: persona.gender === 'female' ? 'male' : 'female',
    date_of_birth: birthday(persona.age, now, 100),
    place: { lat: ghent.lat, lon: ghent.lon },
    about: persona.about,
    // A fresh account has not uploaded anything yet.
    photos: persona.id === 'new' ? [] : drawn.photos.slice(0, 2),
    fictional: false,
    joined: now - persona.member_for,
    invisible: false,
    activity: 0.3,
  };
}

function accountOf(now: number, persona: Persona): Account {
  const { id, status, paid_user, credits, language } = persona;
  return {
    id,
    email: personaEmail(id),
    password: personaPassword,
    status,
    credits,
    paid_user,
    ...(paid_user && { has_bought: true }),
    ...(id === 'blocked' && { sdd_blocked: true }),
    signup_date: now - persona.member_for,
    language,
    notifications_disabled: [],
    disabled_reason: null,
    deletion_until: status === 'pending_deletion' ? now + days(9) : null,
    push_devices: [],
    started: [],
    signup_message: null,
    terms_accepted: now - persona.member_for,
    sensitive_consent: persona.consents === false ? null : now - persona.member_for,
    tracking: null,
  };
}

/**
 * The personas as members with accounts.
 * @param random the world's chance
 * @param now when the world begins, in milliseconds
 * @param taken portraits in use; theirs are added
 */
export const createPersonas = (
  random: Random,
  now: number,
  taken: Set<string>,
): { member: Member; account: Account }[] =>
  personas.map((persona) => ({
    member: memberOf(random, now, taken, persona),
    account: accountOf(now, persona),
  }));
