/** What was asked of a world lately, for testers: never a body, so no password and no message. Not part of the world that is kept. */
import { connectionLost, type Outcome } from '../answer';
import type { Db, FaultKind } from '../tables';

/** A request as a tester reads it. */
export interface LoggedRequest {
  method: string;
  /** Path and query below the origin. */
  url: string;
  /** 0 when the connection was lost. */
  status: number;
  /** The code of a refusal. */
  error: string | null;
  /** The kind of the fault that struck it. */
  fault: FaultKind | null;
  /** The world's time at the answer, milliseconds since 1970. */
  at: number;
  /** How long the answer took, in real milliseconds. */
  ms: number;
}

const KEPT = 50;
const logs = new WeakMap<Db, LoggedRequest[]>();

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
 * @param asked method and path with query
 * @param fault the kind of the fault that struck it: a lost connection has no header that would say so
 * @param at the world's time, milliseconds since 1970
 * @param ms how long it took
 */
export function noteRequest(
  db: Db,
  asked: Readonly<{ method: string; url: string }>,
  outcome: Outcome,
  { fault, at, ms }: Readonly<{ fault: FaultKind | null; at: number; ms: number }>,
): void {
  const log = logs.get(db) ?? [];
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
  logs.set(db, log.slice(-KEPT));
}

/** A world that begins anew was never asked anything. */
export const forgetRequests = (db: Db): void => void logs.delete(db);

/** The newest requests of a world, the newest first. */
export const requestsOf = (db: Db): LoggedRequest[] => (logs.get(db) ?? []).toReversed();
