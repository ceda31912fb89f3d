// Starts the built server for a script that measures, photographs or visits it, and stops it again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { SERVER } from './builds.ts';
import { NODE, ROOT } from './command.ts';

export interface RunningServer {
  /** For example `http://localhost:4373`. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 20_000;
const WELCOME = /running at (http:\/\/localhost:\d+)/;

/**
 * Starts the built server on any free port, so that two runs on one machine do not meet.
 * @throws Error when it ends at once or has not said its address within 20 s
 */
export async function startServer(): Promise<RunningServer> {
  const child = spawn(NODE, [SERVER, '--port', '0', '--alive-with', String(process.pid)], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const deadline = setTimeout(() => void stop(), START_TIMEOUT_MS);
  for await (const line of createInterface(child.stdout)) {
    const address = WELCOME.exec(line)?.[1];
    if (address === undefined) continue;
    clearTimeout(deadline);
    child.stdout.resume();
    return { address, stop };
  }
  clearTimeout(deadline);
  throw new Error(
    `The server ended before it said its address, or did not within ${START_TIMEOUT_MS / 1000} s.`,
  );
}
