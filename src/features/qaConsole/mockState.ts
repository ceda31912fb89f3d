/** What the console reads of the mock, checked: a mock of another release must not break it without a word. */
import * as v from 'valibot';
import type { ControlRequest, Send } from './requests';

const aliveSchema = v.object({
  seed: v.string(),
  persona: v.nullable(v.string()),
  now: v.string(),
  frozen: v.boolean(),
  latency_ms: v.number(),
  faults: v.number(),
});
export type Alive = v.InferOutput<typeof aliveSchema>;

const requestSchema = v.object({
  method: v.string(),
  url: v.string(),
  status: v.number(),
  error: v.nullable(v.string()),
  fault: v.nullable(v.string()),
  at: v.string(),
  ms: v.number(),
});
export type LoggedRequest = v.InferOutput<typeof requestSchema>;

const stateSchema = v.object({
  personas: v.array(v.string()),
  faults: v.array(
    v.object({
      id: v.string(),
      match: v.string(),
      kind: v.string(),
      status: v.number(),
      times: v.nullable(v.number()),
      rate: v.number(),
    }),
  ),
  counts: v.record(v.string(), v.number()),
  settings: v.record(v.string(), v.unknown()),
});
export type MockState = v.InferOutput<typeof stateSchema>;

const outboxSchema = v.object({
  outbox: v.array(
    v.object({
      id: v.string(),
      kind: v.string(),
      to: v.string(),
      subject: v.string(),
      text: v.string(),
      links: v.array(v.string()),
      sent_at: v.string(),
      /** Of a push message: to which browser, and what came of it. */
      push: v.optional(v.object({ device: v.string(), state: v.string(), note: v.string() })),
    }),
  ),
});
export type Sent = v.InferOutput<typeof outboxSchema>['outbox'][number];

const callsSchema = v.object({ calls: v.array(v.object({ method: v.string(), path: v.string() })) });

const get = (name: string): ControlRequest => ({ method: 'GET', url: `/__mock/${name}` });

/** @throws Error when the mock does not answer, as with all of these */
export const readAlive = async (send: Send): Promise<Alive> => v.parse(aliveSchema, await send(get('alive')));
export const readState = async (send: Send): Promise<MockState> =>
  v.parse(stateSchema, await send(get('state')));
export const readRequests = async (send: Send): Promise<LoggedRequest[]> =>
  v.parse(v.object({ requests: v.array(requestSchema) }), await send(get('requests'))).requests;
/** The newest first. */
export const readOutbox = async (send: Send): Promise<Sent[]> =>
  v.parse(outboxSchema, await send(get('outbox'))).outbox.toReversed();
/** As a fault names them, such as `POST chat.php`. */
export const readCalls = async (send: Send): Promise<string[]> =>
  v.parse(callsSchema, await send(get('calls'))).calls.map(({ method, path }) => `${method} ${path}`);
