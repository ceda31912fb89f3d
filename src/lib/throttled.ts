/** Calls that come too often. */

/**
 * Lets through what comes at least a while after the last, and always the last of all.
 * @param ms the while, milliseconds
 * @param tell hears how much of how much is done
 */
export function throttledProgress(
  ms: number,
  tell: (done: number, total: number) => void,
): (done: number, total: number) => void {
  let told = 0;
  return (done, total) => {
    const now = Date.now();
    if (now - told < ms && done < total) return;
    told = now;
    tell(done, total);
  };
}
