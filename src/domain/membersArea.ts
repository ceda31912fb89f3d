/** The members area: the pages where offers and new likes may appear (spec 2). */

const MEMBERS_AREA = /^\/(?:members(?:\/[^/]+)?|chats|likes(?:\/m\/[^/]+)?|premium)\/?$/u;

/**
 * Says whether a page belongs to the members area: search, a profile, the list of chats, likes, a member's like, premium.
 * @param pathname the path without query
 */
export function isMembersArea(pathname: string): boolean {
  return MEMBERS_AREA.test(pathname);
}
