// Every label on every button and tab, on the smallest phone, in all languages, in the real font: nothing is cut off, nothing
// sticks out of its frame, and what is drawn for one line stands on one. `npm run test:full -- labels -g de`.
import { readFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../../src/config/locales.ts';
import { pseudo } from '../../../src/features/qaConsole/pseudo.ts';
import { settled } from '../support/alive.ts';
import { test } from '../support/test.ts';
import { misfits } from './fits.ts';
import { MEMBER_PAGES, VISITOR_PAGES } from './walkPages.ts';

const WALK_MS = 900_000;
const SMALLEST = { width: 360, height: 740 };

/**
 * Visits all pages, and tells at the end which labels do not fit.
 * @param passes what a label may do all the same
 */
async function read(page: Page, addresses: readonly string[], passes?: RegExp): Promise<void> {
  const lines: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    for (const line of await page.evaluate(misfits))
      if (passes?.test(line) !== true) lines.push(`${address}  ${line}`);
  }
  expect(lines).toEqual([]);
}

for (const language of LOCALES)
  test.describe(`in ${language}`, () => {
    test.use({ locale: language, viewport: SMALLEST, isMobile: true, hasTouch: true });
    test.beforeEach(async ({ context, world, baseURL, problems }) => {
      test.setTimeout(WALK_MS);
      problems.allow(/status of 404 .*(?:chat|payment)\.php/, 'not everybody has these');
      problems.allow(/status of 404 .*token\.php/, 'nobody has sent that link');
      await context.addCookies([{ name: 'i18n_redirected', value: language, url: baseURL ?? '' }]);
      await world.settings({ enable_site_entry_popup: 'no' });
    });

    test('a visitor’s labels fit', async ({ page }) => {
      await read(page, VISITOR_PAGES);
    });

    for (const persona of ['premium', 'free'])
      test(`the labels of ${persona} fit`, async ({ page, world }) => {
        await world.persona(`${persona}@example.test`);
        await read(page, MEMBER_PAGES);
      });
  });

/** Texts in the language that nobody speaks, longer than any of ours. */
const longer = (texts: unknown): unknown => {
  if (typeof texts === 'string') return pseudo(texts);
  if (Array.isArray(texts)) return texts.map(longer);
  if (typeof texts !== 'object' || texts === null) return texts;
  return Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, longer(value)]));
};

/** No language of ours needs them; of one that is longer nothing is cut off. */
const SEVERAL_LINES = /^\d+ lines: /;

test.describe('in a language longer than any', () => {
  test.use({ locale: 'en', viewport: SMALLEST, isMobile: true, hasTouch: true, serviceWorkers: 'block' });
  test.beforeEach(async ({ context, world, problems }) => {
    test.setTimeout(WALK_MS);
    problems.allow(/status of 404 .*(?:chat|payment)\.php/, 'not everybody has these');
    problems.allow(/status of 404 .*token\.php/, 'nobody has sent that link');
    problems.allow(
      /React error #418/,
      'pages that are written as files are in English, and then another language',
    );
    await context.route(/\/assets\/en-[a-zA-Z]+-[\w-]+\.js$/, async (route) => {
      const name = /\/en-([a-zA-Z]+)-/.exec(route.request().url())?.[1] ?? '';
      const file = new URL(`../../../locales/en/${name}.json`, import.meta.url);
      const texts = longer(JSON.parse(await readFile(file, 'utf8')));
      return route.fulfill({
        contentType: 'text/javascript',
        body: `export default ${JSON.stringify(texts)}`,
      });
    });
    await world.settings({ enable_site_entry_popup: 'no' });
  });

  test('a visitor’s labels fit', async ({ page }) => {
    await read(page, VISITOR_PAGES, SEVERAL_LINES);
  });

  for (const persona of ['premium', 'free'])
    test(`the labels of ${persona} fit`, async ({ page, world }) => {
      await world.persona(`${persona}@example.test`);
      await read(page, MEMBER_PAGES, SEVERAL_LINES);
    });
});
