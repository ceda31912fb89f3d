// @vitest-environment jsdom
/** What a country calls its regions, in the words of each language [CO-04]. */
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import type { Locale } from '@/domain/model';
import { loadNamespaces, startI18n } from './i18n';
import { useRegionWord } from './useRegionWord';

const WORDS: Record<Locale, Record<string, string>> = {
  en: {
    NL: 'Province',
    GB: 'Region',
    US: 'State',
    AU: 'State',
    DE: 'State',
    AT: 'State',
    CH: 'Canton',
    PL: 'Voivodeship',
  },
  nl: {
    NL: 'Provincie',
    GB: 'Regio',
    US: 'Staat',
    AU: 'Staat',
    DE: 'Deelstaat',
    AT: 'Deelstaat',
    CH: 'Kanton',
    PL: 'Woiwodschap',
  },
  fr: {
    NL: 'Province',
    GB: 'Région',
    US: 'État',
    AU: 'État',
    DE: 'Land',
    AT: 'Land',
    CH: 'Canton',
    PL: 'Voïvodie',
  },
  es: {
    NL: 'Provincia',
    GB: 'Región',
    US: 'Estado',
    AU: 'Estado',
    DE: 'Estado federado',
    AT: 'Estado federado',
    CH: 'Cantón',
    PL: 'Voivodato',
  },
  it: {
    NL: 'Provincia',
    GB: 'Regione',
    US: 'Stato',
    AU: 'Stato',
    DE: 'Land',
    AT: 'Land',
    CH: 'Cantone',
    PL: 'Voivodato',
  },
  de: {
    NL: 'Provinz',
    GB: 'Region',
    US: 'Bundesstaat',
    AU: 'Bundesstaat',
    DE: 'Bundesland',
    AT: 'Bundesland',
    CH: 'Kanton',
    PL: 'Woiwodschaft',
  },
  pl: {
    NL: 'Prowincja',
    GB: 'Region',
    US: 'Stan',
    AU: 'Stan',
    DE: 'Kraj związkowy',
    AT: 'Kraj związkowy',
    CH: 'Kanton',
    PL: 'Województwo',
  },
};

it.each(LOCALES)('is said in %s as that country is spoken of', async (locale) => {
  await startI18n(locale);
  await loadNamespaces(['members']);
  const said = Object.keys(WORDS[locale]).map((country) => [
    country,
    renderHook(() => useRegionWord(country)).result.current,
  ]);
  expect(Object.fromEntries(said)).toEqual(WORDS[locale]);
});
