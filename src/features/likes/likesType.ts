/** The kinds of likes that have a page (spec 2), and the list of members put aside beside them. */

export const LIKES_TYPES = ['received', 'given', 'matches'] as const;
export type LikesType = (typeof LIKES_TYPES)[number];
/** What the tabs of the likes page show. */
export type LikesList = LikesType | 'passed';

/** The query of /likes that opens the members put aside. */
export const PASSED_QUERY = { name: 'list', value: 'passed' } as const;

/** @returns the kind that an address names: received when it names none, null for a name that is no kind */
export function likesTypeOf(param: string | undefined): LikesType | null {
  if (param === undefined) return 'received';
  return LIKES_TYPES.find((type) => type === param) ?? null;
}

/**
 * @param param the kind in the path, if any
 * @param query of the address
 * @returns which list an address opens; null for none
 */
export function likesListOf(param: string | undefined, query: URLSearchParams): LikesList | null {
  const passed = param === undefined && query.get(PASSED_QUERY.name) === PASSED_QUERY.value;
  return passed ? 'passed' : likesTypeOf(param);
}
