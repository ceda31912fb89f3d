/**
 * The same Idempotency-Key within 24 hours gives the first answer and has no second effect (contract), to whoever asked and to who
 * is there after it; to everybody else it is a key like any other.
 */
import { hours } from '../clock';
import type { Db, StoredAnswer } from '../tables';
import { idempotencyConflict } from './refusal';
import type { Refusal } from './refusal';

const KEPT_FOR = hours(24);

/**
 * Finds the answer that a key got before.
 * @param key the header's value, null without one
 * @param account id of who asks, null for a visitor
 * @param fingerprint method, path and body of the request
 * @throws Refusal 409 when the key came with another request
 */
export function recall(
  db: Db,
  key: string | null,
  account: string | null,
  fingerprint: string,
  now: number,
): StoredAnswer | null {
  const stored = key === null ? undefined : db.answers.get(nameOf(key, account));
  if (!stored || stored.at + KEPT_FOR <= now) return null;
  if (stored.fingerprint !== fingerprint) throw idempotencyConflict();
  return stored;
}

/** Wrong credentials, an unfinished request, and what comes too early or too often: the server has not looked at what was asked. */
const NO_ANSWERS: ReadonlySet<number> = new Set([401, 408, 425, 429]);

/** True for a refusal that is the answer to what was asked, so that the same key hears it again: another try takes another key. */
export const isAnswer = ({ body, status }: Refusal): boolean =>
  status < 500 && !NO_ANSWERS.has(status) && body['authentication_required'] !== true;

/**
 * Keeps the first answer of a call: what it brought about, or its refusal.
 * @param accounts ids of who asked, and of who is there after it, null for a visitor
 */
export function remember(
  db: Db,
  key: string | null,
  accounts: readonly (string | null)[],
  answer: StoredAnswer,
): void {
  if (key === null) return;
  for (const [old, { at }] of db.answers) {
    // A Map keeps the order of insertion: the first answer that is young enough ends the search.
    if (at + KEPT_FOR > answer.at) break;
    db.answers.delete(old);
  }
  for (const account of new Set(accounts)) db.answers.set(nameOf(key, account), answer);
}

const nameOf = (key: string, account: string | null): string => `${account ?? ''} ${key}`;
