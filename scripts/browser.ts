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
const SHELL = 'chromium-headless-shell';
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

/** What Playwright turns off: the browser reads only the last list, so ours holds it too. */
const NOT_FOR_TESTS = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'msForceBrowserSignIn',
  'msEdgeUpdateLaunchServicesPreferredVersion',
];
/** Pages of the browser's own behind its address bar: each window would load them beside the page that is tested. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/**
 * Switches every headless run starts with; the first two let it run as root and without a graphics card.
 * @param alsoOff names of further features to turn off
 */
export const browserArgs = (...alsoOff: readonly string[]): readonly string[] => [
  '--no-sandbox',
  '--disable-gpu',
  `--disable-features=${[...NOT_FOR_TESTS, ...ADDRESS_BAR, ...alsoOff].join(',')}`,
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
  return namedProgram(VARIABLES) ?? ownBrowser() ?? installedProgram(NAMES, PLACES);
}

/** Playwright's own, of the version that it is made for. */
function ownBrowser(): string | undefined {
  const own = chromium.executablePath();
  return existsSync(own) ? own : undefined;
}

/**
 * The browser for tests that need no window: Chromium's headless shell, which Playwright itself would choose. It draws pages just the
 * same and leaves out what stands around them, so the tests take a third less time. It shows no notifications.
 * @returns {@link findBrowser}'s when the environment names one, where Playwright has its own, and where there is no shell
 */
export function findShell(): string | undefined {
  return namedProgram(VARIABLES) ?? ownBrowser() ?? installedProgram([SHELL]) ?? findBrowser();
}

const isDebianRoot = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installPackages(...names: readonly string[]): Promise<void> {
  const environment = { DEBIAN_FRONTEND: 'noninteractive' };
  const patient = ['-o', 'Acquire::Retries=5', '-o', 'Acquire::http::Timeout=30', '-qq'];
  await run('apt-get', [...patient, 'update'], { environment });
  await run('apt-get', [...patient, 'install', '-y', '--no-install-recommends', ...names], { environment });
}

async function installBrowser(): Promise<void> {
  if (!isDebianRoot()) {
    await runTool('@playwright/test/cli.js', ['install', 'chromium']);
    return;
  }
  say('No browser found: installing Chromium with apt-get. This takes a minute or two.');
  await installPackages('chromium', SHELL);
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

/**
 * The browser for tests that need no window. A shell is installed where the system has one for the browser it came with; without
 * one the whole browser does the same, more slowly.
 * @throws Error with one line on what to install, when there is no browser at all
 */
export async function ensureShell(): Promise<string> {
  const browser = await ensureBrowser();
  const isOfSystem = browser === installedProgram(['chromium']) && namedProgram(VARIABLES) === undefined;
  if (isOfSystem && installedProgram([SHELL]) === undefined && isDebianRoot()) {
    say('Installing the headless shell of Chromium with apt-get: with it the tests take a third less time.');
    // Both, since the two have to be of one version.
    await installPackages('chromium', SHELL);
  }
  return findShell() ?? browser;
}

if (import.meta.main) {
  try {
    console.log(`Browser: ${await ensureBrowser()}, for tests ${await ensureShell()}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
