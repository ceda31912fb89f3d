import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampNumber } from './clampNumber';

describe('clampNumber', () => {
  it('takes what is not a number for the lower end [VA-02]', () => {
    expect(clampNumber(Number.NaN, 18, 99)).toBe(18);
  });

  it('stays in the range whatever comes in [VA-02]', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        const out = clampNumber(value, 18, 99);
        expect(out).toBeGreaterThanOrEqual(18);
        expect(out).toBeLessThanOrEqual(99);
        expect(out).toBe(value >= 18 && value <= 99 ? value : value > 99 ? 99 : 18);
      }),
    );
  });
});
