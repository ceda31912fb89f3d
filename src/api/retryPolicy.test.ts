/** How long the client waits between tries. */
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { RETRY_TIMING, retryDelay } from './retryPolicy';

vi.unmock('@/config/limits');

const random = fc.double({ min: 0, max: 1, noNaN: true });

describe('pauses between retries [AP-02]', () => {
  it('double from one try to the next', () => {
    const pauses = [1, 2, 3, 4, 5].map((attempt) => retryDelay(attempt, 0, { base: 100, cap: 30_000 }, 0));
    expect(pauses).toEqual([100, 200, 400, 800, 1600]);
  });

  it('honour Retry-After as far as it is waited for at all', () => {
    for (const seconds of [2, 11, 25, 30])
      expect(retryDelay(1, seconds, RETRY_TIMING, 0)).toBe(seconds * 1_000);
  });

  it('stay between the exponential pause and the cap, whatever the jitter', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), random, (attempt, jitter) => {
        const pause = retryDelay(attempt, 0, RETRY_TIMING, jitter);
        expect(pause).toBeGreaterThanOrEqual(
          Math.min(RETRY_TIMING.cap, RETRY_TIMING.base * 2 ** (attempt - 1)),
        );
        expect(pause).toBeLessThanOrEqual(RETRY_TIMING.cap);
      }),
    );
  });
});
