/** The kinds of likes that have a page (spec 2). */

export const LIKES_TYPES = ['received', 'given', 'matches'] as const;
export type LikesType = (typeof LIKES_TYPES)[number];

/** @returns the kind that an address names: received when it names none, null for a name that is no kind */
export function likesTypeOf(param: string | undefined): LikesType | null {
  if (param === undefined) return 'received';
  return LIKES_TYPES.find((type) => type === param) ?? null;
}
