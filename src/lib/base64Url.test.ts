import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOfBase64Url } from './base64Url';

describe('bytesOfBase64Url', () => {
  it('reads back what was written, padded or not', () => {
    fc.assert(
      fc.property(fc.uint8Array({ minLength: 1 }), (bytes) => {
        const text = Buffer.from(bytes).toString('base64url');
        expect([...(bytesOfBase64Url(text) ?? [])]).toEqual([...bytes]);
        const padded = text.padEnd(Math.ceil(text.length / 4) * 4, '=');
        expect([...(bytesOfBase64Url(padded) ?? [])]).toEqual([...bytes]);
      }),
    );
  });

  it('is null for anything else, and throws never', () => {
    for (const text of ['', '=', 'a', 'a b', 'ab+/', '<key>', 'é']) expect(bytesOfBase64Url(text)).toBeNull();
    fc.assert(fc.property(fc.string(), (text) => void bytesOfBase64Url(text)));
  });
});
