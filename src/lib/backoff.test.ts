import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffDelay } from './backoff';

const limits = { baseMs: 100, capMs: 10_000 };

describe('backoffDelay', () => {
  it('doubles from the base [AP-02]', () => {
    const waits = [1, 2, 3, 4, 5].map((retry) => backoffDelay(retry, limits, () => 0));
    expect(waits).toEqual([100, 200, 400, 800, 1600]);
  });

  it('spreads clients by up to a fifth and never passes the cap [AP-02]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 60 }),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (retry, random) => {
          const wait = backoffDelay(retry, limits, () => random);
          const least = backoffDelay(retry, limits, () => 0);
          expect(wait).toBeGreaterThanOrEqual(least);
          expect(wait).toBeLessThanOrEqual(Math.min(limits.capMs, Math.ceil(least * 1.2)));
        },
      ),
    );
  });

  it('draws its own spread when none is given [AP-02]', () => {
    expect(backoffDelay(1, limits)).toBeGreaterThanOrEqual(100);
    expect(backoffDelay(1, limits)).toBeLessThanOrEqual(120);
  });
});
