/** One call after a burst of calls. */

/** A debounced function: calls wait, `flush` runs the waiting one now, `cancel` drops it. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  flush: () => void;
  cancel: () => void;
}

/**
 * Delays a function until its calls pause; the last arguments win.
 * @param run what to call
 * @param delayMs the pause, milliseconds
 */
export function debounce<Args extends unknown[]>(
  run: (...args: Args) => void,
  delayMs: number,
): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: Args | undefined;
  const cancel = () => {
    clearTimeout(timer);
    waiting = undefined;
  };
  const flush = () => {
    const args = waiting;
    cancel();
    if (args) run(...args);
  };
  const call = (...args: Args) => {
    clearTimeout(timer);
    waiting = args;
    timer = setTimeout(flush, delayMs);
  };
  return Object.assign(call, { flush, cancel });
}
