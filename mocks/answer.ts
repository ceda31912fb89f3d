/** An answer before it becomes a Response: plain, so that every mount can make its own. */
import { hashBytes } from './random';
import type { Refusal } from './rules/refusal';

export interface Answer {
  status: number;
  /** Text as it goes over the wire. */
  body: string;
  type: string;
  headers: Record<string, string>;
  /** Set-Cookie values. */
  cookies: string[];
}

/** The connection breaks and nothing arrives. */
export const connectionLost = 'connection lost';
export type Outcome = Answer | typeof connectionLost;

export function json(status: number, body: unknown, headers: Record<string, string> = {}): Answer {
  return { status, body: JSON.stringify(body), type: 'application/json', headers, cookies: [] };
}

/**
 * Lets the asker keep what it has (RFC 9110, If-None-Match).
 * @param known the tag of what the asker has, null when it has nothing
 * @returns the answer with a tag; 304 without a body when that is the one it has
 */
export function unlessKnown(answer: Answer, known: string | null): Answer {
  const tag = `"${hashBytes(new TextEncoder().encode(answer.body)).toString(36)}-${answer.body.length}"`;
  const headers = { ...answer.headers, ETag: tag };
  return known === tag ? { ...answer, status: 304, body: '', headers } : { ...answer, headers };
}

export const refusalAnswer = (refusal: Refusal): Answer =>
  json(refusal.status, refusal.body, refusal.headers);
