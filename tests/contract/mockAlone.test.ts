/** The mock backend alone, as clients of other programs meet it: who is let in, and what is refused. */
import { IncomingMessage, type Server } from 'node:http';
import { Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cookieFor } from '@mocks/node/crossOrigin';
import { createWorlds } from '@mocks/worlds';
import { helpText } from '../../scripts/serve/help.ts';
import { aloneFor } from '../../scripts/serve/mockAlone.ts';
import { readOptions } from '../../scripts/serve/options.ts';
import { createAppServer, listen } from '../../scripts/serve/server.ts';
import { frozenWorld } from './mounts';

let server: Server;
let address = '';
beforeAll(async () => {
  const options = readOptions(['--origin', 'https://app.example', '--origin', 'capacitor://inside'], {});
  server = createAppServer(aloneFor(createWorlds(frozenWorld), options));
  address = `http://127.0.0.1:${await listen(server, 0)}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

const ask = (method: string, path: string, headers: Record<string, string> = {}, body?: string) =>
  fetch(`${address}${path}`, { method, headers, ...(body !== undefined && { body }) });
const preflight = (origin: string) =>
  ask('OPTIONS', '/api/user.php', {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,x-request-type',
  });

describe('a client of another origin', () => {
  it.each(['http://localhost:8081', 'http://127.0.0.1:3000', 'http://[::1]:5173', 'capacitor://localhost'])(
    'on this machine is let in, with its cookies: %s [BX-27]',
    async (origin) => {
      const asked = await preflight(origin);
      expect(asked.status).toBe(204);
      expect(asked.headers.get('access-control-allow-origin')).toBe(origin);
      expect(asked.headers.get('access-control-allow-credentials')).toBe('true');
      expect(asked.headers.get('access-control-allow-headers')).toMatch(/content-type, x-request-type/i);
      expect(asked.headers.get('access-control-allow-methods')).toContain('DELETE');
      const answered = await ask('GET', '/api/user.php', { origin });
      expect(answered.status).toBe(200);
      expect(answered.headers.get('access-control-allow-origin')).toBe(origin);
      expect(answered.headers.get('access-control-expose-headers')).toContain('Retry-After');
      expect(answered.headers.get('vary')).toContain('Origin');
    },
  );

  it.each(['https://app.example', 'capacitor://inside'])('that was named is let in: %s', async (origin) => {
    expect((await preflight(origin)).status).toBe(204);
  });

  it.each(['https://evil.example', 'https://localhost.evil.example', 'null', 'https://app.example.evil'])(
    'that was not is refused, before anything is done: %s',
    async (origin) => {
      for (const answer of [
        await preflight(origin),
        await ask(
          'POST',
          '/__mock/reset',
          { origin, 'content-type': 'application/json' },
          '{"seed":"other"}',
        ),
      ]) {
        expect(answer.status).toBe(403);
        expect(answer.headers.get('access-control-allow-origin')).toBeNull();
        expect(await answer.json()).toMatchObject({
          error: 'origin_not_allowed',
          mock_hint: [
            { in: 'header', path: 'Origin', reason: `is not on this machine: start with --origin ${origin}` },
          ],
        });
      }
      expect(await (await ask('GET', '/__mock/state')).json()).toMatchObject({ seed: 'contract' });
    },
  );

  const sessionFor = async (origin: string | null) => {
    const headers = { 'content-type': 'application/json', ...(origin !== null && { origin }) };
    const answer = await ask('POST', '/__mock/persona', headers, '{"email":"free@example.test"}');
    return answer.headers.getSetCookie().join();
  };

  it.each([
    'https://app.example',
    'capacitor://inside',
    'capacitor://localhost',
    'https://127.0.0.1:8443',
    'http://localhost:8081',
  ])('of another site can stay logged in: its browser keeps the cookie for %s', async (origin) => {
    expect(await sessionFor(origin)).toMatch(
      /^auth=[\da-f-]{36}; Path=\/; HttpOnly; SameSite=None; Secure; Max-Age=2592000$/,
    );
  });

  it.each([null, 'http://127.0.0.1:3000'])('of the same site has the cookie as it is: %s', async (origin) => {
    expect(await sessionFor(origin)).toMatch(
      /^auth=[\da-f-]{36}; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
  });

  it.each([
    ['http://app.team.test', 'http://api.team.test:4180', 'Lax'],
    ['http://team.test:8081', 'http://api.team.test', 'Lax'],
    ['http://app.other.test', 'http://api.team.test', 'None; Secure'],
    ['https://app.team.test', 'http://api.team.test', 'None; Secure'],
    ['http://10.0.0.7', 'http://10.1.0.7', 'None; Secure'],
    ['null', 'http://127.0.0.1', 'None; Secure'],
  ])('%s has a cookie of %s that its browser keeps: %s', (origin, server, sameSite) => {
    const request = new IncomingMessage(new Socket());
    Object.assign(request.headers, { origin, host: new URL(server).host });
    expect(cookieFor('auth=1; SameSite=Lax; Max-Age=1', request)).toBe(
      `auth=1; SameSite=${sameSite}; Max-Age=1`,
    );
  });

  it('may be a page without an origin, where the server was started for it', async () => {
    const options = readOptions(['--origin', 'null'], {});
    const forFiles = createAppServer(aloneFor(createWorlds(frozenWorld), options));
    const port = await listen(forFiles, 0);
    const answer = await fetch(`http://127.0.0.1:${port}/api/user.php`, { headers: { origin: 'null' } });
    forFiles.close();
    forFiles.closeAllConnections();
    expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, 'null']);
    expect((await ask('GET', '/api/user.php', { origin: 'null' })).status).toBe(403);
  });

  it('may show the portraits', async () => {
    const picture = await ask('GET', '/cdn/p000-thumb.webp', { origin: 'http://localhost:8081' });
    expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  });

  it('is no client of another origin when it is a page of this server, or no page at all', async () => {
    expect((await ask('GET', '/api/user.php', { origin: address })).status).toBe(200);
    const bare = await ask('GET', '/api/user.php');
    expect([bare.status, bare.headers.get('access-control-allow-origin')]).toEqual([200, null]);
  });
});

describe('the mock backend alone', () => {
  it('says over HTTP what is wrong with a request [BX-27]', async () => {
    const headers = { 'content-type': 'application/json', 'x-request-type': 'client' };
    const answer = await ask('POST', '/api/user.php', headers, '{"mail": "free@example.test"}');
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({
      mock_hint: [
        { in: 'body', path: 'email', reason: 'is missing' },
        { in: 'body', path: 'password', reason: 'is missing' },
        { in: 'body', path: 'mail', reason: 'is no field of this call' },
      ],
    });
  });

  it('explains every option it has', () => {
    const help = helpText(true);
    for (const option of ['--port', '--begin', '--origin', '--lenient', '--help'])
      expect(help).toContain(option);
    expect(helpText(false)).not.toContain('--origin');
    expect(readOptions(['--help'], {}).help).toBe(true);
    expect(readOptions([], {})).toMatchObject({ help: false, lenient: false, origins: [] });
  });

  it.each(['app.example', 'https://app.example/path', '*'])('takes no origin like %s', (origin) => {
    expect(() => readOptions(['--origin', origin], {})).toThrow('is no origin');
  });
});
