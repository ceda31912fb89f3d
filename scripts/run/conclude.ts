// The end of a run of tests: what was slow, unsteady or failed, and on a line of its own the count.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './command.ts';
import {
  countOfReport,
  countStep,
  durationsOfReport,
  failuresOfReport,
  slowest,
  total,
  unsteadyOfReport,
  type Count,
} from './results.ts';
import type { StepResult } from './step.ts';
import { REPORTS } from './testSteps.ts';

const UNSTEADY_REPORT = path.join(REPORTS, 'unsteady.json');
/** So many tests are named, for whoever makes the run shorter. */
const NAMED = 10;
const NOTHING: Count = { passed: 0, failed: 0 };

/** Reports of an earlier run must not stand in for this one's. */
export function clearReports(): void {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
}

/** Steps that are no test runner count only where they failed, so that the last line never hides a failure. */
export const countOf = ({ report, state }: StepResult): Count =>
  countStep(report === undefined || state === 'skipped' ? NOTHING : countOfReport(report), state);

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
  const reports = results.flatMap(({ report, state }) => (state === 'skipped' ? [] : (report ?? [])));
  const unsteady = reports.flatMap(unsteadyOfReport);
  writeFileSync(UNSTEADY_REPORT, `${JSON.stringify(unsteady, null, 2)}\n`);
  const durations = reports.flatMap(durationsOfReport);
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
  for (const failure of reports.flatMap(failuresOfReport)) console.log(`Failed: ${failure}\n`);
  const failed = results.filter(({ state }) => state === 'failed').map(({ name }) => name);
  if (failed.length > 0) console.log(`Failed steps: ${failed.join(', ')}.`);
  console.log(isClean ? next.passed : next.failed);
  console.log(`${counts.passed} passed, ${counts.failed} failed`);
  return isClean ? 0 : 1;
}
