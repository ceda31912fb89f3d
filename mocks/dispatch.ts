/** From a request to an answer: finds the call, then session, header rules, faults, idempotency and errors. */
import { connectionLost, json, refusalAnswer, unlessKnown, type Answer, type Outcome } from './answer';
import { calls } from './backend';
import type { Call, Context } from './call';
import { readClock } from './clock';
import { settle } from './events';
import { wait } from './latency';
import { createRandom, hashBytes } from './random';
import { strike } from './rules/faults';
import { isAnswer, recall, remember } from './rules/idempotency';
import { noteRequest } from './rules/requestLog';
import { csrf, invalidFields, notFound, Refusal } from './rules/refusal';
import { accountOfSession, SESSION_COOKIE, sessionOpened, touchSession } from './rules/session';
import { assertExact, noSuchCall } from './strict';
import type { Db, Fault } from './tables';

export interface Incoming {
  method: string;
  /** Path with query, such as `/api/members.php?page=2`. */
  url: string;
  headers: Headers;
  cookies: Readonly<Record<string, string>>;
  body: string;
  /** The bytes of the field `file` of a form with files; null when such a form has none. */
  file?: Uint8Array | null;
  signal: AbortSignal;
}

const SLOW_MS = 3000;
const TIMEOUT_MS = 120_000;

/** How requests are judged. */
export interface Judging {
  /** To the letter, with every reason in `mock_hint`: see strict.ts. */
  strict: boolean;
}

function findCall(method: string, path: string, query: URLSearchParams, { strict }: Judging): Call {
  const rows = calls.filter((call) => call.method === method && call.path.split('?')[0] === path);
  const special = rows.find((call) => call.path.includes('?') && query.has(call.path.split(/[?=]/)[1] ?? ''));
  const row = special ?? rows.find((call) => !call.path.includes('?'));
  if (row) return row;
  throw strict ? noSuchCall(calls, method, path) : notFound();
}

/** A write needs the client's header and JSON or a form with a file; the beacon of a page that closes can send neither. */
function assertFromClient(incoming: Incoming, path: string): void {
  if (incoming.method === 'GET' || path === 'page-hidden.php') return;
  const type = incoming.headers.get('content-type') ?? '';
  const form = /^(application\/x-www-form-urlencoded|text\/plain)/i.test(type);
  if (incoming.headers.get('x-request-type') !== 'client' || form) throw csrf();
}

function inputOf(incoming: Incoming, query: URLSearchParams): unknown {
  if (incoming.method === 'GET') return Object.fromEntries(query);
  if (incoming.file) return { file: incoming.file };
  if (incoming.body === '') return {};
  try {
    return JSON.parse(incoming.body);
  } catch {
    throw invalidFields({ body: 'invalid' });
  }
}

/** Tells a file from another one. The form around it is never the same twice. */
const markOf = (file: Uint8Array | null | undefined): string =>
  file ? `${file.length} bytes ${hashBytes(file)}` : '';

function contextOf(db: Db, incoming: Incoming): Context {
  const now = readClock(db.clock);
  const token = incoming.cookies[SESSION_COOKIE] ?? db.jar.session;
  const viewer = accountOfSession(db, token, now);
  if (viewer) touchSession(db, token, now);
  return { db, now, random: createRandom(db.random), viewer, session: token, cookies: [] };
}

function execute(db: Db, incoming: Incoming, path: string, query: URLSearchParams, judging: Judging): Answer {
  const context = contextOf(db, incoming);
  const call = findCall(incoming.method, path, query, judging);
  if (judging.strict) assertExact(call, incoming, query);
  assertFromClient(incoming, path);
  const input = inputOf(incoming, query);
  const isKeyed = incoming.method !== 'GET' || call.keyed === true;
  const key = isKeyed ? incoming.headers.get('idempotency-key') : null;
  const fingerprint = `${incoming.method} ${incoming.url} ${incoming.body}${markOf(incoming.file)}`;
  const asker = context.viewer?.id ?? null;
  const before = recall(db, key, asker, fingerprint, context.now);
  if (before) return { ...json(before.status, before.body), cookies: before.cookies };
  const keep = (status: number, answered: unknown, cookies: string[], accounts: (string | null)[]): void =>
    remember(db, key, accounts, { fingerprint, at: context.now, status, body: answered, cookies });
  const body = orRefuse(
    () => call.run(input, context) ?? {},
    (refusal) => keep(refusal.status, refusal.body, [], [asker]),
  );
  const { cookies } = context;
  const answer = { ...json(200, body), cookies };
  if (call.tagged === true) return unlessKnown(answer, incoming.headers.get('if-none-match'));
  // The answer as it went out, for the same key: what the rows become later does not change it.
  // Its next try comes with the session that this one has opened, or without the one that it has ended.
  const token = sessionOpened(cookies) ?? context.session;
  const accounts = [asker, accountOfSession(db, token, context.now)?.id ?? null];
  if (key !== null) keep(200, JSON.parse(answer.body), cookies, accounts);
  return answer;
}

/** @param note told the refusal that answers what was asked, before it goes on */
function orRefuse(work: () => object, note: (refusal: Refusal) => void): object {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal && isAnswer(error)) note(error);
    throw error;
  }
}

function attempt(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refusal) return refusalAnswer(error);
    throw error;
  }
}

/** What a fault answers instead of the call; null when the call runs all the same. */
async function faulty(fault: Fault | null, signal: AbortSignal): Promise<Outcome | null> {
  if (!fault) return null;
  switch (fault.kind) {
    case 'status': {
      const retry: Record<string, string> = [429, 503].includes(fault.status) ? { 'Retry-After': '1' } : {};
      return json(fault.status, fault.body ?? { error: 'mock_fault' }, retry);
    }
    case 'timeout':
      await wait(fault.ms ?? TIMEOUT_MS, signal);
      return connectionLost;
    case 'offline':
      return connectionLost;
    case 'malformed':
      return { ...json(200, {}), body: '{"user": {"id": "' };
    case 'wrong_shape':
      return json(200, fault.body ?? { unexpected: ['shape'] });
    case 'slow':
      await wait(fault.ms ?? SLOW_MS, signal);
      break;
    case 'drop_after_commit':
      break;
  }
  return null;
}

/** Answers one call of the API in a world, and notes it for testers. */
export async function dispatch(
  db: Db,
  incoming: Incoming,
  judging: Judging = { strict: false },
): Promise<Outcome> {
  const begun = performance.now();
  const { requests } = db;
  const { outcome, fault } = await answerCall(db, incoming, judging);
  const ms = performance.now() - begun;
  noteRequest(requests, incoming, outcome, { fault: fault?.kind ?? null, at: readClock(db.clock), ms });
  return outcome;
}

/** How a call is answered, and what fault had a part in it. */
async function answerCall(
  db: Db,
  incoming: Incoming,
  judging: Judging,
): Promise<{ outcome: Outcome; fault: Fault | null }> {
  const { pathname, searchParams } = new URL(incoming.url, 'http://mock');
  const path = pathname.replace(/^\/api\//, '');
  if (db.latency_ms > 0) await wait(db.latency_ms, incoming.signal);
  const fault = strike(db, incoming.method, incoming.url);
  const instead = await faulty(fault, incoming.signal);
  settle(db, readClock(db.clock));
  const outcome = instead ?? attempt(() => execute(db, incoming, path, searchParams, judging));
  if (fault?.kind === 'drop_after_commit') return { outcome: connectionLost, fault };
  if (fault && outcome !== connectionLost) outcome.headers['X-Mock-Fault'] = fault.kind;
  return { outcome, fault };
}
