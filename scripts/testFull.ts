// npm run test:full, the matrix: everything of the gate, and what takes too long to be run all the time. `-- list` names its
// parts, `-- <part>` runs one, and what follows is the part's own: `npm run test:full -- browser --project=phone shop.spec.ts`.
import { randomInt } from 'node:crypto';
import { PARTS } from './matrix/parts.ts';
import { tell } from './matrix/report.ts';
import { clearReports, conclude } from './run/conclude.ts';
import { runSteps } from './run/steps.ts';

const SEEDS = 2 ** 31;
process.env['TEST_SCOPE'] ??= 'matrix';
process.env['TEST_SEED'] ??= String(randomInt(SEEDS));

async function runParts(names: readonly string[], args: readonly string[]): Promise<number> {
  console.log(`Generated cases are of seed ${process.env['TEST_SEED']}; TEST_SEED tries it again.`);
  const parts = names.map((name) => ({ name, steps: PARTS[name]?.steps(args) ?? [] }));
  // Several parts need the builds.
  const steps = new Map(parts.flatMap((part) => part.steps.map((step) => [step.name, step])));
  clearReports();
  const results = await runSteps([...steps.values()]);
  const code = conclude(results, {
    passed: 'Everything passes.',
    failed: 'Next: read what the failed steps printed above; each part can be run by itself.',
  });
  tell(parts, results);
  return code;
}

const [part, ...args] = process.argv.slice(2);
const list = Object.entries(PARTS).map(([name, { about }]) => `  ${name.padEnd(9)} ${about}`);
if (part === 'list') {
  console.log(`npm run test:full -- <part>; without one, all of them:\n${list.join('\n')}`);
} else if (part !== undefined && PARTS[part] === undefined) {
  console.error(`No part is called "${part}". Parts:\n${list.join('\n')}`);
  process.exitCode = 1;
} else {
  process.exitCode = await runParts(part === undefined ? Object.keys(PARTS) : [part], args);
}
