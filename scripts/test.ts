// npm test: checks, unit tests and journeys, the build, its budgets, and the journeys in a real browser; then the count.
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { CODE_CHECKS, TRACEABILITY } from './check.ts';
import { runBrowserTests } from './e2e.ts';
import { buildApplication, buildQa, buildServer } from './run/builds.ts';
import { ROOT, runScript, runTool } from './run/command.ts';
import { countPlaywright, countVitest, failuresOfVitest, total, type Count } from './run/results.ts';
import { runSteps, summary, type Step } from './run/steps.ts';

const REPORTS = path.join(ROOT, 'build/reports');
const UNIT_REPORT = path.join(REPORTS, 'unit.json');
const BROWSER_REPORT = path.join(REPORTS, 'browser.json');

const UNIT = 'Unit tests, journeys and house rules';
const BROWSER = 'Journeys in a real browser';
const BUILD = 'Build the application';
const SERVER = 'Build the server and the mock backend';
const QA = 'Build for a static host, with the mock backend in the browser';

const STEPS: readonly Step[] = [
  ...CODE_CHECKS,
  TRACEABILITY,
  {
    name: UNIT,
    work: () =>
      runTool('vitest/vitest.mjs', [
        'run',
        '--reporter=default',
        '--reporter=json',
        `--outputFile.json=${UNIT_REPORT}`,
      ]),
  },
  { name: BUILD, work: buildApplication },
  { name: SERVER, work: buildServer },
  { name: QA, work: buildQa },
  { name: 'Budgets', work: () => runScript('budgets.ts'), needs: [BUILD] },
  { name: BROWSER, work: () => runBrowserTests([], BROWSER_REPORT), needs: [BUILD, SERVER, QA] },
];

rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });
const results = await runSteps(STEPS);

/** The steps that are no test runner count only where they failed, so that the last line never hides a failure. */
const others = results.filter((result) => result.name !== UNIT && result.name !== BROWSER);
const broken: Count = { passed: 0, failed: others.filter((result) => result.state !== 'passed').length };
const counts = total([countVitest(UNIT_REPORT), countPlaywright(BROWSER_REPORT), broken]);
const isClean = counts.failed === 0 && results.every((result) => result.state === 'passed');

for (const failure of failuresOfVitest(UNIT_REPORT)) console.log(`\nFailed: ${failure}`);
console.log(`\n${summary(results)}\n`);
console.log(
  isClean
    ? 'Everything passes. Next: npm start shows the application, npm run audit measures it, npm run screens takes its pictures.'
    : 'Next: read the first failed step above. npm run check, npm run test:unit and npm run test:e2e run the parts one by one.',
);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = isClean ? 0 : 1;
