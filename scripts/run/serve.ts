// Keeps the built server running for as long as the command that started it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SERVER } from './builds.ts';
import { NODE, ROOT } from './command.ts';

const PARENT_CHECK_MS = 500;

/**
 * Runs the server until it ends or is stopped. npm and the shell between them do not pass a signal on, so the
 * server is also stopped when the process above this one is gone; a port must not stay taken by nobody.
 * @returns the server's exit code
 */
export async function serveUntilStopped(args: readonly string[]): Promise<number> {
  const child = spawn(NODE, [SERVER, ...args], { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
  const stop = (): void => void child.kill('SIGTERM');
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent) stop();
  }, PARENT_CHECK_MS);
  process.once('SIGTERM', stop);
  // Ctrl+C reaches the server by itself; this process waits for it to end.
  process.on('SIGINT', () => undefined);
  await once(child, 'exit');
  clearInterval(watch);
  return child.exitCode ?? 0;
}
