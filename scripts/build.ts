// npm run build: the application with its prerendered pages, into dist.
import { buildApplication } from './run/builds.ts';
import { runSteps } from './run/steps.ts';

const results = await runSteps([{ name: 'Build the application', work: buildApplication }]);
process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1;
