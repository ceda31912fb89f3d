// What the end of a whole run says of its failed tests.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  countOfReport,
  countPlaywright,
  countStep,
  countVitest,
  durationsOfPlaywright,
  durationsOfReport,
  durationsOfVitest,
  failuresOfPlaywright,
  failuresOfReport,
  failuresOfVitest,
  slowest,
  unsteadyOfPlaywright,
  unsteadyOfReport,
} from '../../scripts/run/results.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'results-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function report(content: object): string {
  const file = path.join(folder, 'unit.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

describe('the report of the unit tests', () => {
  it('names each failed test with the first lines of its failure', () => {
    const file = report({
      numPassedTests: 1,
      numFailedTests: 1,
      numFailedTestSuites: 1,
      testResults: [
        {
          name: 'src/a.test.ts',
          message: '',
          assertionResults: [
            { fullName: 'a list keeps its order', status: 'passed', failureMessages: [] },
            {
              fullName: 'a list grows',
              status: 'failed',
              failureMessages: [Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')],
            },
          ],
        },
      ],
    });
    expect(countVitest(file)).toEqual({ passed: 1, failed: 1 });
    const [failure = '', ...others] = failuresOfVitest(file);
    expect(others).toEqual([]);
    expect(failure.split('\n')).toHaveLength(13);
    expect(failure).toMatch(/^src\/a\.test\.ts a list grows\n {4}line 0\n/);
  });

  it('names a file that could not be loaded with its reason', () => {
    const file = report({
      numPassedTests: 0,
      numFailedTests: 0,
      numFailedTestSuites: 1,
      testResults: [{ name: 'src/b.test.ts', message: 'Cannot find module', assertionResults: [] }],
    });
    expect(failuresOfVitest(file)).toEqual(['src/b.test.ts\n    Cannot find module']);
    expect(countVitest(file)).toEqual({ passed: 0, failed: 1 });
  });

  it('says nothing where no report was written', () => {
    const file = path.join(folder, 'none.json');
    expect(failuresOfVitest(file)).toEqual([]);
    expect(countVitest(file)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('the report of the browser tests', () => {
  const attempt = (status: string, message?: string) => ({
    status,
    errors: message === undefined ? [] : [{ message }],
  });
  const file = () =>
    report({
      stats: { expected: 3, unexpected: 1, flaky: 1 },
      errors: [],
      suites: [
        {
          specs: [],
          suites: [
            {
              specs: [
                {
                  title: 'a language is chosen',
                  file: 'shell.spec.ts',
                  tests: [
                    { projectName: 'desktop', status: 'expected', results: [attempt('passed')] },
                    {
                      projectName: 'phone',
                      status: 'flaky',
                      results: [
                        attempt('failed', '\u001B[31mread ECONNRESET\u001B[39m\n  at once'),
                        attempt('passed'),
                      ],
                    },
                    {
                      projectName: 'qa',
                      status: 'unexpected',
                      results: [attempt('timedOut', 'no answer'), attempt('failed', 'no answer')],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });

  it('counts a test that passed on a later try as passed, and names it with its first failure', () => {
    expect(countPlaywright(file())).toEqual({ passed: 4, failed: 1 });
    expect(unsteadyOfPlaywright(file())).toEqual([
      { test: '[phone] shell.spec.ts a language is chosen', tries: 2, error: 'read ECONNRESET' },
    ]);
  });

  it('names every test of which a try failed', () => {
    expect(failuresOfPlaywright(file()).map(({ test, error }) => [test, error])).toEqual([
      ['[phone] shell.spec.ts a language is chosen', 'read ECONNRESET'],
      ['[qa] shell.spec.ts a language is chosen', 'no answer'],
    ]);
  });

  it('is read by the same words as the other one', () => {
    const told = { runner: 'playwright', file: file() } as const;
    expect(countOfReport(told)).toEqual({ passed: 4, failed: 1 });
    expect(unsteadyOfReport(told).map(({ test }) => test)).toEqual([
      '[phone] shell.spec.ts a language is chosen',
    ]);
    expect(failuresOfReport(told)).toEqual(['[qa] shell.spec.ts a language is chosen\n    no answer']);
    expect(durationsOfReport(told)).toHaveLength(3);
    expect(unsteadyOfReport({ runner: 'vitest', file: 'none.json' })).toEqual([]);
  });

  it('has no unsteady test where no report was written, and one failure', () => {
    const none = path.join(folder, 'none.json');
    expect(unsteadyOfPlaywright(none)).toEqual([]);
    expect(countPlaywright(none)).toEqual({ passed: 0, failed: 1 });
  });
});

describe('a runner that ends with an error though no test failed', () => {
  it('has failed once', () => {
    expect(countStep({ passed: 9, failed: 0 }, 'failed')).toEqual({ passed: 9, failed: 1 });
    expect(countStep({ passed: 9, failed: 2 }, 'failed')).toEqual({ passed: 9, failed: 2 });
    expect(countStep({ passed: 9, failed: 0 }, 'passed')).toEqual({ passed: 9, failed: 0 });
  });
});

describe('the slowest tests', () => {
  it('are those of both reports, a test with all its tries', () => {
    const unit = durationsOfVitest(
      report({
        testResults: [
          {
            name: 'src/a.test.ts',
            assertionResults: [
              { fullName: 'is quick', status: 'passed', duration: 12 },
              { fullName: 'is slow', status: 'passed', duration: 4_000 },
            ],
          },
        ],
      }),
    );
    const browser = durationsOfPlaywright(
      report({
        stats: { expected: 0, unexpected: 0, flaky: 1 },
        errors: [],
        suites: [
          {
            specs: [
              {
                title: 'is tried twice',
                file: 'b.spec.ts',
                tests: [
                  {
                    projectName: 'phone',
                    status: 'flaky',
                    results: [
                      { status: 'failed', duration: 2_000 },
                      { status: 'passed', duration: 3_000 },
                    ],
                  },
                ],
              },
            ],
          },
        ],
      }),
    );
    expect(slowest([...unit, ...browser], 2)).toEqual([
      { test: '[phone] b.spec.ts is tried twice', seconds: 5 },
      { test: 'src/a.test.ts is slow', seconds: 4 },
    ]);
    expect(durationsOfVitest('none.json')).toEqual([]);
    expect(durationsOfPlaywright('none.json')).toEqual([]);
  });
});
