/** Formats are dear to make: each locale has its own once. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { formatsOf } from './formats';

describe('the formats of a locale', () => {
  it.each(LOCALES)('are the same object each time: %s', (locale) => {
    expect(formatsOf(locale)).toBe(formatsOf(locale));
    expect(formatsOf(locale).months).toBe(formatsOf(locale).months);
  });

  it('are those of no other', () => {
    expect(new Set(LOCALES.map((locale) => formatsOf(locale))).size).toBe(LOCALES.length);
    expect(formatsOf('de').months[0]).toBe('Januar');
    expect(formatsOf('pl').months[0]).toBe('styczeń');
  });
});
