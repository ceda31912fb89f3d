// @vitest-environment jsdom
/** A switch of language, while pages open. */
import { describe, expect, it } from 'vitest';
import { i18n, loadNamespaces, startI18n, switchLocale } from './i18n';

describe('a switch of language [ST-18]', () => {
  it('also brings the texts that a page asks for while it is under way', async () => {
    await startI18n('en');
    await loadNamespaces([]);
    const missing: string[] = [];
    i18n.on('languageChanged', (locale) => {
      missing.push(...['common', 'faq', 'terms'].filter((name) => !i18n.hasResourceBundle(locale, name)));
    });
    const switching = switchLocale('de');
    await Promise.all([loadNamespaces(['faq']), loadNamespaces(['terms'])]);
    await switching;
    expect(i18n.language).toBe('de');
    expect(missing).toEqual([]);
  });
});
