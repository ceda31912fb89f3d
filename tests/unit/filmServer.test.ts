// Films are sent in parts, as players ask for them.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApplication } from '../../scripts/serve/application.ts';
import { BuiltFiles } from '../../scripts/serve/files.ts';
import { readRange } from '../../scripts/serve/ranges.ts';
import { createAppServer, listen } from '../../scripts/serve/server.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'films-'));
const FILM = '0123456789';
let server: Server;
let address = '';

beforeAll(async () => {
  writeFileSync(path.join(folder, 'shell.html'), '<!doctype html>');
  writeFileSync(path.join(folder, 'film.mp4'), FILM);
  server = createAppServer((_, __, next) => next(), createApplication(new BuiltFiles(folder)));
  address = `http://localhost:${await listen(server, 0)}/film.mp4`;
});

afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

describe('a film', () => {
  it.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=8-', '89', 'bytes 8-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=5-500', '56789', 'bytes 5-9/10'],
  ])('answers %s with that part [RT-16]', async (range, text, where) => {
    const answer = await fetch(address, { headers: { range } });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(where);
    expect(answer.headers.get('content-type')).toBe('video/mp4');
    expect(await answer.text()).toBe(text);
  });

  it('is sent whole to whoever asks for no part, or for parts of an older one [RT-16]', async () => {
    const whole = await fetch(address);
    expect([whole.status, whole.headers.get('accept-ranges'), await whole.text()]).toEqual([
      200,
      'bytes',
      FILM,
    ]);
    const older = await fetch(address, { headers: { range: 'bytes=0-1', 'if-range': '"older"' } });
    expect([older.status, await older.text()]).toEqual([200, FILM]);
  });

  it('is told of as a whole to whoever asks about it alone [RT-16]', async () => {
    const answer = await fetch(address, { method: 'HEAD', headers: { range: 'bytes=0-1' } });
    expect([answer.status, answer.headers.get('content-length'), await answer.text()]).toEqual([
      200,
      '10',
      '',
    ]);
  });

  it('has no part behind its end [RT-16]', async () => {
    const answer = await fetch(address, { headers: { range: 'bytes=10-' } });
    expect([answer.status, answer.headers.get('content-range')]).toEqual([416, 'bytes */10']);
    const far = `bytes=${'9'.repeat(400)}-`;
    expect((await fetch(address, { headers: { range: far } })).status).toBe(416);
  });

  it('never gives a part that lies outside of it [RT-16]', () => {
    const end = fc.oneof(fc.constant(''), fc.nat(2000).map(String));
    fc.assert(
      fc.property(end, end, fc.integer({ min: 1, max: 1000 }), (from, to, length) => {
        const part = readRange(`bytes=${from}-${to}`, length);
        if (part === null || part === 'outside') return;
        expect(part.start).toBeGreaterThanOrEqual(0);
        expect(part.end).toBeLessThan(length);
        expect(part.start).toBeLessThanOrEqual(part.end);
      }),
    );
    for (const header of [undefined, '', 'bytes=', 'bytes=-', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=5-2'])
      expect(readRange(header, 10)).toBeNull();
  });
});
