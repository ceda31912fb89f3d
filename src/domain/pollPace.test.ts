/** When the server is asked again. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { conversationPace, listPace, untilDue } from './pollPace';

const MINUTE = 60_000;

describe('the open conversation', () => {
  it.each([
    [0, 2_500],
    [MINUTE - 1, 2_500],
    [MINUTE, 5_000],
    [3 * MINUTE - 1, 5_000],
    [3 * MINUTE, 10_000],
    [60 * MINUTE, 10_000],
  ])('after %i ms of silence is asked about every %i ms [ST-21]', (quiet, pace) => {
    expect(conversationPace(quiet)).toBe(pace);
  });

  it('is asked about never more often for a longer silence', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (a, b) => {
        expect(conversationPace(Math.max(a, b))).toBeGreaterThanOrEqual(conversationPace(Math.min(a, b)));
      }),
    );
  });
});

describe('the list', () => {
  it('is asked for every 10 s, and every 30 s after three quiet minutes [ST-21]', () => {
    const seen = { visible: true, pushed: false };
    expect(listPace({ quiet_ms: 3 * MINUTE - 1, ...seen })).toBe(10_000);
    expect(listPace({ quiet_ms: 3 * MINUTE, ...seen })).toBe(30_000);
    expect(listPace({ quiet_ms: 0, visible: true, pushed: true })).toBe(10_000);
  });

  it('is asked for once a minute while hidden, and not at all where push brings the news [ST-17]', () => {
    expect(listPace({ quiet_ms: 0, visible: false, pushed: false })).toBe(MINUTE);
    expect(listPace({ quiet_ms: 0, visible: false, pushed: true })).toBeNull();
  });
});

describe('the wait', () => {
  it('ends a pace after the last question', () => {
    expect(untilDue(2_500, 1_000, 1_000)).toBe(2_500);
    expect(untilDue(2_500, 1_000, 3_499)).toBe(1);
    expect(untilDue(2_500, 1_000, 3_500)).toBe(0);
  });

  it('is over after a sleep, and when the clock was set back', () => {
    expect(untilDue(2_500, 1_000, 9_000_000)).toBe(0);
    expect(untilDue(2_500, 9_000_000, 1_000)).toBe(0);
  });

  it('is a pace when a tab with a clock a little ahead has asked', () => {
    expect(untilDue(2_500, 1_200, 1_000)).toBe(2_500);
  });

  it('is never negative and never longer than the pace', () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), fc.nat(), (pace, asked, now) => {
        const wait = untilDue(pace, asked, now);
        expect(wait).toBeGreaterThanOrEqual(0);
        expect(wait).toBeLessThanOrEqual(pace);
      }),
    );
  });
});
