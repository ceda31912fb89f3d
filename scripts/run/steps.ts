// A list of named steps: two beside each other where they leave room, a line for each when it ends, and what a failed one printed.
import { performance } from 'node:perf_hooks';
import { keepOutput, say } from './output.ts';
import type { Step, StepResult } from './step.ts';
import { print, showProgress, tell } from './stepLines.ts';

/** Steps at a time; two cores are the smallest machine. */
const BESIDE = 2;

async function runStep(step: Step): Promise<StepResult> {
  const started = performance.now();
  const { value, output } = await keepOutput(async () => {
    try {
      return await step.work();
    } catch (error) {
      say(error instanceof Error ? (error.stack ?? error.message) : error);
      return 1;
    }
  });
  return {
    name: step.name,
    state: value === 0 ? 'passed' : 'failed',
    seconds: (performance.now() - started) / 1000,
    ...(step.share !== undefined && { share: step.share }),
    ...(step.report !== undefined && { report: step.report }),
    output,
  };
}

/** The steps of one run: which wait, which are under way, how the others went. */
class Run {
  readonly #steps: readonly Step[];
  readonly #waiting: Set<Step>;
  readonly #running = new Map<Step, Promise<void>>();
  readonly #results = new Map<string, StepResult>();

  constructor(steps: readonly Step[]) {
    this.#steps = steps;
    this.#waiting = new Set(steps);
  }

  async toEnd(): Promise<readonly StepResult[]> {
    const hideProgress = showProgress(() => [...this.#running.keys()].map(({ name }) => name));
    this.#startNext();
    while (this.#running.size > 0) {
      await Promise.race(this.#running.values());
      this.#startNext();
    }
    hideProgress();
    return this.#steps.flatMap(({ name }) => this.#results.get(name) ?? []);
  }

  /** Starts what can start; what comes later does not overtake a step that needs the machine for itself. */
  #startNext(): void {
    for (const step of this.#waiting) {
      const state = this.#stateOfNeeds(step);
      if (state === 'open') continue;
      if (state === 'failed') this.#end(step, { name: step.name, state: 'skipped', seconds: 0, output: '' });
      else if (this.#hasRoomFor(step)) this.#start(step);
      else return;
    }
  }

  #stateOfNeeds({ needs = [] }: Step): 'passed' | 'failed' | 'open' {
    const others = needs.filter((name) => this.#results.get(name)?.state !== 'passed');
    if (others.length === 0) return 'passed';
    const isAhead = (name: string): boolean =>
      !this.#results.has(name) && this.#steps.some((step) => step.name === name);
    return others.every(isAhead) ? 'open' : 'failed';
  }

  #hasRoomFor(step: Step): boolean {
    if (this.#running.size === 0) return true;
    const isAnyAlone = [step, ...this.#running.keys()].some(({ alone }) => alone === true);
    return !isAnyAlone && this.#running.size < BESIDE;
  }

  #start(step: Step): void {
    this.#waiting.delete(step);
    this.#running.set(
      step,
      runStep(step).then((result) => this.#end(step, result)),
    );
  }

  #end(step: Step, result: StepResult): void {
    this.#waiting.delete(step);
    this.#running.delete(step);
    this.#results.set(result.name, result);
    print(tell(result));
  }
}

/**
 * Runs the steps in their order, two beside each other where neither needs the machine for itself, and carries on after a
 * failure. Each says in one line how it went; one that failed shows what it printed.
 */
export function runSteps(steps: readonly Step[]): Promise<readonly StepResult[]> {
  return new Run(steps).toEnd();
}
