// The page's own thread before all else on the machine. A phone has processors to spare for the browser's drawing, network and
// tracing, and neither server nor auditor runs on it; here all of them share what there is, and the clock on the wall counts
// what the page waits for them as work of the page.
import { spawnSync } from 'node:child_process';

/** A thread of real time comes before every other one; the threads that it starts itself do not inherit that. */
const FIRST = ['chrt', '--reset-on-fork', '--rr', '10'];

/** Whether a command can be run here. */
const canRun = (program: string, options: readonly string[]): boolean =>
  spawnSync(program, options, { stdio: 'ignore' }).status === 0;

/**
 * @param works whether a command can be run: where the machine knows threads of real time, and lets us start one (Linux, root)
 * @returns switches of the browser for it; none where it cannot be had
 */
export function servedFirst(works: typeof canRun = canRun): readonly string[] {
  const [program = '', ...options] = FIRST;
  if (!works(program, [...options, 'true'])) return [];
  // Prepared processes would have been started without.
  return ['--no-zygote', `--renderer-cmd-prefix=${FIRST.join(' ')}`];
}

/** A page that was got ready beforehand begins to keep its trace late, and loses the start of what it then opens. */
export const NONE_READY = 'SpareRendererForSitePerProcess';
