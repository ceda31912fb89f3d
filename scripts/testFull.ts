// npm run test:full, the matrix: everything of the gate, and every browser test there is. With `-- browser` only these, and
// what follows is passed on: `npm run test:full -- browser --project=phone tests/e2e/shop.spec.ts`.
import { runSteps } from './run/steps.ts';
import { clearReports, conclude, PARTS, wholeRun } from './run/testSteps.ts';

const [part, ...args] = process.argv.slice(2);
const steps = part === undefined ? wholeRun('all') : PARTS[part]?.(args);
if (steps === undefined) {
  console.error(`No part is called "${part}". Parts: ${Object.keys(PARTS).join(', ')}.`);
  process.exitCode = 1;
} else {
  clearReports();
  process.exitCode = conclude(await runSteps(steps), {
    passed: 'Everything passes.',
    failed: 'Next: read what the failed steps printed above; each part can be run by itself.',
  });
}
