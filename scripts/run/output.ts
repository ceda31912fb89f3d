// What the work of a step prints: shown at once where somebody runs one thing by itself, kept where many run beside each other.
import { AsyncLocalStorage } from 'node:async_hooks';

const keeper = new AsyncLocalStorage<string[]>();

/** Where a program's output is to go; undefined is the terminal itself. */
export const keptLines = (): string[] | undefined => keeper.getStore();

/**
 * Does some work and keeps what it and its programs print.
 * @returns what the work resolves to, and all it printed
 */
export async function keepOutput<T>(
  work: () => Promise<T>,
): Promise<{ readonly value: T; readonly output: string }> {
  const lines: string[] = [];
  const value = await keeper.run(lines, work);
  return { value, output: lines.join('') };
}

/** Prints a line where the work that says it prints. */
export function say(line: unknown): void {
  const lines = keptLines();
  if (lines) lines.push(`${String(line)}\n`);
  else console.log(line);
}
