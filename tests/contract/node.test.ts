/** The mock backend over real HTTP: worlds, portraits, the payment page, lost connections. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMockMiddleware } from '@mocks/node/middleware';
import { createWorlds } from '@mocks/worlds';
import { frozenWorld } from './mounts';

let server: Server;
let origin = '';
const worlds = createWorlds(frozenWorld);
beforeAll(async () => {
  const middleware = createMockMiddleware({ worlds });
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

const call = (method: string, path: string, cookie: string, body?: unknown) =>
  fetch(`${origin}${path}`, {
    method,
    redirect: 'manual',
    headers: { 'Content-Type': 'application/json', 'X-Request-Type': 'client', cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const logIn = async (world: string, name: string) => {
  const response = await call('POST', '/__mock/persona', `mock_world=${world}`, {
    email: `${name}@example.test`,
  });
  return `mock_world=${world}; ${response.headers.getSetCookie()[0]?.split(';')[0] ?? ''}`;
};

describe('a session', () => {
  it('lives 30 days in a cookie that no script reads [RO-05]', async () => {
    const response = await call('POST', '/__mock/persona', '', { email: 'free@example.test' });
    expect(response.headers.getSetCookie()[0]).toMatch(
      /^auth=[\da-f-]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
  });

  it('belongs to its world', async () => {
    const cookie = await logIn('one', 'premium');
    expect(await (await call('GET', '/api/user.php', cookie)).json()).toMatchObject({
      user: { id: 'premium' },
    });
    const elsewhere = cookie.replace('one', 'two');
    expect(await (await call('GET', '/api/user.php', elsewhere)).json()).toEqual({ user: null });
  });
});

describe('worlds', () => {
  it('do not disturb each other', async () => {
    await call('PATCH', '/__mock/settings', 'mock_world=red', { niche: 5 });
    await call('POST', '/__mock/fault', 'mock_world=red', { match: '*', kind: 'status' });
    await call('POST', '/__mock/clock', 'mock_world=red', { advance_ms: 1000 });
    const blue = await call('GET', '/api/settings.php', 'mock_world=blue');
    expect(blue.status).toBe(200);
    expect(await blue.json()).toMatchObject({ niche: 1 });
    expect(blue.headers.get('date')).toBe('Thu, 15 Jan 2026 12:00:00 GMT');
  });
});

describe('portraits', () => {
  it('are served for long, with their type', async () => {
    const response = await fetch(`${origin}/cdn/p000-thumb.webp`);
    expect(response.headers.get('content-type')).toBe('image/webp');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });

  it.each(['/cdn/none.webp', '/cdn/..%2f..%2fpackage.json', '/cdn/cast.json'])(
    'are not found at %s',
    async (path) => {
      expect((await fetch(`${origin}${path}`)).status).toBe(404);
    },
  );
});

describe('the payment page', () => {
  const start = async (cookie: string) => {
    const order = { package: 'p2', method: 'bancontact', return_url: '/credits/p2' };
    const answer: unknown = await (await call('POST', '/api/payment.php', cookie, order)).json();
    return JSON.stringify(answer).match(/"redirect_url":"([^"]+)"/)?.[1] ?? '';
  };

  it('says that it is a test and allows no script', async () => {
    const cookie = await logIn('pay', 'free');
    const page = await call('GET', await start(cookie), cookie);
    const html = await page.text();
    expect(html).toContain('Test payment page, no real money');
    expect(html).not.toMatch(/<script| style=/);
    expect(page.headers.get('content-security-policy')).toMatch(
      /default-src 'none'; style-src 'self'; form-action 'self'/,
    );
    expect((await call('GET', '/__mock/pay.css', cookie)).headers.get('content-type')).toContain('text/css');
  });

  it('goes back to the shop with the payment', async () => {
    const cookie = await logIn('pay', 'free');
    const address = await start(cookie);
    const response = await fetch(`${origin}${address}`, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'outcome=cancel',
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe(`/credits/p2?payment=${address.split('/').at(-1)}`);
  });

  it('is not found for a payment that does not exist', async () => {
    expect((await call('GET', '/__mock/pay/none', '')).status).toBe(404);
  });
});

describe('the network', () => {
  it('is cut without a byte when a fault says so, after the write took place', async () => {
    const cookie = await logIn('cut', 'premium');
    await call('POST', '/__mock/fault', cookie, {
      match: 'POST like.php',
      kind: 'drop_after_commit',
      times: 1,
    });
    await expect(
      call('POST', '/api/like.php', cookie, { profile: 'yuki', source: 'search' }),
    ).rejects.toThrow();
    expect(worlds.get('cut').likes.has('premium>yuki')).toBe(true);
  });

  it('leaves other addresses to whoever comes next', async () => {
    expect((await fetch(`${origin}/members`)).status).toBe(418);
  });
});
