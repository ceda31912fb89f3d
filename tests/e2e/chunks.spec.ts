// A part of the program that does not come: one reload cures it, and there is never a second one.
import { expect, type Page } from '@playwright/test';
import { alive, settled, started } from './support/alive.ts';
import { test } from './support/test.ts';

const PART = /\/assets\/LoginPage-[^/]+\.js$/;

test.beforeEach(async ({ problems, world }) => {
  problems.allow(/dynamically imported module/, 'a part does not come');
  await world.settings({ enable_site_entry_popup: 'no' });
});

/** How many times the document has been loaded. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}

/** By the app: before it runs a link loads a document. */
async function goToLogin(page: Page): Promise<void> {
  await alive(page);
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
}

test(
  'a part that fails once is fetched again by one reload [RT-20] [ER-21]',
  { tag: '@gate' },
  async ({ page }) => {
    await page.goto('/');
    const loads = countLoads(page);
    // Both the preload and the import of this page; the next page gets it.
    await page.route(PART, (route) => (loads() === 0 ? route.abort() : route.continue()));
    await goToLogin(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toBeVisible();
    await expect(page).toHaveURL(/\/login$/);
    expect(loads()).toBe(1);
  },
);

test('a part that never comes ends in the error page, after one reload at most [RT-20] [ER-19] [ER-21]', async ({
  page,
}) => {
  await page.route(PART, (route) => route.abort());
  await page.goto('/');
  const loads = countLoads(page);
  await goToLogin(page);
  await expect(
    page.getByRole('heading', { level: 1, name: 'An error occured, please try again later.' }),
  ).toBeVisible();
  await expect(page.getByText('Part of the page couldn’t be loaded. Reloading usually helps.')).toBeVisible();
  expect(loads()).toBe(1);

  await page.unroute(PART);
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toBeVisible();
  expect(loads()).toBe(2);
});

test('the error page leads home, and the rest of the site still works [RT-20] [ER-19]', async ({ page }) => {
  await page.route(PART, (route) => route.abort());
  await page.goto('/');
  await goToLogin(page);
  await page.getByRole('link', { name: 'Back to home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Good company starts with');
});

test('a dialog that was asked for without a network opens at the next press, without a reload [NV-07] [BX-25]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await started(page);
  await settled(page);
  const loads = countLoads(page);
  const join = page.getByRole('banner').getByRole('link', { name: 'Join free' });
  await context.setOffline(true);
  await join.click();
  await expect(page.getByText('No connection. Try again when you’re back online.')).toBeVisible();
  await context.setOffline(false);
  await join.click();
  await expect(page.getByRole('dialog', { name: 'Create your account' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('a page that was asked for without a network opens by itself when it is back [BX-25] [ER-19]', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await started(page);
  await settled(page);
  const loads = countLoads(page);
  await context.setOffline(true);
  await goToLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toBeVisible();
  expect(loads()).toBe(0);
});

test('an app whose script never comes leaves words and a way on, not a white page [RT-20]', async ({
  page,
}) => {
  const ENTRY = /\/assets\/index-[^/]+\.js$/;
  await page.route(ENTRY, (route) => route.abort());
  // No file shows this page before the app does.
  await page.goto('/login');
  const words = page.getByText('This page hasn’t loaded yet.');
  await expect(words).toBeHidden();
  await expect(words).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Diese Seite ist noch nicht geladen.')).toBeVisible();

  await page.unroute(ENTRY);
  await page.getByRole('link', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Good to see you again' })).toBeVisible();
});

test('an app whose texts never come says so in the language of the visit, after one reload [RT-20] [ER-21]', async ({
  page,
}) => {
  await page.route(/\/assets\/en-errors-[^/]+\.js$/, (route) => route.abort());
  const loads = countLoads(page);
  await page.goto('/login');
  await expect(page.getByText('This page hasn’t loaded yet.')).toBeVisible();
  await expect(page.getByText('Diese Seite ist noch nicht geladen.')).toHaveCount(0);
  expect(loads()).toBe(2);
});
