/** Formats are dear to make: each locale has its own once. */
import { describe, expect, it, vi } from 'vitest';
import { COUNTRIES } from '@/config/countries';
import { LOCALES, LOCALE_TAGS } from '@/config/locales';
import { formatsOf } from './formats';
import { loadTextsOf, startI18n } from './i18n';

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

  it.each(LOCALES)('name the countries served as Intl does, without asking it: %s', async (locale) => {
    await startI18n(locale);
    await loadTextsOf(locale, ['common']);
    const names = new Intl.DisplayNames(LOCALE_TAGS[locale], { type: 'region' });
    const wanted = COUNTRIES.map((code) => names.of(code));
    const asked = vi.spyOn(Intl.DisplayNames.prototype, 'of');
    expect(COUNTRIES.map((code) => formatsOf(locale).country(code))).toEqual(wanted);
    expect(asked).not.toHaveBeenCalled();
  });
});
