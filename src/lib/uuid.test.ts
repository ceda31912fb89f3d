import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { uuid } from './uuid';

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

describe('uuid', () => {
  it('makes a new id each time [BX-02]', () => {
    const ids = Array.from({ length: 100 }, () => uuid());
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(VERSION_4);
  });

  it('makes a version 4 id of any random bytes where the browser has no randomUUID [BX-02]', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 16, maxLength: 16 }), (random) => {
        const id = uuid({
          getRandomValues: (bytes) => {
            bytes.set(random);
            return bytes;
          },
        });
        expect(id).toMatch(VERSION_4);
      }),
    );
  });
});
