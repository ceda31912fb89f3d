/** Where the browser's world is kept: all of a change or nothing, and never over a newer one. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIndexedDb } from '@tests/factories/indexedDb';
import type { Change } from './keeper';
import { browserStorage } from './storage';

let databases: ReturnType<typeof createIndexedDb>;
beforeEach(() => {
  databases = createIndexedDb();
  vi.stubGlobal('indexedDB', databases);
  return () => vi.unstubAllGlobals();
});

const change = (parts: Record<string, string>, more: Partial<Change> = {}): Change => ({
  anew: false,
  parts: new Map(Object.entries(parts)),
  gone: [],
  files: new Map(),
  goneFiles: [],
  ...more,
});
const picture = { type: 'image/jpeg', bytes: new Uint8Array([1, 2, 3]) };

describe('the storage of a browser', () => {
  it('holds nothing at first', async () => {
    expect(await browserStorage.load()).toBeNull();
  });

  it('gives back what was kept, changed by what came after', async () => {
    const files = new Map([['own/a.jpg', picture]]);
    expect(await browserStorage.save(change({ a: '1', b: '2' }, { anew: true, files }), 0)).toBe(true);
    expect(await browserStorage.save(change({ a: '3', c: '4' }, { gone: ['b'] }), 1)).toBe(true);
    expect(await browserStorage.load()).toEqual({
      version: 2,
      parts: new Map([
        ['a', '3'],
        ['c', '4'],
      ]),
      files,
    });
    expect(await browserStorage.save(change({}, { goneFiles: ['own/a.jpg'] }), 2)).toBe(true);
    expect((await browserStorage.load())?.files.size).toBe(0);
  });

  it('keeps nothing over what is newer', async () => {
    await browserStorage.save(change({ a: '1' }, { anew: true }), 0);
    expect(await browserStorage.save(change({ a: 'old' }), 0)).toBe(false);
    expect((await browserStorage.load())?.parts.get('a')).toBe('1');
  });

  it('forgets a world of another shape, and begins anew over it', async () => {
    await browserStorage.save(change({ a: '1' }, { anew: true }), 0);
    databases.rows('mock-backend', 'facts')?.set('facts', { shape: 1, version: 7 });
    expect(await browserStorage.load()).toBeNull();
    expect(await browserStorage.save(change({ b: '2' }, { anew: true }), 0)).toBe(true);
    expect([...((await browserStorage.load())?.parts ?? [])]).toEqual([['b', '2']]);
  });

  it('lets the world live without it where a browser has none, and says so', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await browserStorage.load()).toBeNull();
    expect(await browserStorage.save(change({ a: '1' }), 0)).toBe(true);
    expect(warn).toHaveBeenCalledOnce();
  });
});
