// @vitest-environment node
// The parts of the matrix, and what is told of them.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LOCALES } from '@/config/locales';
import { PARTS } from '../../scripts/matrix/parts.ts';
import { tell } from '../../scripts/matrix/report.ts';
import type { Step, StepResult } from '../../scripts/run/step.ts';

const namesOf = (part: string, args: readonly string[] = []): string[] =>
  (PARTS[part]?.steps(args) ?? []).map(({ name }) => name);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'matrix-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the parts', () => {
  it('walk all languages, or those asked for', () => {
    const walks = (args?: readonly string[]) =>
      namesOf('walk', args).filter((name) => name.startsWith('Every page'));
    expect(walks()).toHaveLength(LOCALES.length);
    expect(walks(['--lang', 'de,pl', '--theme', 'dark'])).toEqual([
      'Every page in every state, de',
      'Every page in every state, pl',
    ]);
  });

  it('try one day again, or one order, or one engine', () => {
    expect(namesOf('days').length).toBeGreaterThan(5);
    expect(namesOf('days', ['2028-02-29'])).toEqual(['The leap day, Europe/Amsterdam']);
    expect(namesOf('order', ['7'])).toEqual(['Test files in order 7']);
    expect(namesOf('engines', ['webkit']).at(-1)).toBe('A visit in WebKit');
  });

  it('need no step that they do not bring along', () => {
    for (const part of Object.keys(PARTS)) {
      const steps = PARTS[part]?.steps([]) ?? [];
      const brought = new Set(steps.map(({ name }) => name));
      expect(brought.size, `names of ${part} are their own`).toBe(steps.length);
      for (const { needs = [] } of steps) expect(needs.filter((name) => !brought.has(name))).toEqual([]);
    }
  });
});

describe('the table', () => {
  it('has a line a part, and the file tells what failed', () => {
    const lines: string[] = [];
    vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)));
    const report = path.join(folder, 'unit.json');
    writeFileSync(
      report,
      JSON.stringify({
        numPassedTests: 41,
        numFailedTests: 1,
        numFailedTestSuites: 1,
        testResults: [
          {
            name: 'a.test.ts',
            assertionResults: [{ fullName: 'grows', status: 'failed', failureMessages: ['It shrank.'] }],
          },
        ],
      }),
    );
    const work = () => Promise.resolve(0);
    const build: Step = { name: 'Build', work };
    const unit: Step = { name: 'Unit', work, report: { runner: 'vitest', file: report } };
    const results: StepResult[] = [
      { name: 'Build', state: 'passed', seconds: 30, output: '' },
      { name: 'Unit', state: 'failed', seconds: 90, output: '', report: { runner: 'vitest', file: report } },
    ];
    const file = path.join(folder, 'matrix.json');
    tell(
      [
        { name: 'builds', steps: [build] },
        { name: 'unit', steps: [build, unit] },
      ],
      results,
      file,
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^✓ builds +0 +0 +0\.5$/),
        expect.stringMatching(/^✗ unit +41 +1 +2\.0$/),
      ]),
    );
    const told: unknown = JSON.parse(readFileSync(file, 'utf8'));
    expect(told).toMatchObject({
      parts: [
        { name: 'builds', isPassed: true },
        {
          name: 'unit',
          isPassed: false,
          passed: 41,
          failed: 1,
          steps: [{}, { name: 'Unit', state: 'failed', failures: ['a.test.ts grows\n    It shrank.'] }],
        },
      ],
    });
  });
});
