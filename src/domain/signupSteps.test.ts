/** The steps after the account: order, count, where to go on. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeProfileDetails } from '@tests/factories/user';
import {
  completeSignupPath,
  COUNTED_STEPS,
  resumeStep,
  JOIN_STEPS,
  stepAfter,
  stepNamed,
  stepNumber,
} from './signupSteps';
import type { JoinStep } from './signupSteps';

const full = makeProfileDetails({
  photo_count: 1,
  relationship_status: 'single',
  hair_color: 'brown',
  about: 'Long walks.',
});

describe('the steps of a sign-up [ST-04]', () => {
  it.each([
    [true, ['photo', 'about-you', 'looks', 'about-me', 'push', 'done']],
    [false, ['photo', 'about-you', 'looks', 'about-me', 'done']],
  ])('follow each other, push %s', (asksPush, order) => {
    const walked: JoinStep[] = ['photo'];
    while (walked.at(-1) !== 'done') walked.push(stepAfter(walked.at(-1) ?? 'done', asksPush));
    expect(walked).toEqual(order);
    expect(stepAfter('done', asksPush)).toBe('done');
  });

  it('are counted from the second on, as the account was the first', () => {
    expect(JOIN_STEPS.map(stepNumber)).toEqual([2, 3, 4, COUNTED_STEPS, null, null]);
  });

  it('have names of their own in the address, and nothing else has', () => {
    for (const step of JOIN_STEPS) expect(stepNamed(step)).toBe(step);
    fc.assert(
      fc.property(fc.string(), (name) => {
        expect(stepNamed(name)).toBe(JOIN_STEPS.some((step) => step === name) ? name : null);
      }),
    );
    expect(stepNamed(null)).toBeNull();
  });
});

describe('where a sign-up goes on [ST-04]', () => {
  it.each<[string, Partial<typeof full>, JoinStep]>([
    ['without a photo', { photo_count: 0 }, 'photo'],
    ['without personal facts', { relationship_status: null }, 'about-you'],
    ['without looks', { hair_color: null }, 'looks'],
    ['without words', { about: null }, 'about-me'],
    ['with blank words', { about: '  \n' }, 'about-me'],
    ['with everything', {}, 'done'],
    ['without a photo and words', { photo_count: 0, about: null }, 'photo'],
    ['with interests in place of words', { about: null, interests: ['walks'] }, 'done'],
    ['with one fact of the looks', { hair_color: null, body_type: 'slim' }, 'done'],
  ])('%s', (_, changes, step) => {
    expect(resumeStep({ ...full, ...changes })).toBe(step);
  });
});

describe('the address of the rest of a sign-up', () => {
  it('carries step and page that asked', () => {
    expect(completeSignupPath()).toBe('/complete-signup');
    expect(completeSignupPath({ step: 'looks' })).toBe('/complete-signup?step=looks');
    expect(completeSignupPath({ step: 'push', next: '/members/m7?a=1&b=2' })).toBe(
      '/complete-signup?step=push&next=%2Fmembers%2Fm7%3Fa%3D1%26b%3D2',
    );
  });

  it('gives back any page that asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...JOIN_STEPS), (next, step) => {
        const { searchParams } = new URL(completeSignupPath({ step, next }), 'https://vesper.test');
        // A lone half of a character pair cannot be in an address.
        expect(searchParams.get('next')).toBe(next.toWellFormed());
        expect(searchParams.get('step')).toBe(step);
      }),
    );
  });
});
