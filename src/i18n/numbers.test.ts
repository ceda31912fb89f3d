// @vitest-environment jsdom
/** Counts in sentences are written as the language writes numbers. */
import { describe, expect, it } from 'vitest';
import { i18n, loadNamespaces, startI18n } from './i18n';

describe('a great count', () => {
  it.each([
    ['en', '1,234 members · Ghent'],
    ['de', '1.234 Mitglieder · Ghent'],
    ['nl', '1.234 leden · Ghent'],
    ['pl', 'Ghent: 12 345 osób'],
  ] as const)('is grouped in %s [EN-08]', async (locale, sentence) => {
    await startI18n(locale);
    await loadNamespaces(['members']);
    const count = locale === 'pl' ? 12_345 : 1_234;
    const said = i18n.t('search.countIn', { ns: 'members', count, place: 'Ghent' });
    expect(said.replaceAll('\u00a0', ' ')).toBe(sentence);
  });
});
