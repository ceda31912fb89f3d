// Takes the picture of one stop in one window, theme and language.
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { CONSENT_VERSION } from '../../src/config/limits.ts';
import { LOCAL_KEYS } from '../../src/config/storageKeys.ts';
import { ROOT } from '../run/command.ts';
import type { Stop } from './stops.ts';

export type Theme = 'light' | 'dark';

export interface Look {
  readonly width: number;
  readonly height: number;
  readonly theme: Theme;
  readonly language: string;
}

/** Where the pictures go; the folder is not under version control. */
export const FOLDER = path.join(ROOT, 'screens');

/** The file name of a picture: `<stop>-<width>-<theme>-<language>.png`. */
export const pictureOf = (stop: string, look: Look): string =>
  `${stop}-${look.width}-${look.theme}-${look.language}.png`;

/** The answer about cookies, as the browser keeps it: the bar that asks for it would lie over every page. */
const refusedAt = (address: string) => ({
  origin: address,
  localStorage: [
    {
      name: LOCAL_KEYS.consent,
      value: JSON.stringify({ measurement: false, at: Date.now(), version: CONSENT_VERSION }),
    },
  ],
});

/** Narrower windows are those of phones, CSS pixels. */
export const PHONE_WIDTH = 600;

async function openContext(
  browser: Browser,
  address: string,
  stop: Stop,
  look: Look,
): Promise<BrowserContext> {
  const isPhone = look.width < PHONE_WIDTH;
  const context = await browser.newContext({
    baseURL: address,
    storageState: { cookies: [], origins: stop.isFirstVisit === true ? [] : [refusedAt(address)] },
    viewport: { width: look.width, height: look.height },
    colorScheme: look.theme,
    locale: look.language,
    reducedMotion: 'reduce',
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  const world = `screens-${stop.name}-${look.width}-${look.theme}-${look.language}`;
  await context.addCookies([
    { name: 'mock_world', value: world, url: address },
    { name: 'i18n_redirected', value: look.language, url: address },
  ]);
  if (stop.isFirstVisit !== true)
    await context.request.patch('/__mock/settings', { data: { enable_site_entry_popup: 'no' } });
  if (stop.persona !== null) {
    const answer = await context.request.post('/__mock/persona', { data: { email: stop.persona } });
    if (!answer.ok()) throw new Error(`Logging in as ${stop.persona} answered ${answer.status()}.`);
  }
  return context;
}

/**
 * Pictures and scenes further down are fetched when they come near, so a whole page is walked once before it is taken.
 * A scene in sight has a moment to come.
 */
async function walkDown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isAwaited = (scene: Element): boolean => scene.getBoundingClientRect().top < window.innerHeight;
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y);
      for (let looks = 0; looks < 50; looks += 1) {
        await new Promise((resolve) => setTimeout(resolve, 60));
        if (![...document.querySelectorAll('.scene:empty')].some(isAwaited)) break;
      }
    }
    window.scrollTo(0, 0);
  });
}

/**
 * Waits for what is still under way: what stands in for contents, and pictures being fetched or decoded.
 * @param isWhole down to the page's end; otherwise pictures below the window may stay on their way
 */
async function settled(page: Page, isWhole: boolean): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(
    ({ reach }) =>
      // Whatever is shown has a heading: without one its contents are still to come.
      document.querySelector('#root main h1, [role="dialog"] h2') !== null &&
      document.querySelector('.skeleton, main[aria-busy="true"]') === null &&
      [...document.images]
        .filter((image) => {
          const { top, left } = image.getBoundingClientRect();
          return image.checkVisibility() && top < innerHeight * reach && left < innerWidth;
        })
        .every(({ complete, naturalWidth }) => complete && naturalWidth > 0),
    { reach: isWhole ? Number.MAX_SAFE_INTEGER : 1 },
    { timeout: 8_000 },
  );
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}

/**
 * Goes to the stop and writes its picture, named by {@link pictureOf}.
 * @returns what the browser complained about on the way, one line each
 */
export async function shoot(
  browser: Browser,
  address: string,
  stop: Stop,
  look: Look,
): Promise<readonly string[]> {
  const context = await openContext(browser, address, stop, look);
  const complaints: string[] = [];
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  context.on('weberror', (error) => complaints.push(error.error().message));
  try {
    const page = await context.newPage();
    await page.goto(stop.path, { waitUntil: 'networkidle' });
    await stop.steps?.(page);
    if (stop.isFullPage === true) await walkDown(page);
    await settled(page, stop.isFullPage === true);
    const file = path.join(FOLDER, pictureOf(stop.name, look));
    await page.screenshot({ path: file, fullPage: stop.isFullPage === true });
  } catch (error) {
    complaints.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    await context.close();
  }
  return complaints;
}
