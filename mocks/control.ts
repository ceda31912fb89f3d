/** The control calls under `/__mock/`: state, reset, persona, faults, clock, settings, outbox, events, payments. */
import * as v from 'valibot';
import { settingsSchema } from '@/api/wire/settings';
import { json, refusalAnswer, type Answer, type Outcome } from './answer';
import { advanceClock, freezeClock, iso, readClock, resetClock } from './clock';
import { createEvent } from './controls/event';
import { callList, recentRequests } from './controls/inspect';
import { changeMember, memberRequest } from './controls/member';
import { endPayment, paymentRequest } from './controls/payment';
import { aliveState, stateOf } from './controls/state';
import { createDbAt, type WorldSize } from './db';
import type { Incoming } from './dispatch';
import { settle } from './events';
import { answerPayPage } from './pay/page';
import { createRandom } from './random';
import { accountByEmail } from './rules/accounts';
import { nextNumber } from './rules/outbox';
import { invalidFields, notFound, Refusal } from './rules/refusal';
import { accountOfSession, closeSession, openSession, SESSION_COOKIE } from './rules/session';
import { assertNotPending, userAnswerOf } from './calls/user';
import type { Db } from './tables';

const milliseconds = v.pipe(v.number(), v.minValue(0));
const upTo = (most: number) => v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most)));
const resetRequest = v.object({
  seed: v.optional(v.string()),
  people: upTo(10_000),
  members: upTo(100_000),
  conversations: upTo(10_000),
  messages: upTo(100_000),
});
const personaRequest = v.object({ email: v.nullable(v.string()) });
const clockRequest = v.object({
  advance_ms: v.optional(milliseconds),
  freeze: v.optional(v.boolean()),
  /** Takes every move back, before the others of the same call. */
  reset: v.optional(v.literal(true)),
});
const settingsRequest = v.object({
  ...v.partial(settingsSchema).entries,
  latency_ms: v.optional(milliseconds),
});
const faultRequest = v.object({
  match: v.pipe(v.string(), v.minLength(1)),
  kind: v.picklist(['status', 'timeout', 'offline', 'malformed', 'wrong_shape', 'slow', 'drop_after_commit']),
  status: v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599)), 503),
  body: v.optional(v.unknown()),
  ms: v.optional(milliseconds),
  times: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  rate: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1)), 1),
});

function inputOf<Schema extends v.GenericSchema>(schema: Schema, body: string): v.InferOutput<Schema> {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), body === '' ? '{}' : body);
  if (result.success) return result.output;
  throw invalidFields(
    Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? 'body', 'invalid'])),
  );
}

/**
 * Starts the world again from its seed: data, clock, faults, settings, sessions and what was asked of it.
 * @param size how large it is then
 */
export function resetWorld(db: Db, seed: string = db.seed, size: WorldSize = {}): void {
  const { jar } = db;
  Object.assign(db, createDbAt(db.begins_at, seed, size), { jar: { ...jar, session: null } });
}

function becomePersona(db: Db, incoming: Incoming): Answer {
  const { email } = inputOf(personaRequest, incoming.body);
  const now = readClock(db.clock);
  const cookies: string[] = [];
  const session = incoming.cookies[SESSION_COOKIE] ?? null;
  if (email === null) {
    closeSession({ db, session, cookies });
    return { ...json(200, { user: null }), cookies };
  }
  const account = accountByEmail(db, email);
  if (!account) throw notFound();
  assertNotPending(account);
  openSession({ db, now, cookies }, account);
  return { ...json(200, userAnswerOf(db, account, now)), cookies };
}

function addFault(db: Db, body: string): Answer {
  const { match, kind, status, body: answer, ms, times, rate } = inputOf(faultRequest, body);
  const id = `f${nextNumber(db)}`;
  db.faults.push({
    id,
    match,
    kind,
    status,
    body: answer ?? null,
    ms: ms ?? null,
    times: times ?? null,
    rate,
  });
  return json(200, { faults: db.faults });
}

function moveClock(db: Db, body: string): Answer {
  const { advance_ms, freeze, reset } = inputOf(clockRequest, body);
  if (reset) resetClock(db.clock, db.begins_at);
  if (freeze !== undefined) freezeClock(db.clock, freeze);
  advanceClock(db.clock, advance_ms ?? 0);
  settle(db, readClock(db.clock));
  return json(200, { now: iso(readClock(db.clock)), ...db.clock });
}

function changeSettings(db: Db, body: string): Answer {
  const { latency_ms, ...settings } = inputOf(settingsRequest, body);
  Object.assign(db.settings, settings);
  db.latency_ms = latency_ms ?? db.latency_ms;
  return json(200, { settings: db.settings, latency_ms: db.latency_ms });
}

function route(db: Db, incoming: Incoming): Answer {
  const { pathname } = new URL(incoming.url, 'http://mock');
  const now = readClock(db.clock);
  const session = incoming.cookies[SESSION_COOKIE] ?? db.jar.session;
  const viewer = accountOfSession(db, session, now);
  switch (`${incoming.method} ${pathname.replace('/__mock/', '')}`) {
    case 'GET state':
      return json(200, stateOf(db, viewer, now));
    case 'POST reset': {
      const { seed, ...size } = inputOf(resetRequest, incoming.body);
      resetWorld(db, seed, size);
      return {
        ...json(200, { seed: db.seed }),
        cookies: [`${SESSION_COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0`],
      };
    }
    case 'POST persona':
      return becomePersona(db, incoming);
    case 'POST fault':
      return addFault(db, incoming.body);
    case 'DELETE fault':
      db.faults = [];
      return json(200, { faults: [] });
    case 'POST clock':
      return moveClock(db, incoming.body);
    case 'PATCH settings':
      return changeSettings(db, incoming.body);
    case 'POST payment':
      return json(200, endPayment(db, viewer, inputOf(paymentRequest, incoming.body), now));
    case 'POST member':
      return json(200, changeMember(db, viewer, inputOf(memberRequest, incoming.body), now));
    case 'GET alive':
      return json(200, aliveState(db, viewer, now));
    case 'GET requests':
      return json(200, recentRequests(db));
    case 'GET calls':
      return json(200, callList());
    case 'GET outbox':
      return json(200, { outbox: db.outbox });
    case 'POST event':
      return json(
        200,
        createEvent({ db, now, viewer, random: createRandom(db.random) }, incoming.body, inputOf),
      );
    default:
      throw notFound();
  }
}

/** Answers a control call; none of them needs a session, a header or can fail by a fault. */
export function control(db: Db, incoming: Incoming): Promise<Outcome> {
  settle(db, readClock(db.clock));
  if (/^\/__mock\/pay(\/|\.css)/.test(incoming.url)) return Promise.resolve(answerPayPage(db, incoming));
  try {
    return Promise.resolve(route(db, incoming));
  } catch (error) {
    if (error instanceof Refusal) return Promise.resolve(refusalAnswer(error));
    throw error;
  }
}
