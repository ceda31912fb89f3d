import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bonusMoment, countdown } from './countdown';

const signedUpAt = Date.parse('2026-11-21T08:00:00Z');
const HOUR = 3_600_000;

describe('countdown', () => {
  it('shows hours, minutes and seconds, zero only when it is over [ST-09]', () => {
    expect(countdown(4 * HOUR, 0)).toEqual({ hours: '04', minutes: '00', seconds: '00' });
    expect(countdown(4 * HOUR, 1_000)).toEqual({ hours: '03', minutes: '59', seconds: '59' });
    expect(countdown(61_001, 0)).toEqual({ hours: '00', minutes: '01', seconds: '02' });
    expect(countdown(1, 0)).toEqual({ hours: '00', minutes: '00', seconds: '01' });
    expect(countdown(0, 0)).toEqual({ hours: '00', minutes: '00', seconds: '00' });
    expect(countdown(Number.NaN, 0)).toEqual({ hours: '00', minutes: '00', seconds: '00' });
  });

  it('has two digits each, is within a second of the truth, and never rises as time passes [ST-09]', () => {
    const seconds = (end: number, now: number) => {
      const shown = countdown(end, now);
      for (const digits of [shown.hours, shown.minutes, shown.seconds]) expect(digits).toMatch(/^\d\d$/);
      return Number(shown.hours) * 3_600 + Number(shown.minutes) * 60 + Number(shown.seconds);
    };
    fc.assert(
      fc.property(fc.integer({ min: -200 * HOUR, max: 200 * HOUR }), fc.nat(HOUR), (left, passed) => {
        const before = seconds(signedUpAt + left, signedUpAt);
        expect(seconds(signedUpAt + left, signedUpAt + passed)).toBeLessThanOrEqual(before);
        const truth = Math.min(Math.max(0, left / 1_000), 359_999);
        expect(Math.abs(before - truth)).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe('the moments at which the time left is said', () => {
  it('are four: at first, at 1 h, at 10 min, at 1 min [BX-20]', () => {
    const moments = Array.from({ length: 14_401 }, (_, passed) => bonusMoment(14_400 - passed));
    expect([...new Set(moments)]).toEqual([0, 1, 2, 3]);
    expect(moments.findIndex((moment) => moment === 1)).toBe(14_400 - 3_600);
    expect(moments.findIndex((moment) => moment === 2)).toBe(14_400 - 600);
    expect(moments.findIndex((moment) => moment === 3)).toBe(14_400 - 60);
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });
});
