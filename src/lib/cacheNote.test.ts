/** A note that page and worker share. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCaches } from '@tests/factories/caches';
import { keepNote, readNote } from './cacheNote';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a note', () => {
  it('is read as it was kept last, until it is forgotten', async () => {
    vi.stubGlobal('caches', createCaches());
    expect(await readNote('a')).toBeNull();
    expect(await keepNote('a', 'name')).toBe(true);
    expect(await keepNote('a', 'text')).toBe(true);
    expect([await readNote('a'), await readNote('b')]).toEqual(['text', null]);
    expect(await keepNote('a', null)).toBe(true);
    expect(await readNote('a')).toBeNull();
  });

  it('is none where the browser has no caches, or forbids them', async () => {
    vi.stubGlobal('caches', undefined);
    expect([await keepNote('a', 'name'), await readNote('a')]).toEqual([false, null]);
    const refuse = () => Promise.reject(new DOMException('forbidden', 'SecurityError'));
    vi.stubGlobal('caches', { open: refuse, match: refuse, delete: refuse });
    expect([await keepNote('a', 'name'), await readNote('a')]).toEqual([false, null]);
  });
});
