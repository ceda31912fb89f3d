// Reads how many tests passed and failed from the reports that the test runners write.
import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
});
const VitestFailures = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          failureMessages: v.nullish(v.array(v.string())),
        }),
      ),
    }),
  ),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
});

function readJson(file: string): unknown {
  const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return parsed;
}

/** A run that leaves no report did not get as far as a test: that is one failure. */
const NO_REPORT: Count = { passed: 0, failed: 1 };

/** Counts of a vitest JSON report. A file that could not be loaded holds no test, so it counts as a failure of its own. */
export function countVitest(file: string): Count {
  if (!existsSync(file)) return NO_REPORT;
  const report = v.parse(VitestReport, readJson(file));
  const failed =
    report.numFailedTests === 0 && report.numFailedTestSuites > 0
      ? report.numFailedTestSuites
      : report.numFailedTests;
  return { passed: report.numPassedTests, failed };
}

/** As much of a failure as tells what went wrong. */
const FAILURE_LINES = 12;

/**
 * The failed tests of a vitest JSON report, for the end of a long run, where the runner's own words are far above.
 * @returns file, name and the first lines of each failure; none when there is no report
 */
export function failuresOfVitest(file: string): string[] {
  if (!existsSync(file)) return [];
  const { testResults } = v.parse(VitestFailures, readJson(file));
  return testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === 'failed');
    // A file that could not be loaded holds no test, only a reason.
    if (failed.length === 0) return message === '' ? [] : [told(name, '', message)];
    return failed.map((test) => told(name, test.fullName, (test.failureMessages ?? []).join('\n')));
  });
}

function told(file: string, test: string, message: string): string {
  const lines = message.split('\n').slice(0, FAILURE_LINES);
  return [`${file} ${test}`.trim(), ...lines.map((line) => `    ${line}`)].join('\n');
}

/** Counts of a Playwright JSON report. A test that needed a second try counts as failed. */
export function countPlaywright(file: string): Count {
  if (!existsSync(file)) return NO_REPORT;
  const { stats, errors } = v.parse(PlaywrightReport, readJson(file));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

/** Adds counts up. */
export function total(counts: readonly Count[]): Count {
  return counts.reduce(
    (sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }),
    {
      passed: 0,
      failed: 0,
    },
  );
}
