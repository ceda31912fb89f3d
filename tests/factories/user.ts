/** Members for tests: complete, plain, adult; override what the test is about. */
import type { Profile, ProfileDetails, User } from '@/domain/model';

export const makeProfile = (changes: Partial<Profile> = {}): Profile => ({
  id: 'm1',
  status: 'active',
  name: 'Elena',
  age: 32,
  gender: 'female',
  country: 'BE',
  region: 'East Flanders',
  city: 'Ghent',
  main_image: null,
  photo_count: 0,
  online: false,
  distance_km: 4,
  fictional: false,
  ...changes,
});

export const makeProfileDetails = (changes: Partial<ProfileDetails> = {}): ProfileDetails => ({
  ...makeProfile(),
  sexuality: null,
  date_of_birth: null,
  interests: [],
  hair_color: null,
  eye_color: null,
  body_type: null,
  relationship_status: null,
  about: null,
  languages: ['nl'],
  email_confirmed: true,
  last_seen: null,
  ...changes,
});

export const makeUser = (changes: Partial<User> = {}): User => ({
  id: 'u1',
  email: 'marek@example.test',
  status: 'active',
  credits: 3,
  paid_user: false,
  signup_date: '2026-11-21T08:00:00.000Z',
  language: 'en',
  fictional_icon: true,
  notifications_disabled: [],
  disabled_reason: null,
  invisible: false,
  looking_for: 'female',
  sensitive_consent: null,
  terms_accepted: null,
  profile: makeProfileDetails({ id: 'p1', name: 'Marek', gender: 'male' }),
  ...changes,
});
