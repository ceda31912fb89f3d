import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialNumber } from './dialNumber';
import { termsVersion } from './terms';
import { termsVersions } from './termsVersions';

describe('termsVersion', () => {
  const first = Date.parse('2023-12-01T12:00:00Z');

  it('is 1 December 2023 12:00 UTC, or the day the company was added if later [CO-03]', () => {
    expect(termsVersion('2021-05-01T00:00:00Z')).toBe(first);
    expect(termsVersion('2023-12-01T12:00:00Z')).toBe(first);
    expect(termsVersion('2025-02-03T00:00:00Z')).toBe(Date.parse('2025-02-03T00:00:00Z'));
  });

  it('needs no date of the company [CO-03]', () => {
    expect(termsVersion(null)).toBe(first);
    expect(termsVersion('')).toBe(first);
    expect(termsVersion('soon')).toBe(first);
  });
});

describe('the versions of the terms', () => {
  it('are the first one alone, until the company was added later [CO-03]', () => {
    for (const added of [null, 'soon', '2021-05-01T00:00:00Z', '2023-12-01T12:00:00Z'])
      expect(termsVersions(added)).toEqual([{ at: Date.parse('2023-12-01T12:00:00Z'), what: 'first' }]);
  });

  it('begin with the one that counts, and go back in time [CO-03]', () => {
    fc.assert(
      fc.property(fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') }), (day) => {
        const versions = termsVersions(day.toISOString());
        expect(versions[0]?.at).toBe(termsVersion(day.toISOString()));
        expect(versions.map(({ at }) => at)).toEqual(versions.map(({ at }) => at).toSorted((a, b) => b - a));
        expect(versions.at(-1)?.what).toBe('first');
      }),
    );
  });
});

describe('dialNumber', () => {
  it('leaves out dashes and spaces, and nothing else [CO-03]', () => {
    expect(dialNumber('+31 20 - 123 45-67')).toBe('+31201234567');
    expect(dialNumber('020\u00a0123–4567')).toBe('0201234567');
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9+() -]*$/), (phone) => {
        expect(dialNumber(phone)).toBe(phone.split(/[ -]/).join(''));
      }),
    );
  });
});
