/** The measure of a profile. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeProfileDetails } from '@tests/factories/user';
import type { ProfileDetails } from './model';
import { PROFILE_STEPS, profileCompleteness } from './profileCompleteness';

const BLANK = makeProfileDetails({ city: null, region: null, languages: [] });
const COMPLETE = makeProfileDetails({
  photo_count: 3,
  about: 'Wine and walks.',
  relationship_status: 'single',
  body_type: 'normal',
  hair_color: 'brown',
  eye_color: 'green',
  languages: ['nl'],
});
const SHOWN = [
  'about',
  'relationship_status',
  'body_type',
  'hair_color',
  'eye_color',
  'languages',
  'sexuality',
  'interests',
];

const orNull = <T>(value: T) => fc.constantFrom(value, null);
const profiles: fc.Arbitrary<ProfileDetails> = fc
  .record({
    photo_count: fc.nat(25),
    about: fc.option(fc.string()),
    city: fc.option(fc.string()),
    region: orNull('East Flanders'),
    relationship_status: orNull('single' as const),
    body_type: orNull('slim' as const),
    hair_color: orNull('red' as const),
    eye_color: orNull('blue' as const),
    languages: fc.subarray(['nl', 'fr']),
    sexuality: orNull('bi' as const),
    interests: fc.subarray(['wine', 'tea']),
  })
  .map((changes) => makeProfileDetails(changes));
const shownFields = fc.option(fc.subarray(SHOWN));

describe('how complete a profile is [SC-02]', () => {
  it('is nothing for a blank profile, and a photo helps most', () => {
    expect(profileCompleteness(BLANK, SHOWN)).toEqual({ percent: 0, next: 'photo' });
  });

  it('is everything without sexuality and interests: refusing them costs nothing', () => {
    expect(COMPLETE.sexuality).toBeNull();
    expect(COMPLETE.interests).toEqual([]);
    expect(profileCompleteness(COMPLETE, SHOWN)).toEqual({ percent: 100, next: null });
  });

  it('does not change with sexuality and interests', () => {
    fc.assert(
      fc.property(profiles, shownFields, (profile, shown) => {
        const without = { ...profile, sexuality: null, interests: [] };
        expect(profileCompleteness(profile, shown)).toEqual(profileCompleteness(without, shown));
      }),
    );
  });

  it('lies between 0 and 100, and is 100 exactly when no step is left', () => {
    fc.assert(
      fc.property(profiles, shownFields, (profile, shown) => {
        const { percent, next } = profileCompleteness(profile, shown);
        expect(Number.isInteger(percent)).toBe(true);
        expect(percent).toBeGreaterThanOrEqual(0);
        expect(percent).toBeLessThanOrEqual(100);
        expect(percent === 100).toBe(next === null);
      }),
    );
  });

  it('never falls when a step is done', () => {
    fc.assert(
      fc.property(profiles, shownFields, fc.constantFrom(...PROFILE_STEPS), (profile, shown, step) => {
        const before = profileCompleteness(profile, shown).percent;
        const photo_count = Math.max(profile.photo_count, step === 'more_photos' ? 3 : 1);
        const better: Record<typeof step, Partial<ProfileDetails>> = {
          photo: { photo_count },
          more_photos: { photo_count },
          about: { about: 'Wine and walks.' },
          place: { city: 'Ghent' },
          relationship: { relationship_status: 'single' },
          body: { body_type: 'normal' },
          hair: { hair_color: 'brown' },
          eyes: { eye_color: 'green' },
          languages: { languages: ['nl'] },
        };
        expect(profileCompleteness({ ...profile, ...better[step] }, shown).percent).toBeGreaterThanOrEqual(
          before,
        );
      }),
    );
  });

  it('asks for nothing that the settings hide', () => {
    fc.assert(
      fc.property(profiles, fc.subarray(SHOWN), (profile, shown) => {
        const keep = (field: string) => shown.includes(field);
        const blanked: ProfileDetails = {
          ...profile,
          ...(!keep('about') && { about: null }),
          ...(!keep('relationship_status') && { relationship_status: null }),
          ...(!keep('body_type') && { body_type: null }),
          ...(!keep('hair_color') && { hair_color: null }),
          ...(!keep('eye_color') && { eye_color: null }),
          ...(!keep('languages') && { languages: [] }),
        };
        expect(profileCompleteness(profile, shown)).toEqual(profileCompleteness(blanked, shown));
      }),
    );
  });
});
