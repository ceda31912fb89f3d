/** What this browser keeps for the product and one account, in readable form. */
import * as v from 'valibot';
import { epochMs } from '@/api/wire/primitives';
import {
  ACCOUNT_RECORDS,
  accountKey,
  COOKIES,
  PERSIST_KEYS,
  PERSIST_PREFIX,
  SESSION_KEYS,
} from '@/config/storageKeys';
import { readCookie } from '@/lib/cookies';
import { jsonParse } from '@/lib/jsonParse';
import { readText, storedKeys } from '@/lib/storage';
import type { StorageArea } from '@/lib/storage';

const DISMISSALS = PERSIST_PREFIX + PERSIST_KEYS.dismissals;
const record = v.record(v.string(), v.unknown());
const dismissals = v.object({ at: v.record(v.string(), epochMs), about: v.optional(record) });

/** Persisted slices are JSON inside JSON, with a mark of the library's own. */
function readable(text: string | null): unknown {
  const value = jsonParse(text);
  const parsed = v.safeParse(record, value);
  if (!parsed.success || Array.isArray(value)) return value ?? text;
  const fields = Object.entries(parsed.output).filter(([name]) => name !== '_persist');
  return Object.fromEntries(
    fields.map(([name, field]) => [name, typeof field === 'string' ? (jsonParse(field) ?? field) : field]),
  );
}

/** Timestamps become dates, like all others in the copy. */
function withDates(key: string, value: unknown): unknown {
  const parsed = key === DISMISSALS ? v.safeParse(dismissals, value) : null;
  if (parsed?.success !== true) return value;
  const { at: moments, about } = parsed.output;
  const dates = Object.entries(moments).map(([name, at]) => [name, new Date(at).toISOString()]);
  return { ...Object.fromEntries(dates), about };
}

/** Each unsent message has a key of its own below that of its record. */
const isBelow = (key: string, above: string): boolean => key === above || key.startsWith(`${above}:`);

/** A session that ran out keeps the records of its member, who need not be the one who asks for the copy. */
function isOthers(key: string, account: string): boolean {
  const kept = ACCOUNT_RECORDS.find((name) => key.startsWith(`${name}:`));
  return kept !== undefined && !isBelow(key, accountKey(kept, account));
}

/** The drafts of forms lie in one record; a member's carry the account's id, see core/formDrafts. */
function withoutOthers(key: string, value: unknown, account: string): unknown {
  const parsed = key === SESSION_KEYS.formDrafts ? v.safeParse(record, value) : null;
  if (parsed?.success !== true) return value;
  const drafts = Object.entries(parsed.output);
  return Object.fromEntries(drafts.filter(([name]) => !name.includes(':') || name.endsWith(`:${account}`)));
}

function storedIn(area: StorageArea, account: string): Record<string, unknown> {
  const keys = storedKeys(area).filter((key) => !isOthers(key, account));
  return Object.fromEntries(
    keys.map((key) => {
      const value = withDates(key, readable(readText(area, key)));
      return [key, withoutOthers(key, value, account)];
    }),
  );
}

/**
 * @param account id of the account that the copy is of: what the browser keeps of other members is not in it
 * @returns cookies and storage by area and key; an area that the browser blocks is empty
 */
export function browserRecords(account: string): Record<string, unknown> {
  return {
    cookies: { [COOKIES.language]: readCookie(document, COOKIES.language) },
    local_storage: storedIn('local', account),
    session_storage: storedIn('session', account),
  };
}
