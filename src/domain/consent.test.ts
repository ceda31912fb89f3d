/** What may be measured: the states of consent and what leads from one to another. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CONSENT_DAYS, CONSENT_VERSION } from '@/config/limits';
import { choiceCounts, choiceEnds, consentState } from './consent';

const NOW = Date.UTC(2026, 5, 1);
const LONG_MS = CONSENT_DAYS * 86_400_000;
const countries = fc.option(fc.constantFrom('NL', 'BE', 'US', 'CA', 'GB', 'CH', 'NO', 'AU', ''));

describe('consent [BX-12]', () => {
  it.each([
    ['BE', 'asked'],
    ['PL', 'asked'],
    ['IE', 'asked'],
    ['NO', 'asked'],
    ['GB', 'asked'],
    ['CH', 'asked'],
    ['', 'asked'],
    ['US', 'granted'],
    ['CA', 'granted'],
    ['AU', 'granted'],
    ['NZ', 'granted'],
    [null, 'unknown'],
  ] as const)('of somebody from %s who has not answered is %s', (country, state) => {
    expect(consentState({ choice: null, country, objects: false, now: NOW })).toBe(state);
  });

  it('is refused where the browser objects, whatever the country', () => {
    fc.assert(
      fc.property(countries, (country) => {
        expect(consentState({ choice: null, country, objects: true, now: NOW })).toBe('refused');
      }),
    );
  });

  it('is what the visitor answered, wherever and with whatever browser, for half a year', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        countries,
        fc.boolean(),
        fc.integer({ min: 0, max: LONG_MS - 1 }),
        (measurement, country, objects, ago) => {
          const choice = { measurement, at: NOW - ago, version: CONSENT_VERSION };
          expect(consentState({ choice, country, objects, now: NOW })).toBe(
            measurement ? 'granted' : 'refused',
          );
        },
      ),
    );
  });

  it('is asked for again when its time is over', () => {
    fc.assert(
      fc.property(
        fc.boolean(),
        countries,
        fc.boolean(),
        fc.nat(LONG_MS),
        (measurement, country, objects, more) => {
          const choice = { measurement, at: NOW - LONG_MS - more, version: CONSENT_VERSION };
          expect(choiceEnds(choice)).toBe(NOW - more);
          expect(consentState({ choice, country, objects, now: NOW })).toBe(
            consentState({ choice: null, country, objects, now: NOW }),
          );
        },
      ),
    );
  });

  it('is asked for again when more is measured than was asked about', () => {
    const older = { measurement: true, at: NOW, version: CONSENT_VERSION - 1 };
    expect(consentState({ choice: older, country: 'NL', objects: false, now: NOW })).toBe('asked');
    // A tab of an older build takes the answer to a newer question.
    expect(choiceCounts({ ...older, version: CONSENT_VERSION + 1 }, NOW)).toBe(true);
  });

  it('is never kept for a year, not even by a clock that went wrong', () => {
    fc.assert(
      fc.property(fc.integer({ min: -400, max: 4000 }), (ahead) => {
        const choice = { measurement: true, at: NOW + ahead * 86_400_000, version: CONSENT_VERSION };
        const isShort = choiceEnds(choice) - NOW < 365 * 86_400_000;
        expect(isShort || !choiceCounts(choice, NOW)).toBe(true);
      }),
    );
  });

  it('is never granted by silence where the law asks first', () => {
    fc.assert(
      fc.property(fc.constantFrom('NL', 'DE', 'GB', 'CH', ''), fc.boolean(), (country, objects) => {
        expect(consentState({ choice: null, country, objects, now: NOW })).not.toBe('granted');
      }),
    );
  });
});
