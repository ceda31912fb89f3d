// What the matrix says at its end: a line for each part, and the same as a file.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { countOf } from '../run/conclude.ts';
import { failuresOfReport, total } from '../run/results.ts';
import type { Step, StepResult } from '../run/step.ts';
import { REPORTS } from '../run/testSteps.ts';

interface PartSteps {
  readonly name: string;
  readonly steps: readonly Step[];
}

const stepOf = (result: StepResult) => ({
  name: result.name,
  state: result.state,
  seconds: Math.round(result.seconds),
  ...countOf(result),
  failures: result.report === undefined || result.state === 'skipped' ? [] : failuresOfReport(result.report),
});

function partOf({ name, steps }: PartSteps, results: readonly StepResult[]) {
  const own = results.filter((result) => steps.some((step) => step.name === result.name));
  return {
    name,
    isPassed: own.every(({ state }) => state === 'passed'),
    seconds: Math.round(own.reduce((sum, { seconds }) => sum + seconds, 0)),
    ...total(own.map(countOf)),
    steps: own.map(stepOf),
  };
}

/**
 * Prints a table of the parts, and writes the same with what failed. A step that several parts need counts in each.
 * @param file JSON, with its path
 */
export function tell(
  parts: readonly PartSteps[],
  results: readonly StepResult[],
  file = path.join(REPORTS, 'matrix.json'),
): void {
  const told = parts.map((part) => partOf(part, results));
  console.log('\n  part       passed  failed  minutes');
  for (const { name, isPassed, passed, failed, seconds } of told)
    console.log(
      `${isPassed ? '✓' : '✗'} ${name.padEnd(9)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${(seconds / 60).toFixed(1).padStart(8)}`,
    );
  writeFileSync(file, `${JSON.stringify({ seed: process.env['TEST_SEED'], parts: told }, null, 2)}\n`);
  console.log(`What failed, part by part: ${path.relative(process.cwd(), file)}`);
}
