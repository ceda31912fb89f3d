// Which browser a test runs in: the headless shell, and all of Chromium where a test is about what stands around the page.
import type { LaunchOptions } from '@playwright/test';
import { browserArgs, findBrowser, findShell, NO_BROWSER } from '../../../scripts/browser.ts';

function launch(executablePath: string | undefined): LaunchOptions {
  if (executablePath === undefined) throw new Error(NO_BROWSER);
  return { executablePath, args: [...browserArgs()] };
}

/** What draws pages and nothing else. */
export const SHELL: LaunchOptions = launch(findShell());

/** All of the browser, with what the system is shown by it, such as notifications: `test.use({ launchOptions: WHOLE })`. */
export const WHOLE: LaunchOptions = launch(findBrowser());
