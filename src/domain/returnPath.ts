/** Where a log-in or sign-up leads: back to the page that asked for it, else to the search (spec 6). */
import { path } from '@/config/paths';
import { safePath } from '@/lib/safePath';

/** Pages that are over once somebody is logged in. */
const ENTRANCES: ReadonlySet<string> = new Set([path('index'), path('login'), path('signup')]);

/**
 * @param next the page that asked, as it came from an address; anything but a path of this site is dropped
 * @param origin this site's origin, for example `https://example.test`
 * @returns a path of this site
 */
export function returnPath(next: string | null | undefined, origin: string): string {
  const safe = safePath(next, origin);
  if (safe === null) return path('members');
  const [pathname = ''] = safe.split(/[?#]/u, 1);
  return ENTRANCES.has(pathname) ? path('members') : safe;
}
