/** What a call to the API is, whoever sends it. */
import type * as v from 'valibot';

/** The header that makes every attempt at a write the same one. */
export const IDEMPOTENCY_KEY = 'Idempotency-Key';

export interface CallOptions {
  signal?: AbortSignal;
  /** The key of one act of the user's, the same for every attempt at it; a write without one gets its own, a GET that changes nothing needs none. */
  idempotencyKey?: string;
  /** Told while a body is on its way: bytes sent, and bytes in all. */
  onProgress?: (sent: number, total: number) => void;
}

export interface Call<T> extends CallOptions {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** File name under /api, e.g. `user.php`. */
  file: string;
  query?: Record<string, string | undefined>;
  body?: unknown;
  schema: v.GenericSchema<unknown, T>;
  /** False for a GET that changes state, and for what is true for a moment only: it is sent once, whatever happens. */
  repeat?: boolean;
  /** False where a pause that the server wants is told on screen instead of being waited for in silence. */
  waitsWhenLimited?: boolean;
  /**
   * The tag of the answer that is known, null for none: the answer then comes with its own tag, as {@link Tagged}, or as
   * {@link NotModified} where it is still the one that is known.
   */
  known?: string | null;
  /** How long an attempt may take, ms; 15 s unless told. */
  timeout?: number;
  /** True for what does not speak for whoever is here: facts about the site, and calls that open or end a session. */
  outlivesSession?: boolean;
}

/** @returns what of it is told to the server */
export function queryOf(query: Call<unknown>['query'] = {}): URLSearchParams {
  const told = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return new URLSearchParams(told);
}

/** @returns path and query, as far as they can have been asked for before */
export function addressOf({ file, query }: Pick<Call<unknown>, 'file' | 'query'>): string {
  const asked = String(queryOf(query));
  return `/api/${file}${asked && `?${asked}`}`;
}

export const NOT_MODIFIED = 304;
export interface NotModified {
  status: typeof NOT_MODIFIED;
}
export interface Tagged {
  /** Null where the server does not name its answers. */
  tag: string | null;
  data: unknown;
}

/** A good answer, not looked at yet, and when the server says it was given. */
export interface Answer {
  data: unknown;
  date: string | null;
}
