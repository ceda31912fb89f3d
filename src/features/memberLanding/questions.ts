/** The questions of a landing: which one stands, and what was answered so far. */
import type { Gender } from '@/domain/model';
import { assertNever } from '@/lib/assertNever';

export const QUESTIONS = ['age', 'wish', 'self'] as const;
export type Question = (typeof QUESTIONS)[number];

export interface Answers {
  looking_for: Gender | null;
  gender: Gender | null;
}

export interface Round extends Answers {
  /** `young`: not of age, which ends it. `done`: everything is answered. */
  at: Question | 'done' | 'young';
}

export type RoundEvent =
  | { type: 'ofAge'; yes: boolean }
  | { type: 'wished'; looking_for: Gender }
  | { type: 'named'; gender: Gender }
  | { type: 'wentBack' }
  | { type: 'beganAgain' };

export const FIRST_ROUND: Round = { at: 'age', looking_for: null, gender: null };

/** @returns the round after an answer, or after a step back */
export function roundAfter(round: Round, event: RoundEvent): Round {
  switch (event.type) {
    case 'ofAge':
      return { ...round, at: event.yes ? 'wish' : 'young' };
    case 'wished':
      return { ...round, at: 'self', looking_for: event.looking_for };
    case 'named':
      return { ...round, at: 'done', gender: event.gender };
    case 'wentBack':
      return { ...round, at: round.at === 'self' ? 'wish' : 'age' };
    case 'beganAgain':
      return FIRST_ROUND;
    default:
      return assertNever(event);
  }
}
