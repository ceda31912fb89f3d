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
  await page.waitForFunction(
    async (refused) =>
      performance.getEntriesByName(refused).length > 0 ||
      (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
    REFUSED,
    { timeout: PATIENCE_MS },
  );
}

/** What stands in for something that is still under way. */
const WAITING = '.skeleton, main[aria-busy="true"]';

/** Resolves once the app has taken over, has asked for everything the page shows by itself, and shows it. */
export async function settled(page: Page): Promise<void> {
  await alive(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator(WAITING)).toHaveCount(0);
}
