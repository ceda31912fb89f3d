/** The rules of the match finder. */
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { matchFinderRequest } from '@/api/wire/discovery';
import { INTERESTS } from '@/config/interests';
import {
  AGES,
  answersKey,
  completeAnswers,
  EVENINGS,
  finderQuery,
  finderStand,
  isRequired,
  MOST_INTERESTS,
  NO_ANSWERS,
  PLACES,
  questionBefore,
  questionNumber,
  QUESTIONS,
  standAfter,
  toggledInterest,
  widerAnswers,
  WISHES,
} from './matchFinder';
import type { FinderAnswers } from './matchFinder';

const orNull = <T extends string>(values: readonly T[]) => fc.constantFrom<T | null>(...values, null);
const anyAnswers: fc.Arbitrary<FinderAnswers> = fc.record({
  wish: orNull(WISHES),
  evening: orNull(EVENINGS),
  place: orNull(PLACES),
  age: orNull(AGES),
  interests: fc.array(fc.constantFrom<string>(...INTERESTS), { maxLength: 12 }),
});
const anyAddress = fc.oneof(fc.string(), fc.constantFrom(null, 'results', '0', '1', '2', '3', '4', '5', '6'));

describe('the answers of the match finder [SC-14]', () => {
  it('need a wish and an evening, and take the neutral one for what is left open', () => {
    expect(completeAnswers(NO_ANSWERS)).toBeNull();
    expect(completeAnswers({ ...NO_ANSWERS, wish: 'date' })).toBeNull();
    expect(completeAnswers({ ...NO_ANSWERS, wish: 'date', evening: 'home' })).toEqual({
      wish: 'date',
      evening: 'home',
      place: 'anywhere',
      age: 'any',
      interests: [],
    });
    expect(QUESTIONS.filter(isRequired)).toEqual(['wish', 'evening']);
  });

  it('are what the call takes, as soon as they are complete', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const complete = completeAnswers(answers);
        expect(complete === null).toBe(answers.wish === null || answers.evening === null);
        if (complete === null) return;
        expect(v.is(matchFinderRequest, { answers: complete })).toBe(true);
        expect(complete.interests.length).toBeLessThanOrEqual(MOST_INTERESTS);
        expect(new Set(complete.interests).size).toBe(complete.interests.length);
      }),
    );
  });

  it('hold at most five interests, and each can be let go again', () => {
    const steps = fc.array(fc.constantFrom<string>(...INTERESTS), { maxLength: 40 });
    fc.assert(
      fc.property(steps, (names) => {
        const chosen = names.reduce<string[]>(toggledInterest, []);
        expect(chosen.length).toBeLessThanOrEqual(MOST_INTERESTS);
        expect(new Set(chosen).size).toBe(chosen.length);
        for (const name of chosen) expect(toggledInterest(chosen, name)).not.toContain(name);
      }),
    );
  });

  it('are the same in another order of interests, and open is the same as neutral', () => {
    const open: FinderAnswers = { ...NO_ANSWERS, wish: 'talk', evening: 'out', interests: ['tea', 'wine'] };
    expect(answersKey(open)).toBe(
      answersKey({ ...open, place: 'anywhere', age: 'any', interests: ['wine', 'tea'] }),
    );
    expect(answersKey(open)).not.toBe(answersKey({ ...open, place: 'near' }));
    expect(answersKey(NO_ANSWERS)).toBe('');
  });

  it('can be widened once, and then let everybody in', () => {
    fc.assert(
      fc.property(anyAnswers, (answers) => {
        const wider = widerAnswers(answers);
        if (wider === null) return;
        expect(answersKey(wider) === answersKey(answers)).toBe(completeAnswers(answers) === null);
        expect(wider.wish).toBe(answers.wish);
        expect(widerAnswers(wider)).toBeNull();
      }),
    );
  });
});

describe('the address of the match finder [RT-14]', () => {
  it('leads to a question or to the members found, whatever stands in it', () => {
    fc.assert(
      fc.property(anyAddress, anyAnswers, (named, answers) => {
        const stand = finderStand(named, answers);
        // Its own address leads to the same place: a correction never has to be corrected.
        expect(finderStand(new URLSearchParams(finderQuery(stand)).get('q'), answers)).toBe(stand);
        expect(stand === 'results' && completeAnswers(answers) === null).toBe(false);
      }),
    );
  });

  it('never skips a question that has to be answered', () => {
    expect(finderStand('5', NO_ANSWERS)).toBe('wish');
    expect(finderStand('results', { ...NO_ANSWERS, wish: 'date' })).toBe('evening');
    expect(finderStand('1', { ...NO_ANSWERS, wish: 'date' })).toBe('wish');
    expect(finderStand('4', { ...NO_ANSWERS, wish: 'date', evening: 'out' })).toBe('age');
    expect(finderStand('x', { ...NO_ANSWERS, wish: 'date', evening: 'out' })).toBe('wish');
  });

  it('goes from the first question to the results and back', () => {
    expect(QUESTIONS.map(standAfter)).toEqual([...QUESTIONS.slice(1), 'results']);
    expect(QUESTIONS.map(questionBefore)).toEqual([null, ...QUESTIONS.slice(0, -1)]);
    expect(QUESTIONS.map(questionNumber)).toEqual([1, 2, 3, 4, 5]);
  });
});
