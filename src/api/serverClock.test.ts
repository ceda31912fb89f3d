import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearServerDate, serverNow } from './serverClock';

const NOW = Date.parse('2026-11-21T09:00:00.000Z');
const DAY = 86_400_000;

/** An answer of a server whose clock is `ahead` of the device's, on its way for `there` and `back` ms. */
function hear(ahead: number, there: number, back: number): void {
  const sentAt = Date.now();
  const header = new Date(sentAt + there + ahead).toUTCString();
  vi.setSystemTime(sentAt + there + back);
  hearServerDate(header, Date.now(), sentAt);
}
const error = (ahead: number) => Math.abs(serverNow() - (Date.now() + ahead));

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
  hearServerDate(new Date(NOW).toUTCString(), NOW);
  vi.useRealTimers();
});

describe('the server clock', () => {
  it('is off by no more than a second and the way of the quickest answer, a day of skew or none [ST-09]', () => {
    const way = fc.integer({ min: 0, max: 8_000 });
    fc.assert(
      fc.property(
        fc.integer({ min: -DAY, max: DAY }),
        fc.array(fc.record({ there: way, back: way, pause: fc.nat(60_000) }), {
          minLength: 1,
          maxLength: 12,
        }),
        (ahead, answers) => {
          vi.setSystemTime(NOW);
          let quickest = Infinity;
          let before = Infinity;
          for (const { there, back, pause } of answers) {
            hear(ahead, there, back);
            quickest = Math.min(quickest, there + back);
            expect(error(ahead)).toBeLessThanOrEqual(999 + quickest);
            // No answer leads away from the truth.
            expect(error(ahead)).toBeLessThanOrEqual(before);
            before = error(ahead);
            vi.setSystemTime(Date.now() + pause);
          }
        },
      ),
    );
  });

  it('stays as it is while the answers allow it, so that a countdown does not jitter [ST-09]', () => {
    hear(5_000, 0, 0);
    const offset = serverNow() - Date.now();
    for (let answer = 0; answer < 20; answer += 1) hear(5_000, 200, 300);
    expect(serverNow() - Date.now()).toBe(offset);
  });

  it('ignores a date that cannot be read', () => {
    hear(5_000, 0, 0);
    const offset = serverNow() - Date.now();
    hearServerDate('yesterday', Date.now());
    hearServerDate(null, Date.now());
    expect(serverNow() - Date.now()).toBe(offset);
  });
});
