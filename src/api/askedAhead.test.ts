// @vitest-environment jsdom
/** Answers to what the empty page has asked: each counts once, and only while it can still be true. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { whenAsked } from '@/lib/askedAhead';
import { createClient } from './client';
import { createHttp } from './http';
import { serverNow } from './serverClock';

vi.mock(import('./http'), async (original) => {
  const module = await original();
  return { ...module, createHttp: vi.fn<typeof createHttp>(module.createHttp) };
});

const NOW = Date.parse('2026-10-06T10:00:00Z');
const asked: string[] = [];
const server = setupServer(
  http.all('http://localhost:3000/api/*', ({ request }) => {
    asked.push(request.url.replace('http://localhost:3000', ''));
    return HttpResponse.json({ from: 'call' });
  }),
);
const schema = v.object({ from: v.string() });
const client = createClient({ base: 0, cap: 0 });
const get = (signal?: AbortSignal) =>
  client.send({ method: 'GET', file: 'user.php', schema, ...(signal && { signal }) });

function askAhead(address: string, data: unknown = { from: 'page' }): void {
  const answer = data === null ? null : { data, date: new Date(NOW + 60_000).toUTCString(), tag: 'a1' };
  globalThis.askedAhead = { [address]: { at: Date.now(), answer: Promise.resolve(answer) } };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  server.listen();
  asked.length = 0;
});
afterEach(() => {
  server.close();
  vi.useRealTimers();
  globalThis.askedAhead = undefined;
});

describe('an answer that the page has asked for [BX-16]', () => {
  it('counts for the first call, and for no other', async () => {
    askAhead('/api/user.php');
    expect(await get()).toEqual({ from: 'page' });
    expect(asked).toEqual([]);
    expect(await get()).toEqual({ from: 'call' });
  });

  it("sets the server's clock, as every answer does [AP-06]", async () => {
    askAhead('/api/user.php');
    await get();
    expect(Math.round((serverNow() - NOW) / 1000)).toBe(60);
  });

  it('needs nothing that sends [BX-16]', async () => {
    const fresh = createClient({ base: 0, cap: 0 });
    vi.mocked(createHttp).mockClear();
    askAhead('/api/user.php');
    await fresh.send({ method: 'GET', file: 'user.php', schema });
    expect(createHttp).not.toHaveBeenCalled();
    await fresh.send({ method: 'GET', file: 'user.php', schema });
    expect(createHttp).toHaveBeenCalledOnce();
  });

  it('counts for the same question alone, and not after another one to the same file', async () => {
    const ask = (file: string, domain: string) =>
      client.send({ method: 'GET', file, schema, query: { domain } });
    askAhead('/api/user.php?domain=example.test');
    expect(await ask('settings.php', 'example.test')).toEqual({ from: 'call' });
    expect(await ask('user.php', 'example.test')).toEqual({ from: 'page' });
    askAhead('/api/user.php?domain=example.test');
    expect(await get()).toEqual({ from: 'call' });
    expect(await ask('user.php', 'example.test')).toEqual({ from: 'call' });
  });

  it('is not given to who has called the question off', async () => {
    askAhead('/api/user.php');
    const leaving = new AbortController();
    const given = get(leaving.signal);
    leaving.abort();
    await expect(given).rejects.toMatchObject({ failure: { kind: 'aborted' } });
  });

  it('comes with its tag where the call knows answers by theirs', async () => {
    askAhead('/api/user.php');
    const tagged = v.object({ data: schema, tag: v.string() });
    const call = { method: 'GET', file: 'user.php', schema: tagged, known: null } as const;
    expect(await client.send(call)).toEqual({ data: { from: 'page' }, tag: 'a1' });
  });

  it('is as old as its question', async () => {
    askAhead('/api/user.php');
    vi.setSystemTime(NOW + 2_000);
    expect(whenAsked('/api/user.php')).toBe(NOW);
    await get();
    expect(whenAsked('/api/user.php')).toBe(NOW + 2_000);
  });

  it('does not count once something was written', async () => {
    askAhead('/api/user.php');
    await client.send({ method: 'PUT', file: 'user.php', body: {}, schema });
    expect(await get()).toEqual({ from: 'call' });
  });

  it('does not count in a tab that has slept since', async () => {
    askAhead('/api/user.php');
    vi.setSystemTime(NOW + 20_000);
    expect(await get()).toEqual({ from: 'call' });
  });

  it('is asked for as ever where none came', async () => {
    askAhead('/api/user.php', null);
    expect(await get()).toEqual({ from: 'call' });
    expect(asked).toEqual(['/api/user.php']);
  });

  it('of another shape is refused like any other', async () => {
    askAhead('/api/user.php', { user: 1 });
    await expect(get()).rejects.toMatchObject({ failure: { kind: 'wrong_shape' } });
  });
});
