// npm start: builds the application and the server, then serves both. `--no-build` serves what was built before, and builds
// only what is not there.
import { buildApplication, buildServed, buildServer } from './run/builds.ts';
import { serveUntilStopped } from './run/serve.ts';
import { runSteps } from './run/steps.ts';

const args = process.argv.slice(2);
const isServingOnly = args.includes('--no-build');

const results = await runSteps(
  isServingOnly
    ? [{ name: 'Build what is missing', work: buildServed }]
    : [
        { name: 'Build the application', work: buildApplication },
        { name: 'Build the server and the mock backend', work: buildServer },
      ],
);

if (results.some((result) => result.state !== 'passed')) {
  console.error('\nThe build failed; the messages above say why. Next: mend it and run npm start again.');
  process.exitCode = 1;
} else {
  process.exitCode = await serveUntilStopped(args.filter((arg) => arg !== '--no-build'));
}
