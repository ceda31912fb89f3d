/** When a failure is the server's last word. Apart from `Failure` itself, which every page loads first. */
import type { Failure } from './failure';

type Refused = Extract<Failure, { kind: 'refused' }>;

/** Log in first, too slow, too early, too much at once (HTTP 401, 408, 425, 429): the same may still be done. */
const NOT_LOOKED_AT: ReadonlySet<number> = new Set([401, 408, 425, 429]);
/** The contract's word for a session that is over (spec 6). */
const NO_SESSION = 'authentication_required';

/**
 * Says whether the server has looked at what was asked and said no, so that asking again is of no use.
 * @returns false for everything that leaves it open: no answer, a server that failed, a log-in or a pause that it wants first
 */
export const isRefusal = (failure: Failure | null | undefined): failure is Refused =>
  failure?.kind === 'refused' && failure.code !== NO_SESSION && !NOT_LOOKED_AT.has(failure.status);
