// The page's own thread before all else on the machine. A phone has processors to spare for the browser's drawing, network and
// tracing, and neither server nor auditor runs on it; here all of them share what there is, and the clock on the wall counts
// what the page waits for them as work of the page.
import { spawnSync } from 'node:child_process';

/** A thread of real time comes before every other one; the threads that it starts itself do not inherit that. */
const FIRST = ['chrt', '--reset-on-fork', '--rr', '10'] as const;

/** Whether this machine knows threads of real time, and lets us start one: Linux, as root. */
export function canServeFirst(): boolean {
  const [program, ...options] = FIRST;
  return spawnSync(program, [...options, 'true'], { stdio: 'ignore' }).status === 0;
}

/** Switches of the browser for it. Prepared processes would have been started without. */
export const SERVED_FIRST: readonly string[] = ['--no-zygote', `--renderer-cmd-prefix=${FIRST.join(' ')}`];
