import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dialNumber, termsVersion } from './terms';

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
