// A list of named steps with progress: which one runs, how long it took, and a table at the end.
import { performance } from 'node:perf_hooks';

export interface Step {
  readonly name: string;
  /** Does the work; resolves to the exit code, 0 for success. */
  readonly work: () => Promise<number>;
  /** Names of steps without whose success this one makes no sense. */
  readonly needs?: readonly string[];
}

export interface StepResult {
  readonly name: string;
  readonly state: 'passed' | 'failed' | 'skipped';
  readonly seconds: number;
}

async function runStep(step: Step, done: readonly StepResult[]): Promise<StepResult> {
  const blocked = (step.needs ?? []).some(
    (name) => done.find((result) => result.name === name)?.state !== 'passed',
  );
  if (blocked) return { name: step.name, state: 'skipped', seconds: 0 };
  const started = performance.now();
  const code = await step.work();
  return {
    name: step.name,
    state: code === 0 ? 'passed' : 'failed',
    seconds: (performance.now() - started) / 1000,
  };
}

/** Runs the steps one after another, carrying on after a failure, and says how each one went. */
export async function runSteps(steps: readonly Step[]): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  for (const [index, step] of steps.entries()) {
    console.log(`\n[${index + 1}/${steps.length}] ${step.name}`);
    const result = await runStep(step, results);
    results.push(result);
    console.log(
      `[${index + 1}/${steps.length}] ${step.name}: ${result.state} (${result.seconds.toFixed(1)} s)`,
    );
  }
  return results;
}

/** The results as lines of a table. */
export function summary(results: readonly StepResult[]): string {
  const width = Math.max(...results.map((result) => result.name.length));
  return results
    .map(
      (result) =>
        `  ${result.name.padEnd(width)}  ${result.state.padEnd(7)} ${result.seconds.toFixed(1).padStart(6)} s`,
    )
    .join('\n');
}
