// @vitest-environment node
// How a run goes through its steps, and what a person reads of it.
import { setTimeout as wait } from 'node:timers/promises';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NODE, run } from '../../scripts/run/command.ts';
import { say } from '../../scripts/run/output.ts';
import { lineOf } from '../../scripts/run/stepLines.ts';
import type { Step } from '../../scripts/run/step.ts';
import { runSteps } from '../../scripts/run/steps.ts';

const TURN_MS = 20;

let lines: string[];
beforeEach(() => {
  lines = [];
  vi.spyOn(console, 'log').mockImplementation((line: unknown) => void lines.push(String(line)));
});

/** A step that tells when it runs beside which others. */
function watched(): { step: (name: string, more?: Partial<Step>) => Step; beside: Map<string, string[]> } {
  const running = new Set<string>();
  const beside = new Map<string, string[]>();
  const step = (name: string, more: Partial<Step> = {}): Step => ({
    name,
    work: async () => {
      for (const other of running) beside.get(other)?.push(name);
      beside.set(name, [...running]);
      running.add(name);
      await wait(TURN_MS);
      running.delete(name);
      return 0;
    },
    ...more,
  });
  return { step, beside };
}

describe('the steps of a run', () => {
  it('go two beside each other, and one that needs the machine for itself goes alone', async () => {
    const { step, beside } = watched();
    const results = await runSteps([
      step('a'),
      step('b'),
      step('c'),
      step('heavy', { alone: true }),
      step('after'),
    ]);
    expect(results.map(({ name, state }) => `${name} ${state}`)).toEqual([
      'a passed',
      'b passed',
      'c passed',
      'heavy passed',
      'after passed',
    ]);
    expect(beside.get('heavy')).toEqual([]);
    expect(beside.get('after')).toEqual([]);
    expect(Math.max(...[...beside.values()].map((others) => new Set(others).size))).toBeGreaterThan(0);
    expect(beside.get('a')).toContain('b');
  });

  it('wait for what they need, and are left out where that failed', async () => {
    const order: string[] = [];
    const step = (name: string, code: number, needs: readonly string[] = []): Step => ({
      name,
      needs,
      work: () => Promise.resolve(order.push(name)).then(() => code),
    });
    const results = await runSteps([
      step('looks', 0, ['build']),
      step('build', 0),
      step('broken', 1),
      step('leans', 0, ['build', 'broken']),
      step('leans on that', 0, ['leans']),
    ]);
    expect(order).toEqual(['build', 'broken', 'looks']);
    expect(results.map(({ state }) => state)).toEqual(['passed', 'passed', 'failed', 'skipped', 'skipped']);
  });

  it('keep to themselves what they print, unless they fail', async () => {
    const print = (text: string, code: number) =>
      run(NODE, ['--eval', `console.log(${JSON.stringify(text)}); process.exitCode = ${code}`]);
    await runSteps([
      { name: 'good', work: () => print('all is well', 0) },
      {
        name: 'bad',
        work: () => {
          say('before');
          return print('line 7 is wrong', 3);
        },
      },
      { name: 'thrown', work: () => Promise.reject(new Error('no such file')) },
    ]);
    const text = lines.join('\n');
    expect(text).not.toContain('all is well');
    expect(text).toMatch(/✗ bad .*\n\n {6}before\n {6}line 7 is wrong\n/);
    expect(text).toMatch(/✗ thrown .*\n\n {6}Error: no such file\n/);
    expect(lines.filter((line) => line.startsWith('  ✓'))).toHaveLength(1);
  });

  it('say what took longer than its share', () => {
    const result = { name: 'Lint', state: 'passed', output: '' } as const;
    expect(lineOf({ ...result, seconds: 12.34, share: 40 })).toMatch(/✓ Lint +12\.3 s of 40 s$/);
    expect(lineOf({ ...result, seconds: 41, share: 40 })).toMatch(/ 41\.0 s, over its share of 40 s$/);
    expect(lineOf({ ...result, seconds: 2 })).toMatch(/ 2\.0 s$/);
    expect(lineOf({ ...result, state: 'skipped', seconds: 0 })).toMatch(/- Lint +skipped$/);
  });
});
