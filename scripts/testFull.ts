// npm run test:full, the matrix: everything of the gate, and every browser test there is. With `-- browser` only these, and
// what follows is passed on: `npm run test:full -- browser --project=phone tests/e2e/shop.spec.ts`.
import { randomInt } from 'node:crypto';
import { runSteps } from './run/steps.ts';
import { clearReports, conclude, PARTS, wholeRun } from './run/testSteps.ts';

// Every generated case there is, of another seed each time.
const SEEDS = 2 ** 31;
process.env['TEST_SCOPE'] ??= 'matrix';
process.env['TEST_SEED'] ??= String(randomInt(SEEDS));
console.log(`Generated cases are of seed ${process.env['TEST_SEED']}; TEST_SEED tries it again.`);

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
