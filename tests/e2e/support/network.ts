// A network that goes and comes back while a page is loaded anew.
import type { Page } from '@playwright/test';

/** Read before the first script of the page. */
const WITHOUT_NETWORK =
  "Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });";

/**
 * Loads a page anew that has no network. The browser's emulation keeps the network away from the new document, but on a
 * busy machine the document of before may, in going, take the word with it that there is none: here it is said again.
 */
export async function reloadOffline(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  const { identifier } = await browser.send('Page.addScriptToEvaluateOnNewDocument', {
    source: WITHOUT_NETWORK,
  });
  await page.reload();
  await browser.send('Page.removeScriptToEvaluateOnNewDocument', { identifier });
  await browser.detach();
}

/** The network is back after {@link reloadOffline}, and the page is told. */
export async function backOnline(page: Page): Promise<void> {
  await page.context().setOffline(false);
  await page.evaluate(() => {
    Reflect.deleteProperty(navigator, 'onLine');
    window.dispatchEvent(new Event('online'));
  });
}

/**
 * Holds requests back until they are let go.
 * @param url the addresses of them
 * @returns lets them go on, and those that come later too
 */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const held = Promise.withResolvers<undefined>();
  await page.route(url, async (route) => {
    await held.promise;
    // The browser may have given the request up meanwhile.
    await route.continue().catch(() => undefined);
  });
  return () => {
    held.resolve(undefined);
  };
}
