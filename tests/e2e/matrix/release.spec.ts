// Two releases, of which no script has the same name, and a host that keeps the newer one alone: nobody who is there loses
// a word, and nobody ends in an error page. `npm run test:full -- release`.
import { expect, type BrowserContext, type Page } from '@playwright/test';
import { NEXT_BUILD } from '../../../scripts/run/builds.ts';
import { started } from '../support/alive.ts';
import { openRelease, type Release } from '../support/release.ts';
import { test as base } from '../support/test.ts';

const MEMBER = 'premium@example.test';

const test = base.extend<{ release: Release }>({
  release: async ({ baseURL, page, problems }, provide) => {
    problems.allow(/status of 404 GET .*\/assets\//, 'the files of the first release are gone');
    problems.allow(/dynamically imported module/, 'parts of the first release do not come');
    const release = await openRelease(baseURL ?? '');
    await provide(release);
    if (!page.isClosed()) await page.close();
    await release.close();
  },
});

test.use({ worker: true });

/** How many times the document has been loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const offer = (page: Page) => page.getByRole('button', { name: 'Update now' });
const WORDS = 'I was just about to say';

/** Opens a conversation with the worker in charge of the page, and begins to write. */
async function beginToWrite(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/chats`);
  await started(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.locator('a[href^="/chats/"]').first().click();
  await field(page).pressSequentially(WORDS);
}

/** What the browser does by itself now and then. */
const lookForRelease = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });

/** The page runs the scripts of the next release. */
const becomesNext = (page: Page) =>
  page.waitForFunction(() => [...document.scripts].some(({ src }) => /-n[\w-]{7}\.js$/.test(src)));

/** The way to a page that was not visited before, as the app goes there. */
const goToSettings = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.history.pushState(null, '', '/settings');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });

async function othersOf(context: BrowserContext, address: string): Promise<Page> {
  const other = await context.newPage();
  await other.goto(`${address}/chats`);
  await started(other);
  return other;
}

test.beforeEach(async ({ world }) => {
  await world.persona(MEMBER);
});

test('who is writing is offered the newer release, and not disturbed by what no longer comes [BX-21] [BX-06] [RT-20]', async ({
  page,
  release,
}) => {
  await beginToWrite(page, release.address);
  const loads = countLoads(page);
  release.replaceBy(NEXT_BUILD);
  await lookForRelease(page);
  await expect(offer(page)).toBeVisible();
  await page.getByRole('button', { name: 'Add an emoji' }).click();
  await field(page).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' something');
  await expect(field(page)).toHaveValue(`${WORDS} something`);
  expect(loads()).toBe(0);

  await offer(page).click();
  await expect.poll(loads).toBe(1);
  await expect(field(page)).toHaveValue(`${WORDS} something`);
  await becomesNext(page);
  await expect(offer(page)).toHaveCount(0);
  expect(loads()).toBe(1);
});

test('a page that was not visited before opens in the newer release, after one reload [RT-20] [ER-21]', async ({
  page,
  release,
}) => {
  await beginToWrite(page, release.address);
  // Drafts are kept when the writing pauses.
  await page.waitForFunction(() => JSON.stringify(localStorage).includes('about to say'));
  const loads = countLoads(page);
  release.replaceBy(NEXT_BUILD);
  await goToSettings(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  expect(loads()).toBe(1);
  await becomesNext(page);

  await page.goBack();
  await expect(field(page)).toHaveValue(WORDS);
  await page.goto(`${release.address}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('An error occured')).toHaveCount(0);
});

test('other tabs go on: theirs is the older release until they want the newer one [BX-21]', async ({
  page,
  context,
  release,
}) => {
  await beginToWrite(page, release.address);
  const other = await othersOf(context, release.address);
  release.replaceBy(NEXT_BUILD);
  await lookForRelease(other);
  await offer(other).click();
  await becomesNext(other);

  const loads = countLoads(page);
  await page.bringToFront();
  await expect(field(page)).toHaveValue(WORDS);
  await expect(offer(page)).toBeVisible();
  expect(loads()).toBe(0);
  await offer(page).click();
  await becomesNext(page);
  await expect(field(page)).toHaveValue(WORDS);
  expect(loads()).toBe(1);
  const caches = await page.evaluate(async () =>
    (await window.caches.keys()).filter((name) => name.startsWith('assets')),
  );
  expect(caches).toHaveLength(2);
  await other.close();
});
