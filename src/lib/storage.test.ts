import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readText, removeText, storedKeys, writeText } from './storage';

class MemoryStorage implements Storage {
  readonly #texts = new Map<string, string>();
  readonly #room: number;
  constructor(room = 1_000) {
    this.#room = room;
  }
  get length() {
    return this.#texts.size;
  }
  key = (index: number) => [...this.#texts.keys()][index] ?? null;
  getItem = (key: string) => this.#texts.get(key) ?? null;
  setItem = (key: string, value: string) => {
    if (value.length > this.#room) throw new DOMException('full', 'QuotaExceededError');
    this.#texts.set(key, value);
  };
  removeItem = (key: string) => {
    this.#texts.delete(key);
  };
  clear = () => {
    this.#texts.clear();
  };
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('storage', () => {
  beforeEach(() => {
    vi.stubGlobal('localStorage', new MemoryStorage(10));
    vi.stubGlobal('sessionStorage', new MemoryStorage());
  });

  it('reads back what it wrote, area by area [ST-06]', () => {
    expect(writeText('local', 'a', 'one')).toBe(true);
    expect(readText('local', 'a')).toBe('one');
    expect(readText('session', 'a')).toBeNull();
    expect(storedKeys('local')).toEqual(['a']);
    expect(removeText('local', 'a')).toBe(true);
    expect(readText('local', 'a')).toBeNull();
  });

  it('says when storage is full and keeps the old text [BX-06]', () => {
    writeText('local', 'draft', 'short');
    expect(writeText('local', 'draft', 'far too long for this')).toBe(false);
    expect(readText('local', 'draft')).toBe('short');
  });
});

describe('blocked storage', () => {
  it('never throws [BX-06]', () => {
    vi.stubGlobal(
      'localStorage',
      new Proxy(new MemoryStorage(), {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      }),
    );
    expect(readText('local', 'a')).toBeNull();
    expect(writeText('local', 'a', 'x')).toBe(false);
    expect(removeText('local', 'a')).toBe(false);
    expect(storedKeys('local')).toEqual([]);
  });

  it('counts missing storage as blocked [BX-06]', () => {
    vi.stubGlobal('sessionStorage', undefined);
    expect(readText('session', 'a')).toBeNull();
    expect(storedKeys('session')).toEqual([]);
  });
});
