/** An answer before it becomes a Response: plain, so that every mount can make its own. */
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

export const refusalAnswer = (refusal: Refusal): Answer =>
  json(refusal.status, refusal.body, refusal.headers);
