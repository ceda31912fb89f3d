/** Faults on demand: which of them strikes a request (contract, control calls). */
import { createRandom } from '../random';
import type { Db, Fault } from '../tables';

/** A glob as a regular expression: only `*` is special. */
const glob = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('.*')}$`,
    'i',
  );

/**
 * Whether a fault is meant for a request.
 * @param match `METHOD path`; either part may be or hold `*`, the path may lack `/api/`
 * @param method the request's method
 * @param url the request's path with its query, such as `/api/user.php?push=1`
 */
export function matches(match: string, method: string, url: string): boolean {
  const [first = '*', second] = match.trim().split(/\s+/, 2);
  const [wantedMethod, wantedPath] = second === undefined ? ['*', first] : [first, second];
  if (!glob(wantedMethod).test(method)) return false;
  const [path = url] = url.split('?');
  const candidates = [url, path, url.replace('/api/', ''), path.replace('/api/', '')];
  return candidates.some((candidate) => glob(wantedPath).test(candidate));
}

/** The fault that strikes a request now, if any; counts its strikes down. */
export function strike(db: Db, method: string, url: string): Fault | null {
  for (const fault of db.faults) {
    if (fault.times === 0 || !matches(fault.match, method, url)) continue;
    if (fault.rate < 1 && !createRandom(db.random).chance(fault.rate)) continue;
    if (fault.times !== null) fault.times -= 1;
    return fault;
  }
  return null;
}
