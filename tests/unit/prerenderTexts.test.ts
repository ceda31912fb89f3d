// @vitest-environment node
/** What the files of the build say is what the app says: React draws a page anew whose text differs by one blank [BX-16]. */
import { expect, it } from 'vitest';
import { readTexts } from '../../scripts/prerender/texts.ts';

const imported = import.meta.glob<object>('../../locales/*/*.json', { eager: true, import: 'default' });

it('every text is written into the files as the app shows it, in every language', () => {
  const written = Object.entries(readTexts(process.cwd())).flatMap(([locale, bundles]) =>
    Object.entries(bundles).map(([name, texts]) => [`../../locales/${locale}/${name}.json`, texts] as const),
  );
  expect(Object.fromEntries(written)).toEqual(imported);
  expect(written.length).toBeGreaterThan(7 * 30);
});
