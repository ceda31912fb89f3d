/** Two wordings of a lander, one for every second visitor. */
import { readQuery } from './readQuery';

export const VARIANTS = ['a', 'b'] as const;
export type Variant = (typeof VARIANTS)[number];

/** @param text any text, for example what the browser keeps */
export function isVariant(text: string | null | undefined): text is Variant {
  return VARIANTS.some((variant) => variant === text);
}

/**
 * The variant of a visit: the one that an address of it asks for, the newest first; then the kept one, then one by chance.
 * @param sources `searches` the queries of the visit's addresses, the oldest first, with or without `?`; `kept` as stored, null
 *   without one; `chance` a number from 0 up to 1, 1 not included
 */
export function chooseVariant(sources: {
  searches: readonly string[];
  kept: string | null;
  chance: number;
}): Variant {
  const { searches, kept, chance } = sources;
  const asked = searches.map((search) => readQuery(search).get('variant')).findLast(isVariant);
  if (asked !== undefined && asked !== null) return asked;
  if (isVariant(kept)) return kept;
  return chance < 0.5 ? 'a' : 'b';
}
