/** Two wordings of a lander, one for every second visitor. */

export const VARIANTS = ['a', 'b'] as const;
export type Variant = (typeof VARIANTS)[number];

/** @param text any text, for example what the browser keeps */
export function isVariant(text: string | null | undefined): text is Variant {
  return VARIANTS.some((variant) => variant === text);
}

/**
 * The variant of a visit: the address's, then the kept one, then one by chance.
 * @param sources `search` the query of the address, with or without `?`; `kept` as stored, null without one; `chance`
 *   a number from 0 up to 1, 1 not included
 */
export function chooseVariant(sources: { search: string; kept: string | null; chance: number }): Variant {
  const asked = new URLSearchParams(sources.search).get('variant');
  if (isVariant(asked)) return asked;
  if (isVariant(sources.kept)) return sources.kept;
  return sources.chance < 0.5 ? 'a' : 'b';
}
