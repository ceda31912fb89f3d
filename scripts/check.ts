// npm run check: everything that can be said about the code without running it, plus the rules of the house.
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT, runScript, runTool } from './run/command.ts';
import type { Step } from './run/step.ts';
import { runSteps } from './run/steps.ts';

const WORKER_PROJECTS = ['src/sw/tsconfig.json', 'mocks/sw/tsconfig.json'].filter((file) =>
  existsSync(path.join(ROOT, file)),
);

/** Type check, lint, format and dead code. */
export const CODE_CHECKS: readonly Step[] = [
  { name: 'Types', share: 40, work: () => runTool('typescript/bin/tsc', ['--noEmit', '--singleThreaded']) },
  ...WORKER_PROJECTS.map((file) => ({
    name: `Types of ${path.dirname(file)}`,
    share: 10,
    work: () => runTool('typescript/bin/tsc', ['--noEmit', '--project', file]),
  })),
  {
    name: 'Lint',
    share: 40,
    work: () =>
      runTool('oxlint/bin/oxlint', ['--type-aware', '--deny-warnings', '--report-unused-disable-directives']),
  },
  { name: 'Format', share: 10, work: () => runTool('oxfmt/bin/oxfmt', ['--check', '.']) },
  {
    name: 'Text outside the translations',
    share: 20,
    work: () =>
      runTool('i18next-cli/dist/esm/cli.js', ['--config', 'scripts/i18next.config.ts', 'lint', '--quiet']),
  },
  {
    name: 'Dead code',
    share: 20,
    work: () => runTool('knip/bin/knip.js', ['--config', 'scripts/knip.jsonc', '--no-progress']),
  },
];

/** What was written a second time, instead of being shared. It takes as long as all other checks, so the gate goes without. */
export const TWICE: Step = {
  name: 'Written twice',
  share: 30,
  work: () => runTool('jscpd/bin/jscpd', ['--config', 'scripts/jscpd.json', 'src', 'mocks', 'scripts']),
};

/** The page that says which test proves which requirement is true. */
export const TRACEABILITY: Step = {
  name: 'Traceability',
  share: 10,
  work: () => runScript('trace.ts', ['--check']),
};

const houseRules: Step = {
  name: 'House rules and translations',
  work: () => runTool('vitest/vitest.mjs', ['run', 'tests/architecture']),
};

if (import.meta.main) {
  const results = await runSteps([...CODE_CHECKS, TRACEABILITY, TWICE, houseRules]);
  const isClean = results.every((result) => result.state === 'passed');
  console.log(
    isClean
      ? 'All checks pass. Next: npm test runs the tests too.'
      : 'Next: npm run format mends the format; the messages above name the rest.',
  );
  process.exitCode = isClean ? 0 : 1;
}
