/** The page to try calls, over HTTP: it needs no script, and its forms make real calls in the world of who asks. */
import { createServer, type Server } from 'node:http';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@mocks/backend';
import { createMockMiddleware } from '@mocks/node/middleware';
import { createWorlds } from '@mocks/worlds';
import { frozenWorld } from './mounts';
import { jpeg } from './pictures';

let server: Server;
let origin = '';
const worlds = createWorlds(frozenWorld);
beforeAll(async () => {
  const middleware = createMockMiddleware({ worlds, push: null, judging: { strict: true } });
  server = createServer((message, response) =>
    middleware(message, response, () => response.writeHead(418).end()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const post = (
  call: string,
  fields: Record<string, string>,
  cookie = '',
  headers: Record<string, string> = {},
) =>
  fetch(`${origin}/__mock/api?call=${call}`, {
    method: 'POST',
    headers: { cookie, ...headers },
    body: new URLSearchParams(fields),
  });

describe('the page to try calls', () => {
  it('lists every call with a form, and holds no script [BX-27]', async () => {
    const page = await fetch(`${origin}/__mock/api`);
    const html = await page.text();
    expect(html.match(/<form /g)).toHaveLength(calls.length);
    expect(html).toContain('Who is logged in; null for a visitor.');
    expect(html).toContain('&quot;demo-password&quot;');
    expect(html).not.toMatch(/<script| style=| on[a-z]+=/);
    expect(page.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    );
    const style = await fetch(`${origin}/__mock/api.css`);
    expect([style.headers.get('content-type'), await style.text()]).toEqual([
      'text/css; charset=utf-8',
      expect.stringContaining('prefers-color-scheme: dark'),
    ]);
  });

  it('has a label for every field', async () => {
    const html = await (await fetch(`${origin}/__mock/api`)).text();
    const ids = [...html.matchAll(/<(?:input|textarea|select) id="([^"]+)"/g)].map(([, id]) => id);
    const labels = new Set([...html.matchAll(/<label for="([^"]+)"/g)].map(([, id]) => id));
    expect(ids.length).toBeGreaterThan(60);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.filter((id) => id === undefined || !labels.has(id))).toEqual([]);
    expect(html.match(/<(input|textarea|select)\b/g)).toHaveLength(ids.length);
  });

  it('gives the document as a file', async () => {
    const answer = await fetch(`${origin}/__mock/openapi.json`);
    expect(await answer.text()).toBe(readFileSync('docs/openapi.json', 'utf8'));
  });

  it('sends a call and shows its answer, with what was sent', async () => {
    const body = '{"email": "premium@example.test", "password": "demo-password"}';
    const page = await post('postUser', { body }, 'mock_world=tried');
    const html = await page.text();
    expect(html).toContain('<h3>Answered 200</h3>');
    expect(html).toContain('&quot;email&quot;: &quot;premium@example.test&quot;, &quot;password');
    expect(html).toMatch(/<li id="postUser"><details open="">/);
    // The session that it opened is the browser's own.
    const session = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(session).toMatch(/^auth=/);
    const next = await (
      await post('getMembers', { 'query.page': '2' }, `mock_world=tried; ${session}`)
    ).text();
    expect(next).toContain('&quot;pageNumber&quot;: 2');
  });

  it('shows exactly what is wrong with a call', async () => {
    const html = await (await post('postUser', { body: '{"email": 5}' })).text();
    expect(html).toContain('<h3>Answered 422</h3>');
    expect(html).toContain('Expected string but received 5');
  });

  it('switches to a persona, and back to a visitor', async () => {
    const page = await post('persona', { persona: 'low' });
    const session = page.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect(await page.text()).toContain('low@example.test');
    const left = await post('persona', { persona: '' }, session);
    expect(left.headers.getSetCookie()[0]).toMatch(/^auth=;/);
  });

  it('uploads a picture', async () => {
    const session = (await post('persona', { persona: 'premium' })).headers.getSetCookie()[0]?.split(';')[0];
    const form = new FormData();
    form.append('file', new Blob([jpeg(600, 800)]), 'photo.jpg');
    const page = await fetch(`${origin}/__mock/api?call=postPhoto`, {
      method: 'POST',
      headers: { cookie: session ?? '' },
      body: form,
    });
    expect(await page.text()).toContain('<h3>Answered 200</h3>');
  });

  it('does nothing for a form of another site, or a call that is none', async () => {
    const elsewhere = await post('persona', { persona: 'low' }, '', { origin: 'https://evil.example' });
    expect([elsewhere.status, elsewhere.headers.getSetCookie()]).toEqual([404, []]);
    expect((await post('nothing', {})).status).toBe(404);
  });
});
