// The steps that the gate and the matrix share: unit tests, builds, budgets and the browser, and what they count together.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureBrowser } from '../browser.ts';
import { CODE_CHECKS, TRACEABILITY } from '../check.ts';
import { runBrowserTests, type Scope } from '../e2e.ts';
import { buildApplication, buildQa, buildServer } from './builds.ts';
import { ROOT, runScript, runTool } from './command.ts';
import { say } from './output.ts';
import {
  countPlaywright,
  countStep,
  countVitest,
  durationsOfPlaywright,
  durationsOfVitest,
  failuresOfVitest,
  slowest,
  total,
  unsteadyOfPlaywright,
  type Count,
} from './results.ts';
import type { Step, StepResult } from './step.ts';

const REPORTS = path.join(ROOT, 'build/reports');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');
const UNSTEADY_REPORT = path.join(REPORTS, 'unsteady.json');

const UNIT = 'Unit tests, journeys and house rules';
const JOURNEYS = 'Journeys in a real browser';
const BUILD = 'Build the application';
const SERVER = 'Build the server and the mock backend';
const QA = 'Build for a static host, with the mock backend in the browser';

/** The matrix takes its time. */
const MATRIX_SHARE = 7_200;
/** So many tests are named, for whoever makes the run shorter. */
const NAMED = 10;

/** Before everything else: an installation that fails late has cost the whole run. */
const BROWSER: Step = {
  name: 'A browser',
  share: 60,
  work: async () => {
    try {
      say(await ensureBrowser());
      return 0;
    } catch (error) {
      say(error instanceof Error ? error.message : error);
      return 1;
    }
  },
};

const UNIT_TESTS: Step = {
  name: UNIT,
  share: 270,
  alone: true,
  work: () =>
    runTool('vitest/vitest.mjs', [
      'run',
      '--reporter=minimal',
      '--reporter=json',
      `--outputFile.json=${UNIT_REPORT}`,
    ]),
};

const BUILDS: readonly Step[] = [
  { name: BUILD, work: buildApplication, share: 60 },
  { name: SERVER, work: buildServer, share: 10 },
  { name: QA, work: buildQa, share: 60 },
];

const BUDGETS: Step = { name: 'Budgets', work: () => runScript('budgets.ts'), needs: [BUILD], share: 20 };

const browserTests = (scope: Scope, args: readonly string[]): Step => ({
  name: JOURNEYS,
  share: scope === 'gate' ? 240 : MATRIX_SHARE,
  alone: true,
  work: () => runBrowserTests(args, scope, BROWSER_REPORT),
  needs: [BROWSER.name, BUILD, SERVER, QA],
});

/** The gate and the matrix differ in their browser tests alone. */
export const wholeRun = (scope: Scope): readonly Step[] => [
  BROWSER,
  ...CODE_CHECKS,
  TRACEABILITY,
  UNIT_TESTS,
  ...BUILDS,
  BUDGETS,
  browserTests(scope, []),
];

/** Parts of the matrix that can be run by themselves. @param args passed on to Playwright */
export const PARTS: Readonly<Record<string, (args: readonly string[]) => readonly Step[]>> = {
  checks: () => [...CODE_CHECKS, TRACEABILITY],
  unit: () => [UNIT_TESTS],
  browser: (args) => [BROWSER, ...BUILDS, browserTests('all', args)],
};

/** Reports of an earlier run must not stand in for this one's. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

const COUNTED: Readonly<Record<string, () => Count>> = {
  [UNIT]: () => countVitest(UNIT_REPORT),
  [JOURNEYS]: () => countPlaywright(BROWSER_REPORT),
};

/** Steps that are no test runner count only where they failed, so that the last line never hides a failure. */
const countOf = ({ name, state }: StepResult): Count =>
  countStep(COUNTED[name]?.() ?? { passed: 0, failed: 0 }, state);

/**
 * Prints the slowest, the unsteady and the failed tests and, on a line of its own, the count.
 * @param next what to do now, after success and after failure
 * @returns the exit code
 */
export function conclude(
  results: readonly StepResult[],
  next: { readonly passed: string; readonly failed: string },
): number {
  const counts = total(results.map(countOf));
  const isClean = counts.failed === 0;
  const unsteady = unsteadyOfPlaywright(BROWSER_REPORT);
  writeFileSync(UNSTEADY_REPORT, `${JSON.stringify(unsteady, null, 2)}\n`);
  const durations = [...durationsOfVitest(UNIT_REPORT), ...durationsOfPlaywright(BROWSER_REPORT)];
  if (durations.length > 0) {
    console.log('\nThe slowest tests:');
    for (const { test, seconds } of slowest(durations, NAMED))
      console.log(`  ${seconds.toFixed(1).padStart(6)} s  ${test.replace(`${ROOT}/`, '')}`);
  }
  console.log('');
  if (unsteady.length > 0) {
    console.log(`Unsteady, to be mended or taken out of the gate: ${unsteady.length}`);
    for (const { test, tries, error } of unsteady)
      console.log(`  ${test}\n    passed on try ${tries}; first: ${error}`);
    console.log('');
  }
  for (const failure of failuresOfVitest(UNIT_REPORT)) console.log(`Failed: ${failure}\n`);
  const failed = results.filter(({ state }) => state === 'failed').map(({ name }) => name);
  if (failed.length > 0) console.log(`Failed steps: ${failed.join(', ')}.`);
  console.log(isClean ? next.passed : next.failed);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return isClean ? 0 : 1;
}
