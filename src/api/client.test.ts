// @vitest-environment jsdom
/** The HTTP client against faults: what is repeated, what is refused, what reaches the caller. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createClient } from './client';
import type { Client } from './client';
import { ApiError } from './failure';
import type { Failure } from './failure';
import { serverNow } from './serverClock';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const schema = v.object({ ok: v.boolean() });
const OK = { ok: true };
const url = (file: string) => `http://localhost:3000/api/${file}`;

const createFast = () => createClient({ base: 0, cap: 0 });
const get = (client: Client) => client.send({ method: 'GET', file: 'thing.php', schema });
const post = (client: Client) => client.send({ method: 'POST', file: 'thing.php', body: {}, schema });
const failureOf = async (promise: Promise<unknown>): Promise<Failure | null> => {
  try {
    await promise;
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error.failure;
    throw error;
  }
};

/** Answers `faults` in turn, then success; remembers every request. */
function answering(method: 'get' | 'post', faults: (() => Response)[]) {
  const requests: Request[] = [];
  server.use(
    http[method](url('thing.php'), ({ request }) => {
      requests.push(request);
      return faults[requests.length - 1]?.() ?? HttpResponse.json(OK);
    }),
  );
  return requests;
}
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    HttpResponse.json({ error: 'some_code' }, { status: code, headers });
const lost = () => HttpResponse.error();

describe('what the client repeats [AP-02]', () => {
  it('tells on screen what has taken 45 s, instead of trying again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const later = (seconds: number) => () => {
      vi.setSystemTime(Date.now() + seconds * 1000);
      return status(503)();
    };
    const requests = answering('get', [later(20), later(20), later(20)]);
    expect(await failureOf(get(createFast()))).toEqual({ kind: 'server', status: 503 });
    expect(requests).toHaveLength(3);
    vi.useRealTimers();
  });

  it.each([408, 425, 429, 500, 502, 503])('repeats a read after %i', async (code) => {
    const requests = answering('get', [status(code), status(code)]);
    await expect(get(createFast())).resolves.toEqual(OK);
    expect(requests).toHaveLength(3);
  });

  it.each([400, 401, 403, 404, 409, 413, 422])('never repeats after %i', async (code) => {
    const requests = answering('get', [status(code)]);
    expect(await failureOf(get(createFast()))).toMatchObject({
      kind: 'refused',
      status: code,
      code: 'some_code',
    });
    expect(requests).toHaveLength(1);
  });

  it('gives up after five retries', async () => {
    const requests = answering(
      'get',
      Array.from({ length: 9 }, () => status(503)),
    );
    expect(await failureOf(get(createFast()))).toEqual({ kind: 'server', status: 503 });
    expect(requests).toHaveLength(6);
  });

  it('repeats a lost write under one idempotency key', async () => {
    const requests = answering('post', [lost, status(500)]);
    await expect(post(createFast())).resolves.toEqual(OK);
    const keys = requests.map((request) => request.headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/u);
  });

  it('uses the key of the act when the caller names it', async () => {
    const requests = answering('post', []);
    await createFast().send({
      method: 'POST',
      file: 'thing.php',
      body: {},
      schema,
      idempotencyKey: 'order-1',
    });
    expect(requests[0]?.headers.get('Idempotency-Key')).toBe('order-1');
  });

  it('sends the key of an act with a GET that changes state, and none with any other [AP-04]', async () => {
    const requests = answering('get', []);
    const client = createFast();
    await client.send({ method: 'GET', file: 'thing.php', schema, repeat: false, idempotencyKey: 'link-1' });
    await get(client);
    expect(requests.map(({ headers }) => headers.get('Idempotency-Key'))).toEqual(['link-1', null]);
  });

  it('sends a GET that changes state once, whatever happens [AP-04]', async () => {
    const requests = answering('get', [lost]);
    const failure = await failureOf(
      createFast().send({ method: 'GET', file: 'thing.php', schema, repeat: false }),
    );
    expect(failure).toEqual({ kind: 'offline' });
    expect(requests).toHaveLength(1);
  });

  it('leaves to the caller what the caller wants to say on screen', async () => {
    const limited = () =>
      HttpResponse.json({ error: 'rate_limited' }, { status: 429, headers: { 'Retry-After': '7' } });
    const requests = answering('post', [lost, limited]);
    const failure = await failureOf(
      createFast().send({
        method: 'POST',
        file: 'thing.php',
        body: {},
        schema,
        waitsWhenLimited: false,
      }),
    );
    expect(failure).toMatchObject({ code: 'rate_limited', details: { retry_after: 7 } });
    expect(requests).toHaveLength(2);
  });

  it('can be cancelled, and then repeats nothing', async () => {
    const controller = new AbortController();
    const requests = answering('get', [
      () => {
        controller.abort();
        return HttpResponse.error();
      },
    ]);
    const failure = await failureOf(
      createFast().send({ method: 'GET', file: 'thing.php', schema, signal: controller.signal }),
    );
    expect(failure).toEqual({ kind: 'aborted' });
    expect(requests).toHaveLength(1);
  });
});

describe('what reaches the caller', () => {
  it('marks every request as coming from the client [AP-01]', async () => {
    const requests = answering('get', []);
    await get(createFast());
    expect(requests[0]?.headers.get('X-Request-Type')).toBe('client');
  });

  it.each([
    ['HTML in a 200', () => new HttpResponse('<html></html>', { headers: { 'content-type': 'text/html' } })],
    ['a missing field', () => HttpResponse.json({})],
    ['a wrong type', () => HttpResponse.json({ ok: 'yes' })],
    ['an empty body', () => new HttpResponse(null, { status: 200 })],
  ])('calls %s a wrong shape, not a crash', async (_, answer) => {
    answering('get', [answer]);
    expect(await failureOf(get(createFast()))).toEqual({ kind: 'wrong_shape', call: 'GET thing.php' });
  });

  it('hands over the details and fields of a refusal', async () => {
    answering('get', [
      () =>
        HttpResponse.json(
          { error: 'too_many_attempts', minutes: 15, fields: { email: 'taken' } },
          { status: 422 },
        ),
    ]);
    expect(await failureOf(get(createFast()))).toEqual({
      kind: 'refused',
      status: 422,
      code: 'too_many_attempts',
      details: { minutes: 15 },
      fields: { email: 'taken' },
    });
  });

  it.each([
    ['3600', { retry_after: 3600 }],
    ['Wed, 21 Oct 2026 07:28:00 GMT', {}],
    ['', {}],
  ])('tells how long a pause the server asks for: %j', async (header, details) => {
    // A short pause would be waited for; a 403 is never repeated.
    answering('get', [status(403, { 'Retry-After': header })]);
    expect(await failureOf(get(createFast()))).toEqual({
      kind: 'refused',
      status: 403,
      code: 'some_code',
      details,
      fields: {},
    });
  });

  it('follows the server clock [ST-09]', async () => {
    const ahead = Date.now() + 3 * 3_600_000;
    answering('get', [() => HttpResponse.json(OK, { headers: { Date: new Date(ahead).toUTCString() } })]);
    await get(createFast());
    expect(Math.abs(serverNow() - ahead)).toBeLessThan(3_000);
  });
});

describe('authentication required [RO-06]', () => {
  const flagged = () => HttpResponse.json({ authentication_required: true }, { status: 403 });

  it('is told on any call', async () => {
    answering('get', [flagged]);
    const client = createFast();
    const told = vi.fn<() => void>();
    client.onAuthenticationRequired(told);
    await failureOf(get(client));
    expect(told).toHaveBeenCalledTimes(1);
  });

  it('is not told by the user endpoint', async () => {
    server.use(http.get(url('user.php'), flagged));
    const client = createFast();
    const told = vi.fn<() => void>();
    client.onAuthenticationRequired(told);
    await failureOf(client.send({ method: 'GET', file: 'user.php', schema }));
    expect(told).not.toHaveBeenCalled();
  });

  it('is not told by a 403 without the flag', async () => {
    answering('get', [status(403)]);
    const client = createFast();
    const told = vi.fn<() => void>();
    client.onAuthenticationRequired(told);
    await failureOf(get(client));
    expect(told).not.toHaveBeenCalled();
  });
});
