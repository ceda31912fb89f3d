// npm run test:full, the matrix: everything of the gate, and every browser test there is. With `-- browser` only these, and
// what follows is passed on: `npm run test:full -- browser --project=phone tests/e2e/shop.spec.ts`.
import { CODE_CHECKS, TRACEABILITY } from './check.ts';
import { runSteps, type Step } from './run/steps.ts';
import {
  BROWSER,
  browserTests,
  BUDGETS,
  BUILDS,
  clearReports,
  conclude,
  UNIT_TESTS,
} from './run/testSteps.ts';

/** Each part can be run by itself; a step goes on after another one's failure. */
const PARTS: Readonly<Record<string, (args: readonly string[]) => readonly Step[]>> = {
  checks: () => [...CODE_CHECKS, TRACEABILITY],
  unit: () => [UNIT_TESTS],
  browser: (args) => [BROWSER, ...BUILDS, browserTests('all', args)],
};

const [part, ...args] = process.argv.slice(2);
const chosen = part === undefined ? undefined : PARTS[part];
if (part !== undefined && chosen === undefined) {
  console.error(`No part is called "${part}". Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 1;
} else {
  clearReports();
  const everything = [
    BROWSER,
    ...CODE_CHECKS,
    TRACEABILITY,
    UNIT_TESTS,
    ...BUILDS,
    BUDGETS,
    browserTests('all'),
  ];
  const results = await runSteps(chosen?.(args) ?? everything);
  process.exitCode = conclude(results, {
    passed: 'Everything passes.',
    failed: 'Next: read the first failed step above; its part can be run by itself.',
  });
}
