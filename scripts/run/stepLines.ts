// What a person sees of the steps of a run: a line for each, what a failed one printed, and what is under way.
import { performance } from 'node:perf_hooks';
import type { StepResult } from './step.ts';

const MARKS = { passed: '✓', failed: '✗', skipped: '-' } as const;
const NAME_WIDTH = 62;
const INDENT = '      ';
/** Back to the start of the terminal's line, and nothing of it stays. */
const WIPE = '\r\u001B[K';

/** How long it took, and of what share. */
function took({ state, seconds, share }: StepResult): string {
  if (state === 'skipped') return 'skipped';
  const time = `${seconds.toFixed(1).padStart(6)} s`;
  if (share === undefined) return time;
  return seconds > share ? `${time}, over its share of ${share} s` : `${time} of ${share} s`;
}

/** The line of a step that has ended. */
export function lineOf(result: StepResult): string {
  return `  ${MARKS[result.state]} ${result.name.padEnd(NAME_WIDTH)} ${took(result)}`;
}

/** What there is to read of a step that has ended: its line, and below it what it printed where it failed. */
export function tell(result: StepResult): string {
  if (result.state !== 'failed') return lineOf(result);
  return `${lineOf(result)}\n\n${result.output.trimEnd().replaceAll(/^(?=.)/gm, INDENT)}\n`;
}

/** Prints what stays, over the line that says what is under way. */
export function print(text: string): void {
  console.log(`${process.stdout.isTTY ? WIPE : ''}${text}`);
}

/**
 * Says on a terminal what is under way, in a line that goes again; nothing where the output is kept.
 * @param names what is under way when it is asked
 * @returns ends it
 */
export function showProgress(names: () => readonly string[]): () => void {
  if (!process.stdout.isTTY) return () => undefined;
  const started = performance.now();
  const timer = setInterval(() => {
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    process.stdout.write(`${WIPE}  … ${names().join(', ')} (${seconds} s)`);
  }, 1_000);
  return () => {
    clearInterval(timer);
    process.stdout.write(WIPE);
  };
}
