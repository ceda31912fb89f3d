// What the end of a whole run says of its failed tests.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { countVitest, failuresOfVitest } from '../../scripts/run/results.ts';

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
