// npm test, the gate: checks, unit tests and journeys, the build, its budgets, and the main paths in a real browser; then the count.
import { CODE_CHECKS, TRACEABILITY } from './check.ts';
import { runSteps } from './run/steps.ts';
import {
  BROWSER,
  browserTests,
  BUDGETS,
  BUILDS,
  clearReports,
  conclude,
  UNIT_TESTS,
} from './run/testSteps.ts';

clearReports();
const results = await runSteps([
  BROWSER,
  ...CODE_CHECKS,
  TRACEABILITY,
  UNIT_TESTS,
  ...BUILDS,
  BUDGETS,
  browserTests('gate'),
]);
process.exitCode = conclude(results, {
  passed:
    'Everything passes. Next: npm start shows the application, npm run test:full runs every browser test, npm run audit measures, npm run screens takes pictures.',
  failed:
    'Next: read the first failed step above. npm run check, npm run test:unit and npm run test:e2e run the parts one by one.',
});
