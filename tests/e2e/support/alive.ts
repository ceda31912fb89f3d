// When a page that came as a file has come to life.
import { expect, type Page } from '@playwright/test';

/** The app's code may have a long way to a slow machine. */
const PATIENCE_MS = 45_000;

/**
 * Resolves once the app has taken over. Before that, links are the browser's, and nothing answers a key or a drag.
 * @param page on an address that the server has a file for
 */
export const alive = (page: Page): Promise<void> =>
  expect(page.locator('#root')).not.toHaveAttribute('data-page', { timeout: PATIENCE_MS });

/** What a page leaves in its timeline that asked for a worker where none is taken. */
export const REFUSED = 'worker refused';

/**
 * Resolves once the page has started everything it starts by itself: the worker comes last, after the listeners of a session
 * and the channel to the other tabs.
 */
export async function started(page: Page): Promise<void> {
  // A function that is waited for may not be an asynchronous one: its promise counts as an answer.
  await expect
    .poll(
      () =>
        page.evaluate(async (refused) => {
          const registration = await navigator.serviceWorker.getRegistration();
          return (
            performance.getEntriesByName(refused).length > 0 || registration?.active?.state === 'activated'
          );
        }, REFUSED),
      { timeout: PATIENCE_MS },
    )
    .toBe(true);
}

/** Resolves once this device keeps everything of the app that the page has loaded. */
export const assetsKept = (page: Page): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(async () => {
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const assets = loaded.filter((name) => new URL(name).pathname.startsWith('/assets/'));
        const kept = await Promise.all(assets.map((name) => caches.match(name, { ignoreSearch: true })));
        return kept.every((response) => response !== undefined);
      }),
    )
    .toBe(true);

/** What stands in for something that is still under way. */
const WAITING = '.skeleton, main[aria-busy="true"]';

/** Resolves once the app has taken over, has asked for everything the page shows by itself, and shows it. */
export async function settled(page: Page): Promise<void> {
  await alive(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator(WAITING)).toHaveCount(0);
}
