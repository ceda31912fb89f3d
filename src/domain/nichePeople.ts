/** Whom a niche speaks of: what a visitor, who has said nothing yet, is shown (spec 2). */
import type { NicheName } from './niche';
import type { Gender } from './model';

const GENDERS: Readonly<Record<NicheName, readonly Gender[]>> = {
  plain: ['female', 'male'],
  she: ['female'],
  bdsm: ['female', 'male'],
  bbw: ['female'],
  gilf: ['female'],
  milf: ['female'],
  gay: ['male'],
};
/** What the niche's line says of their age. */
const FROM_AGE: Partial<Record<NicheName, number>> = { gilf: 60, milf: 40 };

/** @returns each gender once, the first one first */
export const nicheGenders = (niche: NicheName): readonly Gender[] => GENDERS[niche];

/** @param leastAge from which age anybody is let in, full years */
export const nicheLeastAge = (niche: NicheName, leastAge: number): number =>
  Math.max(leastAge, FROM_AGE[niche] ?? leastAge);

/** @returns the entries of all lists: the first of each, then the second of each, and so on */
export function takenInTurn<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  const places = Array.from({ length: longest }, (_, place) => place);
  return places.flatMap((place) => lists.flatMap((list) => list.slice(place, place + 1)));
}
