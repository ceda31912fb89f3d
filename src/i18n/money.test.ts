/** Prices as the seven languages write them: no cent is lost, none invented. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { createFormats } from './formats';

const CURRENCIES = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'NZD', 'PLN'] as const;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a price', () => {
  it.each([
    ['en', '€1,234.50', '€0.07'],
    ['nl', '€ 1.234,50', '€ 0,07'],
    ['de', '1.234,50 €', '0,07 €'],
    ['it', '1234,50 €', '0,07 €'],
    ['fr', '1 234,50 €', '0,07 €'],
    ['es', '1234,50 €', '0,07 €'],
    ['pl', '1234,50 €', '0,07 €'],
  ] as const)('is written the way of %s [EN-08] [SC-08]', (locale, great, small) => {
    const { money } = createFormats(locale);
    expect(plain(money(123_450, 'EUR'))).toBe(great);
    expect(plain(money(7, 'EUR'))).toBe(small);
  });

  it('keeps every minor unit, in every language and currency [EN-08] [SC-08]', () => {
    const formats = LOCALES.map((locale) => createFormats(locale));
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999 }),
        fc.constantFrom(...formats),
        fc.constantFrom(...CURRENCIES),
        (minor, { money }, currency) => {
          const text = money(minor, currency);
          // Two decimals, so that the digits alone are the minor units again.
          expect(text).toMatch(/[.,]\d\d(?!\d)/);
          expect(Number(text.replaceAll(/\D/g, ''))).toBe(minor);
          expect(text.replaceAll(/[\d\s.,]/g, '')).not.toBe('');
        },
      ),
    );
  });

  it('tells what is taken off from what is added, and two prices that differ [EN-08]', () => {
    const formats = LOCALES.map((locale) => createFormats(locale));
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.integer({ min: 1, max: 9_999_999 }),
        fc.constantFrom(...formats),
        (one, other, { money }) => {
          expect(money(-one, 'EUR')).not.toBe(money(one, 'EUR'));
          expect(money(one, 'EUR') === money(other, 'EUR')).toBe(one === other);
        },
      ),
    );
  });
});
