/** The rules behind the forms of the own profile. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Failure } from '@/api/failure';
import { INTERESTS } from '@/config/interests';
import { makeProfileDetails } from '@tests/factories/user';
import { searchable } from '@/lib/searchable';
import { isMeant } from './findInterests';
import { changesOf, differing, tidied, typedSince } from './profileChanges';
import { askedFields, PART_FIELDS, PROFILE_FIELDS } from './profileFields';
import type { ProfilePart, ProfileValues, TypedValues } from './profileFields';
import { profileProblems, refusedFields } from './profileProblems';

const EMAIL = 'marek@example.test';
const PARTS: readonly ProfilePart[] = [
  'name',
  'about',
  'place',
  'personal',
  'looks',
  'languages',
  'interests',
];
const profile = makeProfileDetails({ name: 'Marek' });
const valuesWith = (typed: TypedValues): ProfileValues => ({ ...profile, ...typed });

const values: fc.Arbitrary<ProfileValues> = fc
  .record({
    name: fc.string(),
    about: fc.option(fc.string()),
    country: fc.constantFrom('BE', 'NL'),
    region: fc.constantFrom('East Flanders', 'Limburg', null),
    city: fc.option(fc.string()),
    sexuality: fc.constantFrom('gay' as const, null),
    relationship_status: fc.constantFrom('single' as const, null),
    body_type: fc.constantFrom('slim' as const, null),
    hair_color: fc.constantFrom('red' as const, null),
    eye_color: fc.constantFrom('blue' as const, null),
    languages: fc.subarray(['nl', 'fr']),
    interests: fc.subarray(['wine', 'tea']),
  })
  .map(valuesWith);
const fieldLists = fc.subarray([...PROFILE_FIELDS]);

describe('which fields are asked for [EN-01]', () => {
  it('is all of them, each in one part', () => {
    expect(askedFields(PARTS, null, true)).toEqual({ fields: [...PROFILE_FIELDS], needsConsent: false });
    expect(Object.values(PART_FIELDS).flat().toSorted()).toEqual([...PROFILE_FIELDS].toSorted());
  });

  it('leaves out what the settings hide, but never name and place [EN-07]', () => {
    expect(askedFields(PARTS, ['about'], true)).toEqual({
      fields: ['name', 'about', 'country', 'region', 'city'],
      needsConsent: false,
    });
  });

  it('leaves out sexuality and interests without a consent, and says so', () => {
    fc.assert(
      fc.property(fc.subarray([...PARTS]), fc.option(fc.subarray([...PROFILE_FIELDS])), (parts, shown) => {
        const { fields, needsConsent } = askedFields(parts, shown, false);
        expect(fields).not.toContain('sexuality');
        expect(fields).not.toContain('interests');
        const all = askedFields(parts, shown, true).fields;
        expect(needsConsent).toBe(all.includes('sexuality') || all.includes('interests'));
      }),
    );
  });
});

describe('what a save sends [AP-02]', () => {
  it('is nothing when nothing was changed, whatever spaces stand around', () => {
    const about = makeProfileDetails({ about: 'Wine.' });
    expect(changesOf(tidied({ ...about, about: ' Wine. \n' }), about, PROFILE_FIELDS)).toEqual({});
    expect(changesOf(tidied({ ...about, about: '  ' }), about, PROFILE_FIELDS)).toEqual({ about: null });
  });

  it('is only what the form asks for, and makes the profile what the form says', () => {
    fc.assert(
      fc.property(values, values, fieldLists, (typed, before, fields) => {
        const tidy = tidied(typed);
        const changes = changesOf(tidy, before, fields);
        expect(PROFILE_FIELDS.filter((field) => field in changes && !fields.includes(field))).toEqual([]);
        const after = { ...before, ...changes };
        for (const field of fields) expect(after[field]).toEqual(tidy[field]);
      }),
    );
  });

  it('is the whole place when a part of it changed', () => {
    expect(changesOf(valuesWith({ city: 'Bruges' }), profile, PROFILE_FIELDS)).toEqual({
      country: 'BE',
      region: 'East Flanders',
      city: 'Bruges',
    });
  });
});

describe('what was typed', () => {
  it('counts only where it differs from the profile', () => {
    expect(differing({ name: 'Marek', about: 'Wine.' }, profile)).toEqual({ about: 'Wine.' });
  });

  it('stays when it was changed again while it was being saved', () => {
    const saved = { about: 'Wine.', city: 'Bruges' };
    const typed = { about: 'Wine and walks.', city: 'Bruges', name: 'Mark' };
    expect(typedSince(typed, saved, ['about', 'city'])).toEqual({ about: 'Wine and walks.', name: 'Mark' });
  });
});

describe('what is wrong with a profile', () => {
  it.each([
    [{ name: 'Al' }, { name: 'name_short' }],
    [{ name: 'x'.repeat(31) }, { name: 'name_long' }],
    [{ name: '@marek' }, { name: 'name_at' }],
    [{ name: EMAIL.toUpperCase() }, { name: 'name_email' }],
    [{ about: '🌙'.repeat(501) }, { about: 'about_long' }],
    [{ about: '🌙'.repeat(500) }, {}],
    [{ city: 'x'.repeat(61) }, { city: 'city_long' }],
    [{}, {}],
  ])('%o: %o [VA-01] [VA-10]', (typed, problems) => {
    expect(profileProblems(valuesWith(typed), PROFILE_FIELDS, EMAIL)).toEqual(problems);
  });

  it('is only looked for in what the form asks for', () => {
    expect(profileProblems(valuesWith({ name: '' }), ['about'], EMAIL)).toEqual({});
  });

  it('is also what the server says of these fields', () => {
    const refused = (fields: Record<string, string>): Failure => ({
      kind: 'refused',
      status: 422,
      code: 'validation',
      details: {},
      fields,
    });
    const failure = refused({ name: 'invalid', about: 'too_long', city: 'invalid', height: 'invalid' });
    expect(refusedFields(failure, PROFILE_FIELDS)).toEqual({
      name: 'name_refused',
      about: 'about_long',
      city: 'refused',
    });
    expect(refusedFields(failure, ['languages'])).toEqual({});
    expect(refusedFields({ kind: 'offline' }, PROFILE_FIELDS)).toEqual({});
  });
});

describe('the search among interests [EN-02]', () => {
  it.each([
    ['Café', 'cafe'],
    ['Żeglarstwo', 'zeglarstwo'],
    ['Łowienie', 'lowie'],
    ['Reiten & Spaß', 'SPASS'],
    ['Science-fiction', 'science fiction'],
    ['Música', 'MÚSICA'],
  ])('finds %j with %j', (name, query) => {
    expect(isMeant(name, query)).toBe(true);
  });

  it('finds every name by itself and by any piece of it, and everything with nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...INTERESTS), fc.nat(20), fc.nat(20), (name, from, length) => {
        expect(isMeant(name, name.toUpperCase())).toBe(true);
        expect(isMeant(name, name.slice(from, from + length))).toBe(true);
        expect(isMeant(name, '  ')).toBe(true);
      }),
    );
  });

  it('compares the same whatever was compared before', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(searchable(searchable(text))).toBe(searchable(text));
      }),
    );
  });
});
