/** The columns of the fault matrix: what a network, a proxy or a server can do to one call, and what must come of it. */
import type { Failure } from '@/api/failure';
import type { ErrorKey } from '@/i18n/textKeys';
import { isRepeated } from './row';
import type { Row } from './row';
import type { Outcome } from './transport';

/** What a server says in its own words. No failure may carry it: it would be stored, or shown. */
export const RAW = 'SQLSTATE[42S02]: <b>Base table</b> not found in /var/www/api.php';
const PAGE = `<!doctype html><title>Hotspot</title><h1>${RAW}</h1>`;
/** What nobody knows yet: a word that is added to a closed list. */
const NEW_WORD = 'never_heard_of';

/** One attempt and five more (spec 7). */
const ATTEMPTS = 6;
/** Attempts of 15 s each that begin within the 45 s after which a call is told on screen. */
const ATTEMPTS_IN_SILENCE = 3;

export interface Fault {
  /** @param good what the contract says, @param before how many requests went out already */
  readonly meet: (good: string, before: number, row: Row) => Outcome;
  /** How many requests go out in all. */
  readonly requests: (row: Row) => number;
  /** Null for a call that succeeds in the end. */
  readonly failure: (row: Row) => Partial<Failure> | null;
  /** What the member reads, as a key of `errors`. */
  readonly text: ErrorKey;
  /** False for a call that this cannot happen to. */
  readonly fits?: (row: Row) => boolean;
}

const once = (): number => 1;
const repeated =
  (attempts: number) =>
  (row: Row): number =>
    isRepeated(row) ? attempts : 1;
const json = (status: number, body: object, headers: Readonly<Record<string, string>> = {}): Outcome => ({
  status,
  body: JSON.stringify({ message: RAW, trace: [RAW], ...body }),
  headers: { 'content-type': 'application/json', ...headers },
});
const isTold = ({ answer }: Row): boolean => answer !== null;

const refused = (status: number, code: string, text: ErrorKey): Fault => ({
  meet: () => json(status, { error: code }),
  requests: once,
  failure: () => ({ kind: 'refused', status, code, fields: {} }),
  text,
});
const failing = (status: number, outcome: Outcome = { status, body: PAGE }): Fault => ({
  meet: () => outcome,
  requests: repeated(ATTEMPTS),
  failure: () => ({ kind: 'server', status }),
  text: 'general',
});
/** An answer that is none. A call that is told nothing takes nothing for an answer, and whatever JSON there is. */
const unreadable = (body: (good: string, row: Row) => string, always = false): Fault => ({
  meet: (good, _, row) => ({ status: 200, body: body(good, row) }),
  requests: once,
  failure: (row) => (always || isTold(row) ? { kind: 'wrong_shape' } : null),
  text: 'general',
});
const limited = (code: string, seconds: number | null, requests: Fault['requests']): Fault => ({
  meet: () => json(429, { error: code }, seconds === null ? {} : { 'retry-after': String(seconds) }),
  requests,
  failure: () => ({
    kind: 'refused',
    status: 429,
    code,
    details: seconds === null ? {} : { retry_after: seconds },
  }),
  text: 'rate_limited',
});
const untilTold = (row: Row): number => (row.kind === 'asks' ? 1 : repeated(ATTEMPTS)(row));

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
/** The answer with another value where a path leads to; an array is entered by number. */
function changed(good: string, place: string, value: unknown): string {
  const copy: unknown = JSON.parse(good);
  const names = place.split('.');
  const last = names.pop() ?? '';
  let at: unknown = copy;
  for (const name of names) at = isRecord(at) ? at[name] : undefined;
  if (!isRecord(at) || !Object.hasOwn(at, last)) throw new Error(`No ${place} in ${good}`);
  at[last] = value;
  return JSON.stringify(copy);
}
const firstOf = (good: string): string => {
  const answer: unknown = JSON.parse(good);
  return (isRecord(answer) ? Object.keys(answer)[0] : undefined) ?? '';
};

/** The same answer with the names in every object that could reach what all objects inherit. */
const poisoned = (good: string): string =>
  good.replaceAll(
    '{',
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"prototype":{"polluted":true},',
  );

/** The matrix's columns by name. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  'no network': {
    meet: () => 'lost',
    requests: repeated(ATTEMPTS),
    failure: () => ({ kind: 'offline' }),
    text: 'offline',
  },
  'an answer lost after the server did it': {
    meet: (good, before) => (before === 0 ? 'lost' : { status: 200, body: good }),
    requests: repeated(2),
    failure: (row) => (isRepeated(row) ? null : { kind: 'offline' }),
    text: 'offline',
  },
  'no answer in time': {
    meet: () => 'silence',
    requests: (row) => (row.patience === undefined ? repeated(ATTEMPTS_IN_SILENCE)(row) : 1),
    failure: () => ({ kind: 'timeout' }),
    text: 'timeout',
  },
  'an answer after ten seconds': {
    meet: (good) => ({ status: 200, body: good, after: 10_000 }),
    requests: once,
    failure: () => null,
    text: 'general',
  },
  400: refused(400, 'bad_request', 'general'),
  401: refused(401, 'login_failed', 'login_failed'),
  403: refused(403, 'premium_only', 'premium_only'),
  'a session that is over': {
    meet: () => json(403, { authentication_required: true }),
    requests: once,
    failure: () => ({ kind: 'refused', status: 403, code: 'authentication_required' }),
    text: 'general',
  },
  404: refused(404, 'not_found', 'not_found'),
  'a 404 of a proxy': {
    meet: () => ({ status: 404, body: PAGE }),
    requests: once,
    failure: () => ({ kind: 'wrong_shape' }),
    text: 'general',
  },
  408: {
    meet: () => ({ status: 408, body: PAGE }),
    requests: repeated(ATTEMPTS),
    failure: () => ({ kind: 'timeout' }),
    text: 'timeout',
  },
  409: refused(409, 'conflict', 'general'),
  413: refused(413, 'too_large', 'general'),
  'a 413 of a proxy': {
    meet: () => ({ status: 413, body: PAGE }),
    requests: once,
    failure: () => ({ kind: 'refused', status: 413, code: 'too_large' }),
    text: 'general',
  },
  422: {
    meet: () => json(422, { error: 'validation', fields: { code: 'used' } }),
    requests: once,
    failure: () => ({ kind: 'refused', status: 422, code: 'validation', fields: { code: 'used' } }),
    text: 'general',
  },
  'a 422 whose fields are no fields': {
    meet: () => json(422, { error: 'validation', fields: RAW }),
    requests: once,
    failure: () => ({ kind: 'refused', status: 422, code: 'validation', fields: {} }),
    text: 'general',
  },
  'sentences where codes belong': {
    meet: () => json(422, { error: RAW, fields: { email: RAW } }),
    requests: once,
    failure: () => ({ kind: 'refused', status: 422, code: 'unknown', fields: { email: 'invalid' } }),
    text: 'general',
  },
  '429 with a pause of five seconds': limited('rate_limited', 5, untilTold),
  '429 with a pause of a minute': limited('rate_limited', 60, once),
  '429 that names no pause': limited('rate_limited', null, untilTold),
  'a 429 of a proxy': {
    meet: () => ({ status: 429, body: PAGE, headers: { 'retry-after': '60' } }),
    requests: once,
    failure: () => ({ kind: 'refused', status: 429, code: 'rate_limited', details: { retry_after: 60 } }),
    text: 'rate_limited',
  },
  500: failing(500),
  502: failing(502),
  503: failing(503, json(503, { error: 'maintenance' }, { 'retry-after': '2' })),
  'an empty answer': unreadable(() => ''),
  'a page instead of data': unreadable(() => PAGE, true),
  'broken JSON': unreadable((good) => (good === '{}' ? '{"a":' : good.slice(0, -4)), true),
  'a missing field': unreadable((good) =>
    JSON.stringify({ ...JSON.parse(good), [firstOf(good)]: undefined }),
  ),
  'a wrong type': unreadable((good, row) =>
    isTold(row) ? changed(good, firstOf(good), { not: 'this' }) : '[7]',
  ),
  'a word that is not in its list': {
    ...unreadable((good, { word = '' }) => changed(good, word, NEW_WORD)),
    fits: ({ word }) => word !== undefined,
  },
  'names that poison objects': {
    meet: (good) => ({ status: 200, body: good === '{}' ? '{}' : poisoned(good) }),
    requests: once,
    failure: () => null,
    text: 'general',
  },
};
