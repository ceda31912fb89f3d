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

it('sends two that waited for it in their order, each once', async () => {
  const { createHttp: create } = await vi.importActual<typeof Http>('./http');
  const sent: unknown[] = [];
  vi.mocked(createHttp).mockImplementationOnce((...given) => {
    const sends = create(...given);
    return (call, ...rest) => {
      sent.push(call.body);
      return sends(call, ...rest);
    };
  });
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

it('sends at once what is asked for when it is here', async () => {
  const { send, ready } = client();
  await ready();
  const done = send({ method: 'GET', file: 'thing.php', schema });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await done;
  expect(createHttp).toHaveBeenCalled();
});
