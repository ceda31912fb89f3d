/** How much of a profile tells something, and what would help most next (spec 2, own profile). */
import type { ProfileDetails } from './model';

export const PROFILE_STEPS = [
  'photo',
  'about',
  'more_photos',
  'place',
  'relationship',
  'body',
  'hair',
  'eyes',
  'languages',
] as const;
export type ProfileStep = (typeof PROFILE_STEPS)[number];

export interface Completeness {
  /** Whole percent, 0 to 100. */
  percent: number;
  /** What would add most; null when nothing is missing. */
  next: ProfileStep | null;
}

interface StepRule {
  weight: number;
  /** The setting visible_profile_fields names it where it can be hidden. */
  field: keyof ProfileDetails | null;
  isDone: (profile: ProfileDetails) => boolean;
}

/** As many as a free member can have. */
const SEVERAL_PHOTOS = 3;
const isAnswered = (text: string | null): boolean => text !== null && text.trim() !== '';

/** Sexuality and interests are no steps: whoever keeps them private has nothing missing. */
const RULES: Readonly<Record<ProfileStep, StepRule>> = {
  photo: { weight: 30, field: null, isDone: ({ photo_count }) => photo_count > 0 },
  about: { weight: 20, field: 'about', isDone: ({ about }) => isAnswered(about) },
  more_photos: { weight: 15, field: null, isDone: ({ photo_count }) => photo_count >= SEVERAL_PHOTOS },
  place: { weight: 10, field: null, isDone: ({ city, region }) => isAnswered(city) || isAnswered(region) },
  relationship: {
    weight: 8,
    field: 'relationship_status',
    isDone: ({ relationship_status }) => relationship_status !== null,
  },
  body: { weight: 5, field: 'body_type', isDone: ({ body_type }) => body_type !== null },
  hair: { weight: 4, field: 'hair_color', isDone: ({ hair_color }) => hair_color !== null },
  eyes: { weight: 4, field: 'eye_color', isDone: ({ eye_color }) => eye_color !== null },
  languages: { weight: 4, field: 'languages', isDone: ({ languages }) => languages.length > 0 },
};

/**
 * Measures a profile by what others can see of it.
 * @param profile the own profile
 * @param shown settings.visible_profile_fields; a hidden field counts neither for nor against. Null: all are shown
 * @returns 100 when every step is done, never before
 */
export function profileCompleteness(profile: ProfileDetails, shown: readonly string[] | null): Completeness {
  const steps = PROFILE_STEPS.filter((step) => {
    const { field } = RULES[step];
    return field === null || shown === null || shown.includes(field);
  });
  const weightOf = (some: readonly ProfileStep[]): number =>
    some.reduce((sum, step) => sum + RULES[step].weight, 0);
  const done = steps.filter((step) => RULES[step].isDone(profile));
  const next = steps.find((step) => !done.includes(step)) ?? null;
  return { percent: Math.floor((100 * weightOf(done)) / weightOf(steps)), next };
}
