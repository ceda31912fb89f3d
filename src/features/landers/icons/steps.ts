/** The three taps of the lander of icons: how far somebody is, and the way back. */
import { NOTHING_SAID } from './wishes';
import type { Said } from './wishes';

export const STEPS = 3;

/** @returns 1 to 3, or 4 where everything has been said */
export function stepOf({ wish, looking_for, gender }: Said): 1 | 2 | 3 | 4 {
  if (wish === null) return 1;
  if (looking_for === null) return 2;
  return gender === null ? 3 : 4;
}

/** Takes the last answer back. */
export function stepBack(said: Said): Said {
  switch (stepOf(said)) {
    case 4:
      return { ...said, gender: null };
    case 3:
      return { ...said, looking_for: null };
    default:
      return NOTHING_SAID;
  }
}
