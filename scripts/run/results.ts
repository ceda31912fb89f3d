// Reads how many tests passed and failed from the reports that the test runners write.
import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import * as v from 'valibot';
import type { Report } from './step.ts';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

const VitestReport = v.object({
  numPassedTests: v.number(),
  numFailedTests: v.number(),
  numFailedTestSuites: v.number(),
});
const VitestTests = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          fullName: v.string(),
          status: v.string(),
          duration: v.nullish(v.number()),
          failureMessages: v.nullish(v.array(v.string())),
        }),
      ),
    }),
  ),
});
const Failures = v.optional(v.array(v.object({ message: v.optional(v.string(), '') })), []);
const Spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      projectName: v.string(),
      status: v.string(),
      results: v.array(
        v.object({ status: v.string(), duration: v.optional(v.number(), 0), errors: Failures }),
      ),
    }),
  ),
});
interface Suite {
  readonly specs: readonly v.InferOutput<typeof Spec>[];
  readonly suites: readonly Suite[];
}
const Suites: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.optional(v.array(Spec), []),
  suites: v.optional(v.array(v.lazy(() => Suites)), []),
});
const PlaywrightReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number() }),
  errors: v.array(v.unknown()),
  suites: v.array(Suites),
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
  const { testResults } = v.parse(VitestTests, readJson(file));
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

/** Counts of a Playwright JSON report. A test that passed on a later try has passed; {@link unsteadyOfPlaywright} names it. */
export function countPlaywright(file: string): Count {
  if (!existsSync(file)) return NO_REPORT;
  const { stats, errors } = v.parse(PlaywrightReport, readJson(file));
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected + errors.length };
}

/** A test of which a try failed. */
export interface FailedTest {
  /** Project, file and title. */
  readonly test: string;
  readonly tries: number;
  /** First line of its first failure. */
  readonly error: string;
}

/**
 * The tests of a Playwright JSON report that needed more than one try, to be mended or taken out of the gate.
 * @returns none when there is no report
 */
export const unsteadyOfPlaywright = (file: string): FailedTest[] => withStatus(file, ['flaky']);

/**
 * The tests of a Playwright JSON report of which any try failed.
 * @returns none when there is no report
 */
export const failuresOfPlaywright = (file: string): FailedTest[] => withStatus(file, ['flaky', 'unexpected']);

function withStatus(file: string, wanted: readonly string[]): FailedTest[] {
  if (!existsSync(file)) return [];
  const specs = v.parse(PlaywrightReport, readJson(file)).suites.flatMap(specsOf);
  return specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => wanted.includes(status))
      .map(({ projectName, results }) => ({
        test: `[${projectName}] ${spec.file} ${spec.title}`,
        tries: results.length,
        error: firstError(results),
      })),
  );
}

/** How long one test took. */
export interface Duration {
  readonly test: string;
  readonly seconds: number;
}

/** How long each test of a vitest JSON report took; none when there is no report. */
export function durationsOfVitest(file: string): Duration[] {
  if (!existsSync(file)) return [];
  const { testResults } = v.parse(VitestTests, readJson(file));
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      test: `${name} ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/** How long each test of a Playwright JSON report took, all its tries together; none when there is no report. */
export function durationsOfPlaywright(file: string): Duration[] {
  if (!existsSync(file)) return [];
  const specs = v.parse(PlaywrightReport, readJson(file)).suites.flatMap(specsOf);
  return specs.flatMap((spec) =>
    spec.tests.map(({ projectName, results }) => ({
      test: `[${projectName}] ${spec.file} ${spec.title}`,
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  );
}

/** The slowest, the slowest first. @param count how many at most */
export const slowest = (tests: readonly Duration[], count: number): readonly Duration[] =>
  tests.toSorted((a, b) => b.seconds - a.seconds).slice(0, count);

const specsOf = (suite: Suite): readonly v.InferOutput<typeof Spec>[] => [
  ...suite.specs,
  ...suite.suites.flatMap(specsOf),
];

function firstError(results: v.InferOutput<typeof Spec>['tests'][number]['results']): string {
  const message = results.flatMap(({ errors }) => errors)[0]?.message ?? '';
  return stripVTControlCharacters(message.split('\n')[0] ?? '');
}

/** What a runner says of its tests, whichever it was. */
export const countOfReport = ({ runner, file }: Report): Count =>
  runner === 'vitest' ? countVitest(file) : countPlaywright(file);
export const durationsOfReport = ({ runner, file }: Report): Duration[] =>
  runner === 'vitest' ? durationsOfVitest(file) : durationsOfPlaywright(file);
export const unsteadyOfReport = ({ runner, file }: Report): FailedTest[] =>
  runner === 'vitest' ? [] : unsteadyOfPlaywright(file);
/** The failed tests, each with as much as tells what went wrong. */
export const failuresOfReport = ({ runner, file }: Report): string[] =>
  runner === 'vitest'
    ? failuresOfVitest(file)
    : withStatus(file, ['unexpected']).map(({ test, error }) => `${test}\n    ${error}`);

/**
 * What a runner's step adds up to: a runner that ends with an error though no test failed (something was thrown between
 * the tests) has failed once.
 */
export function countStep(count: Count, state: 'passed' | 'failed' | 'skipped'): Count {
  return state === 'passed' || count.failed > 0 ? count : { ...count, failed: 1 };
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
