// Every label on every button and tab, on the smallest phone, in all languages, in the real font: nothing is cut off, nothing
// sticks out of its frame, and what is drawn for one line stands on one. `npm run test:full -- labels -g de`.
import { expect, type Page } from '@playwright/test';
import { LOCALES } from '../../../src/config/locales.ts';
import { settled } from '../support/alive.ts';
import { test } from '../support/test.ts';
import { misfits } from './fits.ts';
import { MEMBER_PAGES, VISITOR_PAGES } from './walkPages.ts';

const WALK_MS = 900_000;
const SMALLEST = { width: 360, height: 740 };

/** Visits all pages, and tells at the end which labels do not fit. */
async function read(page: Page, addresses: readonly string[]): Promise<void> {
  const lines: string[] = [];
  for (const address of addresses) {
    await page.goto(address);
    await settled(page);
    for (const line of await page.evaluate(misfits)) lines.push(`${address}  ${line}`);
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
