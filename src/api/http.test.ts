// @vitest-environment jsdom
/** What sends comes late, and may not come: nothing is lost or doubled by it. */
import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createClient } from './client';
import { failureOf } from './failure';
import { createHttp } from './http';
import type * as Http from './http';
import { endSession } from './session';

vi.mock(import('./http'), async (original) => {
  const module = await original();
  return { ...module, createHttp: vi.fn<typeof createHttp>(module.createHttp) };
});

const asked: Request[] = [];
const server = setupServer(
  http.all('http://localhost:3000/api/*', ({ request }) => {
    asked.push(request);
    return HttpResponse.json({});
  }),
);
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => asked.splice(0));
afterAll(() => server.close());

const schema = v.object({});
const client = () => createClient({ base: 0, cap: 0 });

it('tells that nothing was sent where what sends does not come, and sends the next time [BX-03]', async () => {
  vi.mocked(createHttp).mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch dynamically imported module: /assets/http.js');
  });
  const { send } = client();
  const write = () => send({ method: 'POST', file: 'like.php', body: {}, schema });
  expect(await write().catch(failureOf)).toEqual({ kind: 'offline' });
  expect(asked).toEqual([]);
  await write();
  expect(asked).toHaveLength(1);
});

/** The bodies of what the next client sends, as it hands them over; they are sent all the same. */
async function sentNext(): Promise<readonly unknown[]> {
  const { createHttp: create } = await vi.importActual<typeof Http>('./http');
  const sent: unknown[] = [];
  vi.mocked(createHttp).mockImplementationOnce((...given) => {
    const sends = create(...given);
    return (call, ...rest) => {
      sent.push(call.body);
      return sends(call, ...rest);
    };
  });
  return sent;
}

it('sends two that waited for it in their order, each once', async () => {
  const sent = await sentNext();
  const { send } = client();
  await Promise.all(['a', 'b', 'c'].map((body) => send({ method: 'POST', file: 'like.php', body, schema })));
  expect(sent).toEqual(['a', 'b', 'c']);
  expect(asked).toHaveLength(3);
});

it('sends nothing of a session that has ended meanwhile, nor what was taken back', async () => {
  const { send } = client();
  const ended = send({ method: 'POST', file: 'like.php', body: {}, schema });
  endSession();
  expect(await ended.catch(failureOf)).toEqual({ kind: 'aborted' });
  const controller = new AbortController();
  const taken = client().send({
    method: 'POST',
    file: 'like.php',
    body: {},
    schema,
    signal: controller.signal,
  });
  controller.abort();
  expect(await taken.catch(failureOf)).toEqual({ kind: 'aborted' });
  expect(asked).toEqual([]);
});

it('sends in the same breath once it is here, and no sooner', async () => {
  const sent = await sentNext();
  const { send, ready } = client();
  const sendOne = (body: string) => send({ method: 'POST', file: 'like.php', body, schema });
  const breath = Promise.resolve();
  const early = sendOne('early');
  await breath;
  expect(sent).toEqual([]);
  await ready();
  await early;
  const late = sendOne('late');
  await breath;
  expect(sent).toEqual(['early', 'late']);
  await late;
  expect(asked).toHaveLength(2);
});
