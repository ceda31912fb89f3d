// The steps that the gate and the matrix share: unit tests, builds, budgets and the browser.
import path from 'node:path';
import { ensureShell } from '../browser.ts';
import { CODE_CHECKS, TRACEABILITY } from '../check.ts';
import { runBrowserTests, type BrowserRun } from '../e2e.ts';
import { buildApplication, buildQa, buildServer } from './builds.ts';
import { ROOT, runScript, runTool } from './command.ts';
import { say } from './output.ts';
import type { Report, Step } from './step.ts';

export const REPORTS = path.join(ROOT, 'build/reports');

const BUILD = 'Build the application';
const SERVER = 'Build the server and the mock backend';
const QA = 'Build for a static host, with the mock backend in the browser';

/** Before everything else: an installation that fails late has cost the whole run. */
export const BROWSER: Step = {
  name: 'A browser',
  share: 60,
  work: async () => {
    try {
      say(await ensureShell());
      return 0;
    } catch (error) {
      say(error instanceof Error ? error.message : error);
      return 1;
    }
  },
};

const reportOf = (runner: Report['runner'], name: string): Report => ({
  runner,
  file: path.join(REPORTS, `${name}.json`),
});

interface TestRun {
  /** Of the file below {@link REPORTS} that tells how the tests went, without its ending. */
  readonly report: string;
  /** Passed on to the runner. */
  readonly args?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly share?: number;
}

/** The unit tests, jsdom journeys and house rules. */
export function unitTests(name: string, { report, args = [], environment = {}, share }: TestRun): Step {
  const told = reportOf('vitest', report);
  const reporters = ['--reporter=minimal', '--reporter=json', `--outputFile.json=${told.file}`];
  return {
    name,
    alone: true,
    report: told,
    work: () => runTool('vitest/vitest.mjs', ['run', ...reporters, ...args], { environment }),
    ...(share !== undefined && { share }),
  };
}

export const BUILDS: readonly Step[] = [
  { name: BUILD, work: buildApplication, share: 60 },
  { name: SERVER, work: buildServer, share: 10 },
  { name: QA, work: buildQa, share: 60 },
];

export const BUDGETS: Step = {
  name: 'Budgets',
  work: () => runScript('budgets.ts'),
  needs: [BUILD],
  share: 20,
};

/** Tests in a real browser, against the builds. */
export function browserTests(
  name: string,
  { report, share, ...how }: TestRun & Pick<BrowserRun, 'scope'>,
): Step {
  const told = reportOf('playwright', report);
  return {
    name,
    alone: true,
    report: told,
    work: () => runBrowserTests({ ...how, report: told.file }),
    needs: [BROWSER.name, BUILD, SERVER, QA],
    ...(share !== undefined && { share }),
  };
}

export const GATE: readonly Step[] = [
  BROWSER,
  ...CODE_CHECKS,
  TRACEABILITY,
  unitTests('Unit tests, journeys and house rules', { report: 'unit', share: 180 }),
  ...BUILDS,
  BUDGETS,
  browserTests('Journeys in a real browser', { report: 'browser', scope: 'gate', share: 240 }),
];
