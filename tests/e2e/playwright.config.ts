// Journeys in a real browser, at the width of a desktop and of a phone, against the production build.
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { NODE, ROOT } from '../../scripts/run/command.ts';
import { QA_BUILD, SERVER } from '../../scripts/run/builds.ts';
import { START } from '../factories/start.ts';
import { SHELL } from './support/browsers.ts';
import { isGate } from './support/scope.ts';

/** Where a server of this run listens: on any free port, so that two runs on one machine do not meet. It says which, below. */
const address = (variable: string): string => `http://localhost:${process.env[variable] ?? 0}`;
const QA_SPEC = '**/qa*.spec.ts';
/** Parts of the matrix by themselves, which choose their own widths. */
const MATRIX = '**/matrix/*.spec.ts';
/** What is the same at every width is proved at one. */
const ANY_WIDTH = [
  'access',
  'chatAlive',
  'chatListWays',
  'chunks',
  'crawl',
  'keys',
  'links',
  'logout',
  'pages',
  'payMethods',
  'payOnce',
  'security',
  'tabs',
  'takeOver',
  'update',
].map((name) => `**/${name}.spec.ts`);
/**
 * `E2E_SCOPE=gate` runs what the test command runs: one main path of each capability, and what only a browser shows. A test
 * says by its tag that it belongs there: at every width of its file, or at one of them. Everything else is of the matrix.
 */
const tagged = (width: 'desktop' | 'phone'): { grep?: RegExp } =>
  isGate ? { grep: new RegExp(`@gate(?:-${width})?(?![\\w-])`) } : {};
const STATIC_HOST = path.join(ROOT, 'tests/e2e/support/staticHost.ts');

const desktop = { viewport: { width: 1440, height: 900 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const gracefulShutdown = { signal: 'SIGTERM', timeout: 5_000 } as const;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../../test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 3,
  // A chance of the machine is told from a defect: what failed runs again at the end, alone and in a world of its own.
  retries: 2,
  retryStrategy: 'isolated',
  // Room for a machine three times slower than a developer's.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: address('APP_PORT'),
    locale: 'en-GB',
    timezoneId: 'Europe/Amsterdam',
    // Recording every test takes a quarter of the run.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    // Tests that are about movement ask for it; all others see the final picture at once.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: SHELL,
  },
  projects: [
    { name: 'desktop', use: desktop, testIgnore: [QA_SPEC, MATRIX], ...tagged('desktop') },
    { name: 'phone', use: phone, testIgnore: [QA_SPEC, MATRIX, ...ANY_WIDTH], ...tagged('phone') },
    {
      name: 'qa',
      use: { ...desktop, baseURL: address('QA_PORT') },
      testMatch: QA_SPEC,
      ...tagged('desktop'),
    },
    ...(isGate ? [] : [{ name: 'matrix', use: desktop, testMatch: MATRIX, retries: 1 }]),
  ],
  webServer: [
    {
      command: `"${NODE}" "${SERVER}" --port 0 --alive-with ${process.pid} --begin ${START}`,
      cwd: ROOT,
      wait: { stdout: /running at http:\/\/localhost:(?<app_port>\d+)/ },
      gracefulShutdown,
    },
    {
      // The build with the mock backend in the browser lies on a host that has files only.
      command: `"${NODE}" "${STATIC_HOST}" "${QA_BUILD}" ${process.pid}`,
      cwd: ROOT,
      wait: { stdout: /files are at http:\/\/localhost:(?<qa_port>\d+)/ },
      gracefulShutdown,
    },
  ],
});
