/** The likes of a day in the swipe game: at its edges, over changes of the clock and in every zone. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MemberContext } from '../call';
import { hours, minutes } from '../clock';
import { createDb } from '../db';
import { createRandom } from '../random';
import { cities } from '../world/places';
import { Refusal } from './refusal';
import { countSwipe, nextMidnight, swipeDay } from './swipes';

const NOW = Date.parse('2026-01-15T12:00:00.000Z');
const countries = Object.keys(cities);
const times = fc
  .date({ min: new Date('2025-01-01'), max: new Date('2028-12-31'), noInvalidDate: true })
  .map((date) => date.getTime());

/** A member in a country, and a way to give a like at a time. */
function player(country: string) {
  const db = createDb('swipes', NOW);
  const [me, viewer] = [db.members.get('premium'), db.accounts.get('premium')];
  if (!me || !viewer) throw new Error('The persona is missing');
  me.country = country;
  const swipe = (profile: string, now: number): number => {
    const context: MemberContext = {
      db,
      now,
      me,
      viewer,
      random: createRandom(db.random),
      session: null,
      cookies: [],
    };
    try {
      countSwipe(context, profile);
      return 200;
    } catch (error) {
      if (error instanceof Refusal) return error.status;
      throw error;
    }
  };
  return { me, swipe, day: (now: number) => swipeDay(db, me, now) };
}
/** One world for all properties that give no like. */
const still = player('BE');

describe('the day of the swipe game', () => {
  it('ends at the next midnight, between 22 and 26 hours after the last one [CO-02]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...countries), times, (country, now) => {
        const end = nextMidnight(country, now);
        expect(end).toBeGreaterThan(now);
        expect(end - now).toBeLessThanOrEqual(hours(26));
        // A moment before midnight it is still the same day, at midnight a new one begins.
        expect(nextMidnight(country, end - 1)).toBe(end);
        const after = nextMidnight(country, end) - end;
        expect(after).toBeGreaterThanOrEqual(hours(22));
        expect(after).toBeLessThanOrEqual(hours(26));
        expect(end % minutes(15)).toBe(0);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['a day of 23 hours', 'BE', '2026-03-28T23:00:00Z', 23],
    ['a day of 25 hours', 'BE', '2026-10-24T22:00:00Z', 25],
    ['a day of 23 hours in the south', 'NZ', '2026-09-26T12:00:00Z', 23],
    ['a day of 25 hours in the west', 'US', '2026-11-01T04:00:00Z', 25],
  ])('is %s where the clocks change [CO-02]', (_, country, midnight, length) => {
    expect(nextMidnight(country, Date.parse(midnight)) - Date.parse(midnight)).toBe(hours(length));
  });

  it('has four likes, whenever and wherever they are given, and four more from midnight on [CO-02]', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...countries),
        times,
        fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 5, maxLength: 9 }),
        (country, start, moments) => {
          const { swipe, day } = player(country);
          const midnight = nextMidnight(country, start);
          const ordered = moments
            .map((part) => start + Math.floor(part * (midnight - start - 1)))
            .sort((a, b) => a - b);
          const statuses = ordered.map((now, index) => swipe(`day one ${index}`, now));
          expect(statuses).toEqual(statuses.map((__, index) => (index < 4 ? 200 : 429)));
          expect(day(midnight - 1)).toEqual({ likes_left: 0, resets_at: midnight });
          expect(day(midnight)).toEqual({ likes_left: 4, resets_at: nextMidnight(country, midnight) });
          expect(swipe('day two', midnight)).toBe(200);
          expect(day(midnight).likes_left).toBe(3);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('counts one member once, also when the like was taken back in between [CO-02]', () => {
    const { swipe, day } = player('BE');
    expect([swipe('elena', NOW), swipe('elena', NOW + 1), swipe('elena', NOW + 2)]).toEqual([200, 200, 200]);
    expect(day(NOW + 3).likes_left).toBe(3);
  });

  it('gives no like back to somebody who moves to another country [CO-02]', () => {
    const { me, swipe, day } = player('BE');
    for (const id of ['a', 'b', 'c', 'd']) swipe(id, NOW);
    const midnight = nextMidnight('BE', NOW);
    for (const country of countries) {
      me.country = country;
      expect(day(midnight - 1)).toEqual({ likes_left: 0, resets_at: midnight });
      expect(day(midnight).likes_left).toBe(4);
    }
  });

  it('is whole for somebody who has not played', () => {
    fc.assert(
      fc.property(times, (now) => {
        expect(still.day(now)).toEqual({ likes_left: 4, resets_at: nextMidnight('BE', now) });
      }),
    );
  });
});
