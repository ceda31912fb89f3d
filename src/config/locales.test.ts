import { describe, expect, it } from 'vitest';
import { isLocale, LOCALE_NAMES, LOCALE_TAGS, LOCALES } from './locales';

describe('locales', () => {
  it('has 7 with their ISO tags [EN-08]', () => {
    expect(LOCALES.map((locale) => LOCALE_TAGS[locale])).toEqual([
      'en-US',
      'nl-NL',
      'de-DE',
      'it-IT',
      'fr-FR',
      'es-ES',
      'pl-PL',
    ]);
  });

  it('names each language as its speakers do [EN-08]', () => {
    for (const locale of LOCALES) {
      const name = new Intl.DisplayNames(locale, { type: 'language' }).of(locale);
      expect(LOCALE_NAMES[locale].toLowerCase()).toBe(name?.toLowerCase());
    }
  });

  it('refuses what is no supported language [ST-18]', () => {
    expect([null, undefined, '', 'EN', 'en-US', 'xx', 'toString'].filter(isLocale)).toEqual([]);
  });
});
