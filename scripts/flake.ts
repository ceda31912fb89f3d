// npm run flake -- --runs 5 --load 2: the gate's browser tests again and again, each with one try and with busy processes beside
// them, and at its end which tests failed and how often. What follows `--` is passed on to Playwright, for example a file.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runBrowserTests } from './e2e.ts';
import { buildMissing } from './run/builds.ts';
import { NODE, ROOT } from './run/command.ts';
import { failuresOfPlaywright, type FailedTest } from './run/results.ts';
import { runSteps } from './run/steps.ts';

const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, load: { type: 'string', default: '2' } },
  allowPositionals: true,
});
const runs = Number(values.runs);
const REPORTS = path.join(ROOT, 'build/reports/flake');

/** Processes that do nothing, as fast as they can. */
function keepBusy(count: number): readonly ChildProcess[] {
  return Array.from({ length: count }, () => spawn(NODE, ['--eval', 'for (;;);'], { stdio: 'ignore' }));
}

function table(failed: readonly FailedTest[]): string {
  const byTest = [...Map.groupBy(failed, ({ test }) => test)].toSorted(([, a], [, b]) => b.length - a.length);
  return byTest
    .map(([test, times]) => `  ${times.length} of ${runs}  ${test}\n          ${times[0]?.error ?? ''}`)
    .join('\n');
}

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const built = await buildMissing();
const busy = keepBusy(Number(values.load));
const reports = Array.from({ length: runs }, (_, index) => path.join(REPORTS, `${index + 1}.json`));
const results = await runSteps(
  built === 0
    ? reports.map((report, index) => ({
        name: `Run ${index + 1} of ${runs}, beside ${values.load} busy processes`,
        alone: true,
        work: () => runBrowserTests({ scope: 'gate', args: ['--retries=0', ...positionals], report }),
      }))
    : [],
);
for (const loop of busy) loop.kill();

const failed = reports.flatMap(failuresOfPlaywright);
const isClean = results.length > 0 && results.every(({ state }) => state === 'passed');
console.log(isClean ? `No test failed in ${runs} runs.` : `Failed, of ${runs} runs:\n${table(failed)}`);
process.exitCode = isClean ? 0 : 1;
