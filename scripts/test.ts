// npm test, the gate: checks, unit tests and journeys, the build, its budgets, and the main paths in a real browser; then the count.
import { clearReports, conclude } from './run/conclude.ts';
import { runSteps } from './run/steps.ts';
import { GATE } from './run/testSteps.ts';

clearReports();
process.exitCode = conclude(await runSteps(GATE), {
  passed:
    'Everything passes. Next: npm start shows the application, npm run test:full runs every browser test, npm run audit measures, npm run screens takes pictures.',
  failed:
    'Next: read what the failed steps printed above. npm run check, npm run test:unit and npm run test:e2e run the parts one by one.',
});
