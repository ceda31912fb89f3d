/** How long the client waits between tries. */
import { AxiosError, AxiosHeaders } from 'axios';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { mayRetry, RETRY_TIMING, retryAfter, retryDelay } from './retryPolicy';

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

/** The refusal of a read, with the headers of its answer. */
function refusal(headers: Readonly<Record<string, string>>) {
  const config = { method: 'get', headers: new AxiosHeaders() };
  const response = { status: 503, statusText: '', data: '', config, headers: new AxiosHeaders(headers) };
  return new AxiosError('refused', undefined, config, null, response);
}

describe('a pause that the server asks for by a date [AP-02]', () => {
  const HALF_PAST = 'Sat, 21 Nov 2026 08:30:00 GMT';
  const AFTER_20_S = 'Sat, 21 Nov 2026 08:30:20 GMT';
  const AFTER_AN_HOUR = 'Sat, 21 Nov 2026 09:30:00 GMT';

  it.each([
    ['20', HALF_PAST, 20],
    [AFTER_20_S, HALF_PAST, 20],
    [AFTER_AN_HOUR, HALF_PAST, 3_600],
    [HALF_PAST, AFTER_20_S, 0],
    ['soon', HALF_PAST, 0],
    ['0', HALF_PAST, 0],
    ['', HALF_PAST, 0],
  ])('counts from the date of the answer: %s, said at %s, is %i s', (asked, date, seconds) => {
    expect(retryAfter(refusal({ 'retry-after': asked, date }).response)).toBe(seconds);
  });

  it('counts from this device’s clock where the answer has no date', () => {
    vi.spyOn(Date, 'now').mockReturnValue(Date.parse(HALF_PAST));
    expect(retryAfter(refusal({ 'retry-after': AFTER_20_S }).response)).toBe(20);
  });

  it('is waited for when it is short, and told on screen when it is long', () => {
    expect(mayRetry(refusal({ 'retry-after': AFTER_20_S, date: HALF_PAST }))).toBe(true);
    expect(mayRetry(refusal({ 'retry-after': AFTER_AN_HOUR, date: HALF_PAST }))).toBe(false);
  });
});
