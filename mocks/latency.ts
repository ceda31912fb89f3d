/** Waiting, as a slow network makes one wait. */

/**
 * Waits.
 * @param milliseconds how long
 * @param signal ends the wait at once, for a client that went away
 */
export function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve();
      return;
    }
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, milliseconds);
    signal.addEventListener('abort', end);
  });
}
