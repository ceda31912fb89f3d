/** What a server may send in the place of a code or a date: no page fails over it, and it can be read. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { createFormats } from './formats';

const formats = LOCALES.map((locale) => createFormats(locale));
const anyFormats = fc.constantFrom(...formats);
const strange = fc.oneof(
  fc.constantFrom('', 'unknown', 'EURO', 'A1', 'N', 'EU', 'eur', '999', '$&', 'ÄÖÜ', '2026-13-45', 'null'),
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.string({ unit: 'grapheme', maxLength: 30 }),
);

describe('a strange word of the server', () => {
  it('is shown in the place of a country', () => {
    expect(formats.map(({ country }) => country('unknown'))).toEqual(LOCALES.map(() => 'unknown'));
    fc.assert(
      fc.property(anyFormats, strange, ({ country }, code) => {
        expect(country(code) === '').toBe(code === '');
      }),
    );
  });

  it('is shown beside the amount in the place of a currency', () => {
    expect(createFormats('en').money(123_450, 'EURO')).toBe('1,234.50 EURO');
    expect(createFormats('de').money(7, 'EURO')).toBe('0,07 EURO');
    fc.assert(
      fc.property(anyFormats, strange, fc.nat(), ({ money }, currency, minor) => {
        const text = money(minor, currency);
        expect(text).toMatch(/\d/);
        expect(currency.length === 3 || text.includes(currency)).toBe(true);
      }),
    );
  });

  it.each(['date', 'fixedDate', 'day', 'time'] as const)('is shown in the place of a %s', (kind) => {
    expect(formats.map((format) => format[kind]('soon'))).toEqual(LOCALES.map(() => 'soon'));
    fc.assert(
      fc.property(anyFormats, strange, (format, at) => {
        const text = format[kind](at);
        expect(Number.isNaN(Date.parse(at)) ? text === at : text !== '').toBe(true);
      }),
    );
  });
});
