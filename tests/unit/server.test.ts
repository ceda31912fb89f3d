// The server of the production build: caching, compression, security headers, and its own answer to what is missing.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseEncoding, createApplication } from '../../scripts/serve/application.ts';
import { BuiltFiles } from '../../scripts/serve/files.ts';
import { contentSecurityPolicy, reportingHeader } from '../../scripts/serve/headers.ts';
import { readOptions } from '../../scripts/serve/options.ts';
import { createAppServer, listen } from '../../scripts/serve/server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
const STYLE_HASH = 'sha256-abc=';
const SCRIPT_HASH = 'sha256-def=';
const LONG_ANSWER = JSON.stringify({ text: 'hello '.repeat(500) });
let server: Server;
let address = '';

function write(name: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

beforeAll(async () => {
  write('shell.html', '<!doctype html><title>shell</title>');
  write('index.html', '<!doctype html><title>home</title>');
  write('index.de.html', '<!doctype html><title>Start</title>');
  write('landers/video/nl/index.html', '<!doctype html><title>own Dutch</title>');
  write('landers/video/she-nl/index.html', '<!doctype html><title>Dutch, she</title>');
  write('landers/video/index.html', '<!doctype html><title>video</title>');
  write('assets/app-abc.js', 'export {};'.repeat(50));
  write('sw.js', '');
  write('.vite/manifest.json', '{}');
  const application = createApplication(new BuiltFiles(folder), {
    'landers/video/index.html': { styles: STYLE_HASH, scripts: SCRIPT_HASH },
  });
  server = createAppServer((request, response, next) => {
    if (request.url?.startsWith('/api/') !== true) return next();
    if (request.url === '/api/stream') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.end('data: 1\n\n');
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' });
    response.write(Buffer.from(LONG_ANSWER.slice(0, 10)));
    response.end(LONG_ANSWER.slice(10));
  }, application);
  address = `http://localhost:${await listen(server, 0)}`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

describe('pages', () => {
  it.each(['/members', '/members/12', '/members/elena.b', '/chats/1.2.3', '/some-token-of-16-chars'])(
    '%s gets the shell [BX-16]',
    async (page) => {
      const answer = await fetch(address + page);
      expect(await answer.text()).toContain('shell');
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-robots-tag')).toBe('noindex');
    },
  );

  it('that nobody knows answer 404 and can still be read [BX-16]', async () => {
    const answer = await fetch(`${address}/no-such-page/at-all`);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('shell');
  });

  it('that were prerendered get their own file and the hashes of what is inline [BX-16]', async () => {
    const answer = await fetch(`${address}/landers/video`);
    expect(await answer.text()).toContain('video');
    expect(answer.headers.get('content-security-policy')).toContain(`style-src 'self' '${STYLE_HASH}'`);
    expect(answer.headers.get('content-security-policy')).toContain(`script-src 'self' '${SCRIPT_HASH}'`);
    expect(answer.headers.get('x-robots-tag')).toBeNull();
  });

  it.each([
    ['/', {}, 'home'],
    ['/', { 'Accept-Language': 'pl;q=0.4, de-AT;q=0.9, en;q=0.8' }, 'Start'],
    ['/', { 'Accept-Language': 'sv, de;q=0' }, 'home'],
    ['/?lang=de', { 'Accept-Language': 'en' }, 'Start'],
    ['/?lang=xx', { Cookie: 'a=1; i18n_redirected=de' }, 'Start'],
    ['/', { 'Accept-Language': 'en', Cookie: 'i18n_redirected=de' }, 'Start'],
    ['/landers/video/she-nl', { 'Accept-Language': 'de' }, 'Dutch, she'],
    ['/landers/video/spring-she-nl-7', {}, 'Dutch, she'],
    ['/landers/video/auto', { 'Accept-Language': 'nl' }, 'own Dutch'],
    ['/landers/video/no-such-slug', { Cookie: 'i18n_redirected=nl' }, 'own Dutch'],
  ])('%s asked with %j is answered with "%s" [RT-16] [NV-10]', async (page, headers, title) => {
    const answer = await fetch(address + page, { headers });
    expect(await answer.text()).toContain(`<title>${title}</title>`);
    expect(answer.headers.get('vary')).toBe('Accept-Encoding, Accept-Language, Cookie');
  });

  it('carry a strict policy and the headers around it', async () => {
    const { headers } = await fetch(address);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toContain('max-age=31536000');
    expect(headers.get('permissions-policy')).toContain('geolocation=(self)');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });
});

describe('files', () => {
  it('carry the headers that protect a file, and no long ones that only pages need', async () => {
    const { headers } = await fetch(`${address}/assets/app-abc.js`);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toBeNull();
  });

  it('under /assets are kept for a year', async () => {
    const answer = await fetch(`${address}/assets/app-abc.js`, {
      headers: { 'Accept-Encoding': 'gzip, br' },
    });
    expect(answer.headers.get('cache-control')).toBe('public,max-age=31536000,immutable');
    expect(answer.headers.get('content-encoding')).toBe('br');
  });

  it('are not sent again when the browser holds them', async () => {
    const first = await fetch(`${address}/sw.js`);
    const etag = first.headers.get('etag') ?? '';
    const second = await fetch(`${address}/sw.js`, { headers: { 'If-None-Match': etag } });
    expect(first.headers.get('cache-control')).toBe('no-cache');
    expect(second.status).toBe(304);
  });

  it.each([
    '/assets/gone.js',
    '/assets/gone',
    '/logo.png',
    '/.vite/manifest.json',
    '/%E0%A4%A',
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/package.json',
    '/assets/%2e%2e%2f%2e%2e%2fpackage.json',
    '/package.json%00.html',
  ])('that are missing answer 404 in plain text: %s', async (file) => {
    const answer = await fetch(address + file);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('text/plain');
    expect(await answer.text()).toBe('Not found.\n');
  });

  it('refuse to be written', async () => {
    const answer = await fetch(`${address}/members`, { method: 'POST' });
    expect(answer.status).toBe(405);
  });
});

describe('a connection', () => {
  it('is kept longer than its clients keep it, so that none is closed under a request', () => {
    expect(server.keepAliveTimeout).toBeGreaterThan(60_000);
    expect(server.headersTimeout).toBeGreaterThan(server.keepAliveTimeout);
  });
});

describe('the API', () => {
  it('is never kept and never guessed at', async () => {
    const answer = await fetch(`${address}/api/user.php`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('an answer of the API', () => {
  const ask = (call: string, encoding: string): Promise<Response> =>
    fetch(`${address}/api/${call}`, { headers: { 'Accept-Encoding': encoding } });

  it('is compressed where the browser takes brotli', async () => {
    const answer = await ask('members.php', 'gzip, br');
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(200);
    expect(await answer.text()).toBe(LONG_ANSWER);
  });

  it('is sent as it is where it does not', async () => {
    const answer = await ask('members.php', 'identity');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe(LONG_ANSWER);
  });

  it('passes through at once when it is a stream', async () => {
    const answer = await ask('stream', 'br');
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(await answer.text()).toBe('data: 1\n\n');
  });
});

describe('what is compressed ahead', () => {
  it('is what the first visitors want: of pages in many languages the rest waits [BX-16]', async () => {
    // The shell, home in English, the script and the worker.
    expect(await new BuiltFiles(folder).warm()).toBe(4);
  });
});

describe('the choice of encoding', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['deflate', 'identity'],
    [undefined, 'identity'],
  ] as const)('of %s is %s', (accepted, chosen) => {
    expect(chooseEncoding(accepted)).toBe(chosen);
  });
});

describe('the port', () => {
  it('is the flag, else PORT, else 4173', () => {
    expect(readOptions(['--port', '80'], { PORT: '90' }).port).toBe(80);
    expect(readOptions([], { PORT: '90' }).port).toBe(90);
    expect(readOptions([], {}).port).toBe(4173);
  });

  it('that is no number is refused in one line', () => {
    expect(() => readOptions(['--port', 'x'], {})).toThrow(
      'The port "x" is not a number between 0 and 65535.',
    );
  });

  it('may end with another process, which is named by its number', () => {
    expect(readOptions(['--alive-with', '12'], {}).aliveWith).toBe(12);
    expect(readOptions([], {}).aliveWith).toBeUndefined();
    expect(() => readOptions(['--alive-with', 'npm'], {})).toThrow('"npm" is not the number of a process.');
  });

  it('may name when the worlds of its mock backend begin', () => {
    expect(readOptions(['--begin', '2027-02-28T12:00:00Z'], {}).begin).toBe(Date.UTC(2027, 1, 28, 12));
    expect(readOptions([], {}).begin).toBeNull();
    expect(() => readOptions(['--begin', 'noon'], {})).toThrow('"noon" is not a time.');
  });

  it('that is taken is named', async () => {
    const taken = Number(new URL(address).port);
    const other = createAppServer((_request, _response, next) => next());
    await expect(listen(other, taken)).rejects.toThrow(`Port ${taken} is in use`);
  });
});

describe('what the pages use of other sites', () => {
  const HTTPS = { CDN_ORIGIN: 'https://pictures.example/a', CSP_REPORT: 'https://reports.example/csp?a=1;b' };

  it('is nothing unless the server is told', () => {
    const policy = contentSecurityPolicy();
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).not.toContain('report');
    expect(reportingHeader(readOptions([], {}).elsewhere)).toEqual({});
  });

  it('is named in the policy: pictures by origin, reports by address', () => {
    const { elsewhere } = readOptions([], HTTPS);
    const policy = contentSecurityPolicy(undefined, elsewhere);
    expect(policy).toContain("img-src 'self' data: blob: https://pictures.example;");
    expect(policy).toMatch(/; report-to csp; report-uri https:\/\/reports\.example\/csp\?a=1%3Bb$/);
    expect(reportingHeader(elsewhere)).toEqual({
      'Reporting-Endpoints': 'csp="https://reports.example/csp?a=1%3Bb"',
    });
  });

  it.each(['http://pictures.example', 'pictures.example', '*', "'unsafe-inline'"])('refuses %s', (text) => {
    expect(() => readOptions([], { CDN_ORIGIN: text })).toThrow('is no https address');
    expect(() => readOptions([], { CSP_REPORT: text })).toThrow('is no https address');
  });
});
