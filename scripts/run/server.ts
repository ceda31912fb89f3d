// Starts the built server for a script that measures or photographs it, and stops it again.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { SERVER } from './builds.ts';
import { NODE, ROOT } from './command.ts';

export interface RunningServer {
  /** For example `http://localhost:4373`. */
  readonly address: string;
  readonly stop: () => Promise<void>;
}

const START_TIMEOUT_MS = 20_000;

async function isAnswering(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

/**
 * Starts the built server.
 * @throws Error when it does not answer within 20 s or ends at once (the port may be taken)
 */
export async function startServer(port: number): Promise<RunningServer> {
  const child = spawn(NODE, [SERVER, '--port', String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const address = `http://localhost:${port}`;
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at once. Is port ${port} in use?`);
    if (await isAnswering(address)) return { address, stop };
    await wait(100);
  }
  await stop();
  throw new Error(`The server did not answer at ${address} within ${START_TIMEOUT_MS / 1000} s.`);
}
