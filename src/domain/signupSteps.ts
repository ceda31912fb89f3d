/** What follows the creation of an account: which steps there are, what each has, and where to go on (spec 4). */
import { path } from '@/config/paths';
import { assertNever } from '@/lib/assertNever';
import type { ProfileDetails } from './model';

/** In their order; the account itself is the first of the numbered steps and has its own page. */
export const JOIN_STEPS = ['photo', 'about-you', 'looks', 'about-me', 'push', 'done'] as const;
export type JoinStep = (typeof JOIN_STEPS)[number];

/** How many steps are counted out loud: the account and the four that fill the profile. */
export const COUNTED_STEPS = 5;

/** @returns the step that the address names, null when it names none */
export function stepNamed(name: string | null): JoinStep | null {
  return JOIN_STEPS.find((step) => step === name) ?? null;
}

/** @returns the number that a step is counted by, 2 to 5; null for what comes after the profile */
export function stepNumber(step: JoinStep): number | null {
  const number = JOIN_STEPS.indexOf(step) + 2;
  return number > COUNTED_STEPS ? null : number;
}

/**
 * @param asksPush push is possible on this device, not refused, and not on yet
 * @returns what comes after a step, whether it was filled or skipped
 */
export function stepAfter(step: JoinStep, asksPush: boolean): JoinStep {
  switch (step) {
    case 'photo':
      return 'about-you';
    case 'about-you':
      return 'looks';
    case 'looks':
      return 'about-me';
    case 'about-me':
      return asksPush ? 'push' : 'done';
    case 'push':
    case 'done':
      return 'done';
    default:
      return assertNever(step);
  }
}

const written = (text: string | null): boolean => text !== null && text.trim() !== '';

/** @returns true when the member has told nothing yet of what a step asks; place and languages come with the account */
function isEmpty(step: JoinStep, profile: ProfileDetails): boolean {
  switch (step) {
    case 'photo':
      return profile.photo_count === 0 && profile.main_image === null;
    case 'about-you':
      return profile.relationship_status === null && profile.sexuality === null;
    case 'looks':
      return profile.hair_color === null && profile.eye_color === null && profile.body_type === null;
    case 'about-me':
      return !written(profile.about) && profile.interests.length === 0;
    case 'push':
    case 'done':
      return false;
    default:
      return assertNever(step);
  }
}

/** @returns the first step that has nothing yet; the last one when every step has something */
export function resumeStep(profile: ProfileDetails): JoinStep {
  return JOIN_STEPS.find((step) => isEmpty(step, profile)) ?? 'done';
}

/**
 * The address of the rest of the sign-up.
 * @param step a step of it; without one the page finds where to go on
 * @param next the page of this site that the sign-up was asked from
 */
export function completeSignupPath({
  step,
  next,
}: { step?: JoinStep | undefined; next?: string | null | undefined } = {}): string {
  const query = new URLSearchParams();
  if (step !== undefined) query.set('step', step);
  if (next !== undefined && next !== null) query.set('next', next);
  const text = query.toString();
  return path('completeSignup') + (text === '' ? '' : `?${text}`);
}
