/** What the page on cookies says about each thing that the browser keeps: its own name, its kind, its time. */
import { AUTH_COOKIE_DAYS, CONSENT_DAYS, LANGUAGE_COOKIE_DAYS, LAST_SEEN_MOST_MS } from '@/config/limits';
import {
  ACCOUNT_RECORDS,
  COOKIES,
  LAST_SEEN_CACHE,
  LOCAL_KEYS,
  PERSIST_KEYS,
  PERSIST_PREFIX,
  PUSH_CACHE,
  SESSION_KEYS,
} from '@/config/storageKeys';
import type { AccountRecord } from '@/config/storageKeys';

export type StoredPlace = 'cookie' | 'local' | 'session' | 'account' | 'cache';
export type StoredId =
  | keyof typeof COOKIES
  | keyof typeof PERSIST_KEYS
  | keyof typeof LOCAL_KEYS
  | keyof typeof SESSION_KEYS
  | AccountRecord
  | 'lastSeen'
  | 'pushNotice';

export interface StoredThing {
  /** Names its text. */
  id: StoredId;
  /** As the browser lists it. */
  name: string;
  /** Whole days, or what ends it. */
  lasts: number | 'visit' | 'logout' | 'stays';
  measurement: boolean;
}

/** What has an end of its own; everything else in the browser's storage stays. */
const ENDS: Partial<Record<StoredId, StoredThing['lasts']>> = {
  language: LANGUAGE_COOKIE_DAYS,
  session: AUTH_COOKIE_DAYS,
  consent: CONSENT_DAYS,
  tracking: CONSENT_DAYS,
  variant: CONSENT_DAYS,
  memberHere: 'logout',
  bonusShown: 'logout',
};
/** How long a member's last sight of the site is kept at most, in whole days: its texts say so. */
export const LAST_SEEN_DAYS = LAST_SEEN_MOST_MS / 86_400_000;
const MEASURED: ReadonlySet<StoredId> = new Set<StoredId>(['tracking', 'variant']);

const thing = (id: StoredId, name: string, lasts: StoredThing['lasts']): StoredThing => ({
  id,
  name,
  lasts: ENDS[id] ?? lasts,
  measurement: MEASURED.has(id),
});

const isKeyOf = <T extends object>(record: T, key: PropertyKey): key is keyof T => key in record;
/** The keys of a record of names, with their names. */
function namesOf<K extends string>(record: Readonly<Record<K, string>>): [K, string][] {
  return Object.keys(record)
    .filter((key): key is K => isKeyOf(record, key))
    .map((key) => [key, record[key]]);
}

/** By place, each in the order in which it is declared. */
export const STORED_THINGS: Readonly<Record<StoredPlace, readonly StoredThing[]>> = {
  cookie: namesOf(COOKIES).map(([id, name]) => thing(id, name, 'stays')),
  local: [
    ...namesOf(LOCAL_KEYS).map(([id, name]) => thing(id, name, 'stays')),
    ...namesOf(PERSIST_KEYS).map(([id, name]) => thing(id, PERSIST_PREFIX + name, 'stays')),
  ],
  session: namesOf(SESSION_KEYS).map(([id, name]) => thing(id, name, 'visit')),
  account: ACCOUNT_RECORDS.map((id) => thing(id, `${id}:…`, 'logout')),
  // Beside it lie the files of the site, which the page tells of in words.
  cache: [thing('lastSeen', LAST_SEEN_CACHE, 'logout'), thing('pushNotice', PUSH_CACHE, 'logout')],
};
