/** The time until there are likes again. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutesUntil } from './swipeTime';

const MIDNIGHT = '2026-01-02T00:00:00.000Z';
const at = Date.parse(MIDNIGHT);

describe('the time until there are likes again [BX-08, CO-02]', () => {
  it.each([
    ['a minute before', at - 60_000, 1],
    ['a moment before', at - 1, 1],
    ['at midnight', at, 0],
    ['after it', at + 5_000, 0],
    ['a day and a half before', at - 36 * 3_600_000, 2160],
  ])('%s', (_, now, minutes) => {
    expect(minutesUntil(MIDNIGHT, now)).toBe(minutes);
  });

  it('is not known before the server has told', () => {
    expect(minutesUntil(null, at)).toBeNull();
    expect(minutesUntil('soon', at)).toBeNull();
  });

  it('is zero exactly when the time has come', () => {
    fc.assert(
      fc.property(fc.integer({ min: -90_000_000, max: 90_000_000 }), (ms) => {
        const total = minutesUntil(MIDNIGHT, at - ms) ?? -1;
        expect(total === 0).toBe(ms <= 0);
      }),
    );
  });
});
