/** Pages as the build writes them as files, drawn by the app itself: what a crawler without scripts reads of each. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderPage, startTexts } from '@/app/prerender';
import { LOCALES } from '@/config/locales';
import { SITE_NAME } from '@/config/site';
import { titlePage } from '@/core/navigation/describePage';
import { NICHES } from '@/domain/landingSlug';
import { PLAIN_PAGES } from '@/domain/plainPages';
import { SLUG_LANDERS } from '@/domain/publicPages';
import type { PublicPage } from '@/domain/publicPages';
import { makePage } from '../../scripts/prerender/page.ts';
import { placesOf } from '../../scripts/prerender/places.ts';
import { readTexts } from '../../scripts/prerender/texts.ts';

const BUILT = {
  entry: '/assets/app.js',
  calls: [],
  head: '<meta charset="utf-8">',
  filesOf: () => NO_FILES,
  read: () => '',
};
const NO_FILES = { scripts: [], styles: [] };
/** Every page once, languages and niches in turn. */
const PAGES: readonly PublicPage[] = [
  ...PLAIN_PAGES.map((route) => ({ route, niche: null })),
  ...SLUG_LANDERS.map((route, index) => ({ route, niche: NICHES[(index + 1) % NICHES.length] ?? 1 })),
];
const CASES = PAGES.map((page, index) => ({
  page,
  locale: LOCALES[index % LOCALES.length] ?? 'en',
  name: [page.route, page.niche].filter(Boolean).join(' '),
}));

beforeAll(() => startTexts(readTexts(process.cwd())));
afterAll(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

describe('a file of the build [BX-16]', () => {
  it.each(CASES)(
    '$name in $locale says what it is, in its language, without a script',
    async ({ page, locale }) => {
      const [{ address } = { address: '/' }] = placesOf(page, locale);
      const rendered = await renderPage(page.route, address, locale);
      const { text } = await makePage({ built: BUILT, script: '', page, locale, rendered, files: NO_FILES });
      const title = titlePage(page, locale, SITE_NAME).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      expect(text).toContain(`<title>${title.replaceAll('"', '&quot;')}</title>`);
      expect(text.match(/<h1[ >]/g)).toHaveLength(1);
      expect(text).not.toContain('name="robots"');
      expect(text).not.toContain('network=');
      // No key of a text that is missing, and no place that was left open in one.
      expect(text).not.toMatch(/\{\{|>(?:[a-z]+:)?[a-z]+\.[a-z]+\.[a-z.]+</i);
    },
  );
});
