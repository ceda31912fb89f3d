/** What was asked of a world lately, for testers: never a body, so no password and no message. */
import { connectionLost, type Outcome } from '../answer';
import type { Db, FaultKind, LoggedRequest } from '../tables';

const KEPT = 50;

/** A one-time link logs somebody in, and mail addresses are personal: neither is kept. */
const withoutSecrets = (url: string): string =>
  url.replaceAll(/([?&](?:token|email|password|code)=)[^&]*/g, '$1…');

function codeOf(body: string): string | null {
  try {
    const answer: unknown = JSON.parse(body);
    const isCoded = typeof answer === 'object' && answer !== null && 'error' in answer;
    return isCoded && typeof answer.error === 'string' ? answer.error : null;
  } catch {
    // A fault may answer something that is no JSON: it has no code then.
    return null;
  }
}

/**
 * Notes what was asked and how it was answered.
 * @param log of the world that was asked: one that began anew meanwhile has a log of its own
 * @param asked method and path with query
 * @param fault the kind of the fault that struck it: a lost connection has no header that would say so
 * @param at the world's time, milliseconds since 1970
 * @param ms how long it took
 */
export function noteRequest(
  log: LoggedRequest[],
  asked: Readonly<{ method: string; url: string }>,
  outcome: Outcome,
  { fault, at, ms }: Readonly<{ fault: FaultKind | null; at: number; ms: number }>,
): void {
  const lost = outcome === connectionLost;
  log.push({
    method: asked.method,
    url: withoutSecrets(asked.url),
    status: lost ? 0 : outcome.status,
    error: lost || outcome.status < 400 ? null : codeOf(outcome.body),
    fault,
    at,
    ms: Math.round(ms),
  });
  log.splice(0, log.length - KEPT);
}

/** The newest requests of a world, the newest first. */
export const requestsOf = ({ requests }: Db): LoggedRequest[] => requests.toReversed();
