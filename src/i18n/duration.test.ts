// @vitest-environment jsdom
/** A span of time in the seven languages. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { duration } from './duration';
import { startI18n } from './i18n';

const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('a span of time', () => {
  it.each([
    ['en', '3 hours, 41 minutes', '1 minute'],
    ['nl', '3 uur en 41 minuten', '1 minuut'],
    ['de', '3 Stunden, 41 Minuten', '1 Minute'],
    ['it', '3 ore e 41 minuti', '1 minuto'],
    ['fr', '3 heures et 41 minutes', '1 minute'],
    ['es', '3 horas y 41 minutos', '1 minuto'],
    ['pl', '3 godziny i 41 minut', '1 minuta'],
  ] as const)('has its units in full in %s [EN-08]', async (locale, long, short) => {
    await startI18n(locale);
    expect(plain(duration(221))).toBe(long);
    expect(plain(duration(1))).toBe(short);
  });

  it.each(LOCALES)('has no part that is nothing in %s', async (locale) => {
    await startI18n(locale);
    expect(duration(10)).toMatch(/^10\D+$/);
    expect(duration(60)).toMatch(/^1\D+$/);
    expect(duration(0)).toMatch(/^0\D+$/);
  });
});
