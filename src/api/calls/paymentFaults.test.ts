// @vitest-environment jsdom
/** Every call about money against everything that can go wrong: how often it is sent, and what its caller is told. */
import { delay, http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PAYMENT_CALLS } from '@tests/factories/paymentCalls';
import { client } from '../client';
import { failureOf } from '../failure';
import type { Failure } from '../failure';

const TIMEOUT_MS = 20;
/** The axios of the client, to shorten its patience where a test is about it. */
const inUse = vi.hoisted((): { defaults: { timeout?: number | undefined } } => ({ defaults: {} }));
vi.mock(import('axios'), async (original) => {
  const axios = await original();
  const { create } = axios.default;
  axios.default.create = (config) => {
    const instance = create(config);
    inUse.defaults = instance.defaults;
    return instance;
  };
  return axios;
});

const server = setupServer();
const requests: Request[] = [];
const onExpiry = vi.fn<() => void>();
const patience = inUse.defaults.timeout;
beforeAll(() => {
  server.listen({ onUnhandledFrame: 'error' });
  client.onAuthenticationRequired(onExpiry);
});
beforeEach(() => {
  requests.length = 0;
  onExpiry.mockClear();
});
afterEach(() => {
  inUse.defaults.timeout = patience;
  server.resetHandlers();
});
afterAll(() => server.close());

type Row = Readonly<Record<string, unknown>>;
interface Fault {
  /** @param sent how many requests came before, @param good what the contract says */
  answer: (good: Row, sent: number) => Response | Promise<Response>;
  /** How many requests go out in all. */
  requests: number;
  /** Null for a call that succeeds in the end. */
  failure: Partial<Failure> | null;
}
const TRIES = 6;

const refused = (status: number, sent = 1): Fault => ({
  answer: () => HttpResponse.json({ error: 'some_code' }, { status }),
  requests: sent,
  failure: { kind: 'refused', status, code: 'some_code' },
});
const failing = (status: number): Fault => ({
  answer: () => HttpResponse.text('Bad gateway', { status }),
  requests: TRIES,
  failure: { kind: 'server', status },
});
const unreadable = (answer: Fault['answer']): Fault => ({
  answer,
  requests: 1,
  failure: { kind: 'wrong_shape' },
});
const firstOf = (good: Row): string => Object.keys(good)[0] ?? '';

/** The one table: a row a fault, the same for every call, as each is a read or carries the key of its act. */
const FAULTS: Record<string, Fault> = {
  'no network': { answer: () => HttpResponse.error(), requests: TRIES, failure: { kind: 'offline' } },
  'a lost answer': {
    answer: (good, sent) => (sent === 0 ? HttpResponse.error() : HttpResponse.json(good)),
    requests: 2,
    failure: null,
  },
  'no answer in time': {
    answer: async () => {
      await delay(TIMEOUT_MS * 3);
      return HttpResponse.error();
    },
    requests: TRIES,
    failure: { kind: 'timeout' },
  },
  'a slow answer': {
    answer: async (good) => {
      await delay(TIMEOUT_MS);
      return HttpResponse.json(good);
    },
    requests: 1,
    failure: null,
  },
  400: refused(400),
  401: refused(401),
  403: refused(403),
  'a session that is over': {
    answer: () => HttpResponse.json({ authentication_required: true }, { status: 403 }),
    requests: 1,
    failure: { kind: 'refused', status: 403, code: 'authentication_required' },
  },
  404: refused(404),
  409: refused(409),
  413: refused(413),
  422: {
    answer: () => HttpResponse.json({ fields: { code: 'used' } }, { status: 422 }),
    requests: 1,
    failure: { kind: 'refused', status: 422, fields: { code: 'used' } },
  },
  429: refused(429, TRIES),
  'a pause of a minute': {
    answer: () => HttpResponse.json({ error: 'limit' }, { status: 429, headers: { 'Retry-After': '60' } }),
    requests: 1,
    failure: { kind: 'refused', status: 429, code: 'limit' },
  },
  500: failing(500),
  502: failing(502),
  503: failing(503),
  'an empty answer': unreadable(() => new HttpResponse(null, { status: 200 })),
  'a page instead of data': unreadable(() => HttpResponse.html('<!doctype html><title>Hotspot</title>')),
  'broken JSON': unreadable(() =>
    HttpResponse.text('{"payment_id": "', { headers: { 'Content-Type': 'application/json' } }),
  ),
  'a missing field': unreadable((good) => {
    const { [firstOf(good)]: _, ...rest } = good;
    return HttpResponse.json(rest);
  }),
  'a wrong type': unreadable((good) => HttpResponse.json({ ...good, [firstOf(good)]: { not: 'this' } })),
};

async function told(run: () => Promise<unknown>): Promise<Failure | null> {
  try {
    await run();
    return null;
  } catch (error) {
    return failureOf(error);
  }
}

describe.each(Object.entries(PAYMENT_CALLS))('%s [ST-03] [CO-01]', (_, { run, answer, tellsPauses }) => {
  it.each(Object.entries(FAULTS))('against %s', async (name, fault) => {
    server.use(
      http.all('*/api/*', ({ request }) => {
        requests.push(request);
        return fault.answer(answer, requests.length - 1);
      }),
    );
    if (name === 'no answer in time') inUse.defaults.timeout = TIMEOUT_MS;
    const failure = await told(() => run({ idempotencyKey: 'one-act' }));
    expect([failure]).toMatchObject([fault.failure]);
    expect(requests).toHaveLength(name === '429' && tellsPauses === true ? 1 : fault.requests);
    // However often a write is sent, it is one act.
    const keys = new Set(requests.map(({ headers }) => headers.get('Idempotency-Key')));
    expect(keys.size).toBe(1);
    expect(keys.has(null)).toBe(requests[0]?.method === 'GET');
    expect(onExpiry).toHaveBeenCalledTimes(name === 'a session that is over' ? 1 : 0);
  });
});
