/** Sign-up and everything that happens to a new account (signup.php). */
import type * as v from 'valibot';
import type { signupRequest } from '@/api/wire/user';
import type { Settings, Tracking, User } from '@/domain/model';
import { hasTrafficSource } from '@/domain/tracking';
import type { Context } from '../call';
import {
  accountByEmail,
  birthProblem,
  isEmail,
  isName,
  isStrongEnough,
  sendActivation,
} from '../rules/accounts';
import { planFirstContact } from '../rules/firstContact';
import { book } from '../rules/ledger';
import { nextNumber } from '../rules/outbox';
import { placeOfCountry } from '../rules/place';
import { invalidFields, refuse } from '../rules/refusal';
import { openSession } from '../rules/session';
import type { Account, Db, Member } from '../tables';
import { userAnswerOf } from './user';

type SignupForm = v.InferOutput<typeof signupRequest>;

/** Sign-ups may be open to all, to those who come through a known source, or to nobody (spec 4). */
function assertOpen({ signups }: Settings, tracking: Tracking | undefined): void {
  const known = hasTrafficSource(tracking ?? null);
  if (signups === 'none' || (signups === 'with_trafficsource' && !known)) throw refuse(403, 'signups_closed');
}

function assertValid(form: SignupForm, { db, now }: Context): void {
  const birth = birthProblem(form.date_of_birth, db.settings.min_age, now);
  const fields = {
    ...(!isEmail(form.email) && { email: 'invalid' }),
    ...(accountByEmail(db, form.email) && { email: 'taken' }),
    ...(!isName(form.name, form.email) && { name: 'invalid' }),
    ...(!isStrongEnough(form.password) && { password: 'too_short' }),
    ...(birth && { date_of_birth: birth }),
  };
  if (Object.keys(fields).length > 0) throw invalidFields(fields);
}

function newMember(db: Db, id: string, form: SignupForm, now: number): Member {
  const country = db.settings.geoip_selected_country ?? db.settings.geoip_country;
  const place = placeOfCountry(country);
  return {
    id,
    status: 'active',
    name: form.name.trim(),
    gender: form.gender,
    looking_for: form.looking_for,
    sexuality: null,
    date_of_birth: form.date_of_birth,
    country,
    region: place?.region ?? null,
    city: place?.city ?? null,
    place: place && { lat: place.lat, lon: place.lon },
    languages: [form.language],
    interests: [],
    hair_color: null,
    eye_color: null,
    body_type: null,
    relationship_status: null,
    about: null,
    fictional: false,
    photos: [],
    mood: 'none',
    joined: now,
    invisible: false,
    activity: 0,
  };
}

const newAccount = (db: Db, id: string, form: SignupForm, now: number): Account => ({
  id,
  email: form.email.trim(),
  password: form.password,
  status: 'not_confirmed',
  credits: db.settings.signup_credits,
  paid_user: false,
  signup_date: now,
  language: form.language,
  notifications_disabled: [],
  disabled_reason: null,
  deletion_until: null,
  push_devices: [],
  started: [],
  signup_message: form.signup_message ?? null,
  sensitive_consent: null,
  terms_accepted: now,
  tracking: form.tracking ?? null,
});

export function signUp(form: SignupForm, context: Context): { user: User } {
  const { db, now } = context;
  assertOpen(db.settings, form.tracking);
  assertValid(form, context);
  const id = `u${nextNumber(db)}`;
  const member = newMember(db, id, form, now);
  const account = newAccount(db, id, form, now);
  db.members.set(id, member);
  db.accounts.set(id, account);
  book(db, account, { kind: 'signup', credits: account.credits }, now);
  sendActivation(db, now, account);
  planFirstContact(context, member);
  openSession(context, account);
  return userAnswerOf(db, account, now);
}
