import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newLikeDelay } from './newLikeDelay';

describe('the delay of the new-like modal [ST-13]', () => {
  it.each([
    ['0', 0],
    ['5', 5],
    ['3600', 3_600],
    ['3601', null],
    ['-1', null],
    ['1.5', null],
    ['1e3', null],
    [' 5', null],
    ['', null],
    [null, null],
  ])('of t=%s is %s', (t, seconds) => {
    expect(newLikeDelay(t)).toBe(seconds);
  });

  it('is a wait that ends, whatever the address says', () => {
    fc.assert(
      fc.property(fc.string(), (t) => {
        const seconds = newLikeDelay(t);
        expect(seconds === null || (Number.isInteger(seconds) && seconds >= 0 && seconds <= 3_600)).toBe(
          true,
        );
      }),
    );
  });
});
