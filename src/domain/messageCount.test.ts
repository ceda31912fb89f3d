import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { messageCount } from './messageCount';

describe('messageCount', () => {
  it.each([
    [0, 'normal'],
    [449, 'normal'],
    [450, 'warning'],
    [499, 'warning'],
    [500, 'limit'],
    [501, 'limit'],
  ])('of %i characters out of 500 is %s [SC-04]', (length, tone) => {
    expect(messageCount('x'.repeat(length), 500)).toEqual({ used: length, left: 500 - length, tone });
  });

  it('counts code points, not the halves of an emoji [SC-04]', () => {
    expect(messageCount('né💌', 500).used).toBe(3);
  });

  it('always adds up to the limit [SC-04]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 2_000 }), (text, limit) => {
        const { used, left, tone } = messageCount(text, limit);
        expect(used + left).toBe(limit);
        expect(tone === 'limit').toBe(left <= 0);
      }),
    );
  });
});
