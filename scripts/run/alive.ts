// A server of a command ends with that command, however that ends: a port must not stay taken by nobody.

const LOOK_MS = 500;

function isAlive(pid: number): boolean {
  try {
    // Signal 0 asks and does nothing.
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls back once another process is gone. Signals do not tell: a killed process passes none on, and neither do npm and the
 * shells in between.
 * @param pid the process this one is for
 */
export function whenGone(pid: number, onGone: () => void): void {
  const watch = setInterval(() => {
    if (isAlive(pid)) return;
    clearInterval(watch);
    onGone();
  }, LOOK_MS);
  watch.unref();
}
