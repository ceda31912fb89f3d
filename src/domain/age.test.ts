import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, birthYears, dateFromParts, isOldEnough, isTooYoung } from './age';
import { leastAge } from './leastAge';

const at = (time: string) => Date.parse(time);
const now = at('2026-11-21T12:00:00Z');
const moment = fc
  .date({ min: new Date('2020-01-01T00:00:00Z'), max: new Date('2060-12-31T23:59:59Z'), noInvalidDate: true })
  .map((date) => date.getTime());

describe('leastAge', () => {
  it.each([
    [21, 21],
    [18, 18],
    [16, 18],
    [0, 18],
    [-5, 18],
    [18.5, 19],
    [Number.NaN, 18],
    [Number.POSITIVE_INFINITY, 18],
  ])('takes the setting %d as %d [VA-02]', (setting, age) => {
    expect(leastAge(setting)).toBe(age);
  });
});

describe('ageOn', () => {
  it('counts full years, from the start of the birthday in UTC [VA-02]', () => {
    expect(ageOn('2008-11-21', at('2026-11-20T23:59:59.999Z'))).toBe(17);
    expect(ageOn('2008-11-21', at('2026-11-21T00:00:00Z'))).toBe(18);
    expect(ageOn('2008-12-01', now)).toBe(17);
  });

  it('turns somebody born on 29 February a year older on 1 March, on the day itself in a leap year [VA-02]', () => {
    expect(ageOn('2008-02-29', at('2026-02-28T23:59:59Z'))).toBe(17);
    expect(ageOn('2008-02-29', at('2026-03-01T00:00:00Z'))).toBe(18);
    expect(ageOn('2008-02-29', at('2028-02-28T12:00:00Z'))).toBe(19);
    expect(ageOn('2008-02-29', at('2028-02-29T00:00:00Z'))).toBe(20);
  });

  it('is not a number for a day that never was, and negative for one to come [VA-02]', () => {
    expect(ageOn('2007-02-29', now)).toBeNaN();
    expect(ageOn('21-11-2008', now)).toBeNaN();
    expect(ageOn('', now)).toBeNaN();
    expect(ageOn('2030-01-01', now)).toBeLessThan(0);
  });

  it('never falls as time passes [VA-02]', () => {
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 1900, max: 2019 }), (a, b, year) => {
        const birth = `${year}-02-28`;
        expect(ageOn(birth, Math.max(a, b))).toBeGreaterThanOrEqual(ageOn(birth, Math.min(a, b)));
      }),
    );
  });
});

describe('dateFromParts', () => {
  it('joins the texts of three selects [VA-02]', () => {
    expect(dateFromParts({ day: '7', month: '3', year: '1990' })).toBe('1990-03-07');
    expect(dateFromParts({ day: 29, month: 2, year: 2008 })).toBe('2008-02-29');
  });

  it.each([
    { day: 29, month: 2, year: 2007 },
    { day: 31, month: 4, year: 1990 },
    { day: 0, month: 1, year: 1990 },
    { day: 1, month: 13, year: 1990 },
    { day: '', month: '', year: '' },
    { day: 'x', month: 1, year: 1990 },
    { day: 1.5, month: 1, year: 1990 },
    { day: 1, month: 1, year: 19900 },
  ])('refuses $day-$month-$year [VA-02]', (parts) => {
    expect(dateFromParts(parts)).toBeNull();
  });

  it('accepts exactly the days of the calendar [VA-02]', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2030 }),
        fc.integer({ min: 0, max: 13 }),
        fc.integer({ min: 0, max: 32 }),
        (year, month, day) => {
          const date = new Date(Date.UTC(year, month - 1, day));
          const real = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
          expect(dateFromParts({ day, month, year }) !== null).toBe(real);
        },
      ),
    );
  });
});

describe('isOldEnough', () => {
  it('lets in on the 18th birthday, not the day before, even where the setting says less [VA-02]', () => {
    expect(isOldEnough('2008-11-21', now, 16)).toBe(true);
    expect(isOldEnough('2008-11-22', now, 16)).toBe(false);
    expect(isOldEnough('2008-11-21', now, 21)).toBe(false);
  });

  it('lets in when the birthday has begun in the last place on earth, nowhere on its eve [VA-02]', () => {
    expect(isOldEnough('2008-11-21', at('2026-11-20T16:00:00-08:00'), 18)).toBe(false);
    expect(isOldEnough('2008-11-21', at('2026-11-20T23:59:59.999-12:00'), 18)).toBe(false);
    expect(isOldEnough('2008-11-21', at('2026-11-21T00:00:00-12:00'), 18)).toBe(true);
    expect(isOldEnough('2008-02-29', at('2026-02-28T23:59:59-12:00'), 18)).toBe(false);
    expect(isOldEnough('2008-02-29', at('2026-03-01T00:00:00-12:00'), 18)).toBe(true);
  });

  it('refuses no date, an impossible date, a date to come and one too long ago [VA-02]', () => {
    for (const date of [null, '2001-02-30', '2030-01-01', '1900-01-01']) {
      expect(isOldEnough(date, now, 18)).toBe(false);
    }
  });

  it('refuses as too young only who was born too late: no impossible date, none too long ago [VA-02]', () => {
    for (const date of [null, '2001-02-30', '1900-01-01', '2008-11-21'])
      expect(isTooYoung(date, now, 18)).toBe(false);
    for (const date of ['2008-11-22', '2030-01-01']) expect(isTooYoung(date, now, 18)).toBe(true);
  });

  it('never lets in anybody born less than 18 calendar years ago, at any moment [VA-02]', () => {
    fc.assert(
      fc.property(
        moment,
        fc.integer({ min: 0, max: 18 * 365 }),
        fc.integer({ min: -50, max: 18 }),
        (time, days, setting) => {
          const birth = new Date(time - days * 86_400_000).toISOString().slice(0, 10);
          expect(isOldEnough(birth, time, setting)).toBe(false);
        },
      ),
    );
  });
});

describe('the 18th birthday', () => {
  const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  /** The day itself; 1 March for who was born on a 29 February that the year has not. */
  const birthday = (birth: string): string => {
    const year = Number(birth.slice(0, 4)) + 18;
    const day = birth.slice(5);
    return `${year}-${day === '02-29' && !isLeap(year) ? '03-01' : day}`;
  };
  /** The date on the calendars of a time zone. @param zone hours ahead of UTC */
  const dayIn = (zone: number, time: number) => new Date(time + zone * 3_600_000).toISOString().slice(0, 10);
  /** From Baker Island to Kiritimati, with half and quarter hours. */
  const zones = Array.from({ length: 26 * 4 + 1 }, (_, quarter) => quarter / 4 - 12);
  const anyBirth = fc
    .date({ min: new Date('1950-01-01'), max: new Date('2010-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const leapBirth = fc.integer({ min: 1952 / 4, max: 2008 / 4 }).map((four) => `${four * 4}-02-29`);
  const births = fc.oneof(anyBirth, leapBirth);
  const aroundIt = fc.integer({ min: -4 * 86_400_000, max: 4 * 86_400_000 });

  it('lets in exactly when it has come in every time zone, also for 29 February [VA-02]', () => {
    fc.assert(
      fc.property(births, aroundIt, (birth, distance) => {
        const day = birthday(birth);
        const time = at(`${day}T00:00:00Z`) + distance;
        expect(isOldEnough(birth, time, 18)).toBe(zones.every((zone) => dayIn(zone, time) >= day));
      }),
    );
  });

  it('keeps out in the last days before it, in the last millisecond, too, and lets in for good from then on [VA-02]', () => {
    fc.assert(
      fc.property(
        births,
        fc.integer({ min: 1, max: 5 * 86_400_000 }),
        fc.nat(70 * 365),
        (birth, before, later) => {
          const start = at(`${birthday(birth)}T00:00:00-12:00`);
          expect(isOldEnough(birth, start - before, 18)).toBe(false);
          expect(isOldEnough(birth, start - 1, 18)).toBe(false);
          expect(isOldEnough(birth, start, 18)).toBe(true);
          expect(isOldEnough(birth, start + later * 86_400_000, 18)).toBe(true);
        },
      ),
    );
  });
});

describe('birthYears', () => {
  it('goes down from 18 years ago and covers everybody who may join [VA-02]', () => {
    const years = birthYears(now, 18);
    expect(years[0]).toBe(2008);
    expect(years).toEqual(years.toSorted((a, b) => b - a));
    expect(isOldEnough(`${years.at(-1)}-12-31`, now, 18)).toBe(true);
  });

  it('begins with the least age of the settings, never below 18 [VA-02]', () => {
    expect(birthYears(now, 21)[0]).toBe(2005);
    expect(birthYears(now, 12)[0]).toBe(2008);
    expect(birthYears(now, 21).at(-1)).toBe(birthYears(now, 18).at(-1));
  });
});
