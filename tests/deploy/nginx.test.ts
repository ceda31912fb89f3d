// @vitest-environment node
// nginx with the repository's configuration beside the project's own server: the same answers to the same questions.
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication } from '../../scripts/serve/application.ts';
import { BuiltFiles } from '../../scripts/serve/files.ts';
import { createAppServer, listen } from '../../scripts/serve/server.ts';
import { startNginx } from './nginx.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'nginx-'));
const root = path.join(folder, 'dist');
const own = path.join(folder, 'own');
const INLINE = {
  'index.html': { styles: 'sha256-home=', scripts: 'sha256-first=' },
  'index.de.html': { styles: 'sha256-start=', scripts: 'sha256-first=' },
  'landers/video/she-nl/index.html': { styles: 'sha256-she=', scripts: 'sha256-first=' },
  'faq/index.de.html': { styles: 'sha256-fragen=', scripts: 'sha256-first=' },
};
/** What both must say alike. A server may add others, as `Server`. */
const COMPARED = [
  'cache-control',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
  'x-robots-tag',
];
/** What both are asked: an address, and what the browser says of itself. */
const QUESTIONS: readonly (readonly [string, Readonly<Record<string, string>>])[] = [
  ['/', {}],
  ['/', { 'Accept-Language': 'de-AT,de;q=0.9,en;q=0.8' }],
  ['/', { 'Accept-Language': 'sv, de;q=0' }],
  ['/?lang=de', { 'Accept-Language': 'en' }],
  ['/?lang=xx', { Cookie: 'a=1; i18n_redirected=de' }],
  ['/', { 'Accept-Language': 'en', Cookie: 'i18n_redirected=de' }],
  ['/faq', { 'Accept-Language': 'de' }],
  ['/faq/', { 'Accept-Language': 'de' }],
  ['/faq', { 'Accept-Language': 'pl' }],
  ['/landers/video', {}],
  ['/landers/video/she-nl', { 'Accept-Language': 'de' }],
  ['/landers/video/spring-she-nl-7', {}],
  ['/landers/video/she-nl-7', {}],
  ['/landers/video/gay-de', { 'Accept-Language': 'nl' }],
  ['/landers/video/auto', { 'Accept-Language': 'nl' }],
  ['/landers/video/no-such-slug', { Cookie: 'i18n_redirected=nl' }],
  ['/landers/video/xshe-nl', {}],
  ['/landers/gallery/she-nl', {}],
  ['/landers/unknown/she-nl', {}],
  ['/members', {}],
  ['/members/12', {}],
  ['/members/elena.b', {}],
  ['/chats/1.2.3', {}],
  ['/members/12/landing2', {}],
  ['/some-token-of-16-chars', {}],
  ['/no-such-page/at-all', {}],
  ['/shell.html', {}],
  ['/assets/app-abc.js', {}],
  ['/assets/film-abc.mp4', {}],
  ['/icons/a.svg', {}],
  ['/icons/gone.svg', {}],
  ['/robots.txt', {}],
  ['/manifest.webmanifest', {}],
  ['/sw.js', {}],
  ['/assets/gone.js', {}],
  ['/assets/gone', {}],
  ['/logo.png', {}],
  ['/.vite/manifest.json', {}],
  ['/api/user.php?x=1', {}],
  ['/api/refused.php', {}],
];
const counts = { requests: 0, headers: 0 };

const servers: Server[] = [];
let ours = '';
let theirs = '';
let stop: () => Promise<void> = () => Promise.resolve();

function page(name: string, title: string): void {
  mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
  writeFileSync(path.join(root, name), `<!doctype html><title>${title}</title>${' '.repeat(600)}`);
}

/** A backend that sends what it was asked back, with headers of its own that must not stand there twice. */
function backend(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (!/^\/(api|cdn)\//.test(request.url ?? '')) return next();
  const chunks: Uint8Array[] = [];
  request.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  request.on('end', () => {
    response.writeHead(request.url?.includes('refused') === true ? 422 : 200, {
      'content-type': request.url?.startsWith('/cdn/') === true ? 'image/webp' : 'application/json',
      'set-cookie': 'auth=1; HttpOnly; SameSite=Lax',
      'retry-after': '7',
    });
    const length = chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    response.end(JSON.stringify({ method: request.method, url: request.url, length, more: ' '.repeat(600) }));
  });
}

beforeAll(async () => {
  mkdirSync(own, { recursive: true });
  page('shell.html', 'shell');
  page('index.html', 'home');
  page('index.de.html', 'Start');
  page('faq/index.html', 'questions');
  page('faq/index.de.html', 'Fragen');
  page('landers/video/index.html', 'video');
  for (const slug of ['eng', 'nl', 'de', 'she-nl', 'gay-de']) page(`landers/video/${slug}/index.html`, slug);
  const files = {
    'assets/app-abc.js': 'export {};'.repeat(100),
    'assets/film-abc.mp4': 'film',
    'icons/a.svg': '<svg/>',
    'robots.txt': 'User-agent: *',
    'manifest.webmanifest': '{}',
    'sw.js': '',
    '.vite/manifest.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  chmodSync(folder, 0o755);
  const product = createAppServer(backend, createApplication(new BuiltFiles(root), INLINE));
  const api = createAppServer(backend);
  servers.push(product, api);
  ours = `http://127.0.0.1:${await listen(product, 0)}`;
  ({ address: theirs, stop } = await startNginx({
    root,
    folder: own,
    backend: await listen(api, 0),
    inline: INLINE,
  }));
});

afterAll(async () => {
  await stop();
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
  console.log(`nginx: ${counts.requests} requests answered alike, ${counts.headers} headers compared.`);
});

async function ask(address: string, place: string, headers: Readonly<Record<string, string>>) {
  const answer = await fetch(address + place, { headers, redirect: 'manual' });
  counts.requests += 1;
  return {
    status: answer.status,
    body: await answer.text(),
    vary: (answer.headers.get('vary') ?? '')
      .split(/,\s*/)
      .filter((name) => name !== '' && name !== 'Accept-Encoding'),
    ...Object.fromEntries(COMPARED.map((name) => [name, answer.headers.get(name)])),
  };
}

describe('an answer of nginx is the one of the project’s own server', () => {
  it.each(QUESTIONS)('%s asked with %j', async (place, headers) => {
    const [expected, found] = await Promise.all([ask(ours, place, headers), ask(theirs, place, headers)]);
    counts.headers += COMPARED.length;
    expect(found).toEqual(expected);
  });

  it.each(['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/own/nginx.conf', '/assets/%2e%2e%2f%2e%2e%2fown/pid'])(
    'and none leads out of the folder: %s',
    async (place) => {
      const { status, body } = await ask(theirs, place, {});
      expect([400, 404]).toContain(status);
      expect(body).not.toContain('worker_processes');
    },
  );
});

it('is asked as much as SECURITY.md says', () => {
  const figure = `${QUESTIONS.length} questions, ${QUESTIONS.length * COMPARED.length} headers`;
  expect(readFileSync('SECURITY.md', 'utf8')).toContain(figure);
});

describe('nginx', () => {
  it('compresses what becomes smaller, pages and answers of the backend alike', async () => {
    for (const place of ['/', '/members', '/assets/app-abc.js', '/api/user.php']) {
      const answer = await fetch(theirs + place, { headers: { 'Accept-Encoding': 'gzip' } });
      expect([place, answer.headers.get('content-encoding')]).toEqual([place, 'gzip']);
      expect(answer.headers.get('vary')).toContain('Accept-Encoding');
      await answer.text();
    }
  });

  it('does not send again what the browser holds', async () => {
    for (const place of ['/sw.js', '/members', '/assets/app-abc.js']) {
      const first = await fetch(theirs + place);
      await first.text();
      const etag = first.headers.get('etag') ?? '';
      const second = await fetch(theirs + place, { headers: { 'If-None-Match': etag } });
      expect([place, second.status]).toEqual([place, 304]);
    }
  });

  it('passes writes, cookies and pauses of the backend through, photos of ten megabytes among them', async () => {
    const answer = await fetch(`${theirs}/api/photo.php`, {
      method: 'POST',
      headers: { 'X-Request-Type': 'client' },
      body: new Uint8Array(10 * 1024 * 1024),
    });
    expect(await answer.json()).toMatchObject({ method: 'POST', url: '/api/photo.php', length: 10_485_760 });
    expect(answer.headers.get('set-cookie')).toContain('HttpOnly');
    expect(answer.headers.get('retry-after')).toBe('7');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('refuses what is too big or no question, and keeps its headers on it', async () => {
    const big = await fetch(`${theirs}/api/photo.php`, {
      method: 'POST',
      body: new Uint8Array(12 * 1024 * 1024),
    });
    const write = await fetch(`${theirs}/members`, { method: 'POST' });
    expect([big.status, write.status]).toEqual([413, 405]);
    for (const { headers } of [big, write]) expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('sends a part of a film', async () => {
    const answer = await fetch(`${theirs}/assets/film-abc.mp4`, { headers: { Range: 'bytes=1-2' } });
    expect(answer.status).toBe(206);
    expect(await answer.text()).toBe('il');
  });

  it('says neither its version nor its name to the world', async () => {
    const { headers } = await fetch(theirs);
    expect(headers.get('server') ?? '').not.toMatch(/\d/);
  });
});
