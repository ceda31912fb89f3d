import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isChunkError, mayReload } from './chunkReload';

describe('mayReload', () => {
  it('allows one reload in 60 s [RT-20]', () => {
    expect(mayReload(null, 0)).toBe(true);
    expect(mayReload(1_000_000, 1_000_000)).toBe(false);
    expect(mayReload(1_000_000, 1_059_999)).toBe(false);
    expect(mayReload(1_000_000, 1_060_000)).toBe(true);
  });

  it('is not blocked for hours by a clock that was set back [RT-20]', () => {
    expect(mayReload(10_000_000, 1_000_000)).toBe(true);
  });

  it('never reloads twice within 60 s, however often a chunk fails [RT-20]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100_000), { maxLength: 50 }), (waits) => {
        let now = 0;
        const reloads: number[] = [];
        for (const wait of waits) {
          now += wait;
          if (mayReload(reloads.at(-1) ?? null, now)) reloads.push(now);
        }
        const gaps = reloads.slice(1).map((at, index) => at - (reloads[index] ?? 0));
        expect(gaps.every((gap) => gap >= 60_000)).toBe(true);
      }),
    );
  });
});

describe('isChunkError', () => {
  it.each([
    'Failed to fetch dynamically imported module: https://vesper.test/assets/Chats-a1.js',
    'error loading dynamically imported module: https://vesper.test/assets/Chats-a1.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/Chats-a1.css',
    "'text/html' is not a valid JavaScript MIME type.",
    'Loading chunk 7 failed.',
    'Loading CSS chunk 7 failed.',
  ])('knows %j [RT-20] [ER-21]', (message) => {
    expect(isChunkError(new TypeError(message))).toBe(true);
  });

  it('knows the name of the error too [RT-20]', () => {
    const error = new Error('7 failed');
    error.name = 'ChunkLoadError';
    expect(isChunkError(error)).toBe(true);
  });

  it.each([
    new Error('Network Error'),
    new TypeError('x is undefined'),
    'Loading chunk 7 failed.',
    null,
    undefined,
    {},
  ])('leaves %s to the error page [RT-20]', (error) => {
    expect(isChunkError(error)).toBe(false);
  });
});
