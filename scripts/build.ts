// npm run build: the application with its prerendered pages, into dist; what goes along with a release, into build/release.
import { buildApplication } from './run/builds.ts';
import { runScript } from './run/command.ts';
import { runSteps } from './run/steps.ts';

const BUILD = 'Build the application';
const results = await runSteps([
  { name: BUILD, work: buildApplication },
  { name: 'Headers for nginx and a static host', needs: [BUILD], work: () => runScript('deploy.ts') },
  { name: 'List of the packages', needs: [BUILD], work: () => runScript('sbom.ts') },
]);
process.exitCode = results.every(({ state }) => state === 'passed') ? 0 : 1;
