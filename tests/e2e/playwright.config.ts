// Journeys in a real browser, at the width of a desktop and of a phone, against the production build.
import { defineConfig } from '@playwright/test';
import { BROWSER_ARGS, findBrowser, NO_BROWSER } from '../../scripts/browser.ts';
import { NODE, ROOT } from '../../scripts/run/command.ts';
import { SERVER } from '../../scripts/run/builds.ts';

/** A port of its own, so that a server started by hand does not stand in for the build under test. */
const PORT = 4273;
const ADDRESS = `http://localhost:${PORT}`;

const executablePath = findBrowser();
if (executablePath === undefined) throw new Error(NO_BROWSER);

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: ADDRESS,
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    trace: 'retain-on-failure',
    // Tests that are about movement ask for it; all others see the final picture at once.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath, args: [...BROWSER_ARGS] },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
  ],
  webServer: {
    command: `"${NODE}" "${SERVER}" --port ${PORT}`,
    cwd: ROOT,
    url: ADDRESS,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
