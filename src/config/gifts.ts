/** The gifts that this version has a name and a picture for; prices come from the server. */

export const GIFTS = ['rose', 'coffee', 'cocktail', 'cake', 'ticket', 'gem'] as const;
export type GiftName = (typeof GIFTS)[number];

const KNOWN: ReadonlySet<string> = new Set(GIFTS);

/** False for a gift that the server has and this version does not know yet. */
export function isGiftName(id: string): id is GiftName {
  return KNOWN.has(id);
}
