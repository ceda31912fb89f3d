// Finds the browser for the tests that need one, and gets one where none is installed (npm run browser:install).
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { run, runTool } from './run/command.ts';
import { say } from './run/output.ts';
import { installedProgram, namedProgram } from './run/program.ts';

const VARIABLES = [
  'PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH',
  'CHROME_PATH',
  'CHROMIUM_PATH',
  'PUPPETEER_EXECUTABLE_PATH',
];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
];

/** What to tell a person who has no browser yet. */
export const NO_BROWSER =
  'No Chromium found. Set PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH=/path/to/chrome, or run: npm run browser:install';

/** Switches every headless run starts with; the first two let it run as root and without a graphics card. */
export const BROWSER_ARGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The browser to use: named by the environment, Playwright's own, on the PATH, or in the usual place.
 * @returns undefined when there is none
 * @throws Error when the environment names a file that cannot be started
 */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath();
  return namedProgram(VARIABLES) ?? (existsSync(own) ? own : undefined) ?? installedProgram(NAMES, PLACES);
}

async function installBrowser(): Promise<void> {
  const isDebianRoot =
    process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!isDebianRoot) {
    await runTool('@playwright/test/cli.js', ['install', 'chromium']);
    return;
  }
  say('No browser found: installing Chromium with apt-get. This takes a minute or two.');
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'Acquire::Retries=5', '-qq'];
  await run('apt-get', [...patient, 'update'], { environment });
  await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', 'chromium'], { environment });
}

/**
 * The browser to use, installed first where there is none.
 * @throws Error with one line on what to install, when it could not be installed
 */
export async function ensureBrowser(): Promise<string> {
  const found = findBrowser();
  if (found !== undefined) return found;
  await installBrowser();
  const installed = findBrowser();
  if (installed === undefined) throw new Error(NO_BROWSER);
  return installed;
}

if (import.meta.main) {
  try {
    console.log(`Browser: ${await ensureBrowser()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
