// Runs another program, its output shown or kept, and tells how it ended.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { keptLines, say } from './output.ts';

/** The project's root folder, whatever the working directory is. */
export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The Node that runs this script, for child processes that must not fall back to another one. */
export const NODE = process.execPath;

/** What is kept is read in logs, where the codes of colours are noise. */
const PLAIN = { NO_COLOR: '1', FORCE_COLOR: undefined };

export interface CommandOptions {
  readonly environment?: Readonly<Record<string, string>>;
}

/** The path of a tool that a dependency brought along, to be started by {@link NODE}. */
export function tool(packagePath: string): string {
  return path.join(ROOT, 'node_modules', packagePath);
}

/**
 * Starts a program, shows what it prints (a step of a run keeps it) and waits for its end.
 * @returns its exit code; 1 when it could not be started or was stopped by a signal
 */
export function run(program: string, args: readonly string[], options: CommandOptions = {}): Promise<number> {
  const kept = keptLines();
  const output = kept ? 'pipe' : 'inherit';
  return new Promise((resolve) => {
    const child = spawn(program, [...args], {
      cwd: ROOT,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...(kept && PLAIN), ...options.environment },
    });
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => kept?.push(text));
    child.once('error', (error) => {
      say(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Runs a Node tool of a dependency, for example `runTool('vite/bin/vite.js', ['build'])`. */
export function runTool(
  packagePath: string,
  args: readonly string[],
  options?: CommandOptions,
): Promise<number> {
  return run(NODE, [tool(packagePath), ...args], options);
}

/** Runs one of the project's own scripts. */
export function runScript(
  name: string,
  args: readonly string[] = [],
  options?: CommandOptions,
): Promise<number> {
  return run(NODE, [path.join(ROOT, 'scripts', name), ...args], options);
}
