// @vitest-environment jsdom
/** The words for the facts of a profile. */
import { describe, expect, it } from 'vitest';
import { LOCALES } from '@/config/locales';
import { i18n, loadNamespaces, startI18n } from '@/i18n/i18n';
import { factTexts } from './factTexts';

describe('the words for a relationship', () => {
  it.each([
    ['en', 'Widowed', 'Widowed', 'Married', 'Married'],
    ['de', 'Verwitwet', 'Verwitwet', 'Verheiratet', 'Verheiratet'],
    ['it', 'Vedovo', 'Vedova', 'Sposato', 'Sposata'],
    ['fr', 'Veuf', 'Veuve', 'Marié', 'Mariée'],
    ['es', 'Viudo', 'Viuda', 'Casado', 'Casada'],
    ['pl', 'Wdowiec', 'Wdowa', 'W\u00a0małżeństwie', 'W\u00a0małżeństwie'],
  ] as const)('are those of a man and of a woman in %s', async (locale, widower, widow, husband, wife) => {
    await startI18n(locale);
    await loadNamespaces(['members']);
    const t = i18n.getFixedT(locale, 'members');
    const [his, hers] = [factTexts(t, 'male').relationship, factTexts(t, 'female').relationship];
    expect([his.widowed, hers.widowed, his.married, hers.married]).toEqual([widower, widow, husband, wife]);
  });

  it.each(LOCALES)('are all there for both in %s', async (locale) => {
    await startI18n(locale);
    await loadNamespaces(['members']);
    const t = i18n.getFixedT(locale, 'members');
    const said = (['male', 'female'] as const).flatMap((gender) =>
      Object.values<Readonly<Record<string, string>>>({ ...factTexts(t, gender) }).flatMap((texts) =>
        Object.values(texts),
      ),
    );
    expect(said.filter((text) => /^profile\.|\//.test(text))).toEqual([]);
  });
});
