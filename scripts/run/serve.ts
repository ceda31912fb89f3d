// Keeps the built server running for as long as the command that started it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { SERVER } from './builds.ts';
import { NODE, ROOT } from './command.ts';

/**
 * Runs the server until it ends or is stopped. npm and the shell between them do not pass a signal on, so the
 * server is also stopped when the process above this one is gone; a port must not stay taken by nobody.
 * @returns the server's exit code
 */
export async function serveUntilStopped(args: readonly string[]): Promise<number> {
  const child = spawn(NODE, [SERVER, '--alive-with', String(process.ppid), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.once('SIGTERM', () => void child.kill('SIGTERM'));
  // Ctrl+C reaches the server by itself; this process waits for it to end.
  process.on('SIGINT', () => undefined);
  await once(child, 'exit');
  return child.exitCode ?? 0;
}
