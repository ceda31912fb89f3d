/** Work that one tab of this browser does for all of them: by the browser's locks, which go when their tab goes. */

/**
 * Does the work, unless another tab is at it right now. Without locks every tab does it for itself.
 * @param name of the work, the same in all tabs
 * @returns false when another tab is at it
 * @throws what the work throws
 */
export function unlessAnotherTab(name: string, work: () => Promise<unknown>): Promise<boolean> {
  return holding(name, { ifAvailable: true }, work);
}

/**
 * Does the work once no other tab is at the same.
 * @param name of the work, the same in all tabs
 * @throws what the work throws
 */
export async function afterOtherTabs(name: string, work: () => Promise<unknown>): Promise<void> {
  await holding(name, {}, work);
}

async function holding(name: string, options: LockOptions, work: () => Promise<unknown>): Promise<boolean> {
  const locks = lockManager();
  let asked = false;
  const run = async (lock: Lock | null): Promise<boolean> => {
    asked = true;
    if (lock !== null) await work();
    return lock !== null;
  };
  try {
    if (locks) return await locks.request(name, options, run);
  } catch (error) {
    // What the work threw is the caller's; a browser that refuses locks has not begun it.
    if (asked) throw error;
  }
  await work();
  return true;
}

/** Absent on pages without a secure connection and in older browsers. */
const lockManager = (): LockManager | undefined =>
  'locks' in globalThis.navigator ? globalThis.navigator.locks : undefined;

/** @returns true where one tab can know that no other one is at some work, also when that one was closed */
export const hasTabLocks = (): boolean => lockManager() !== undefined;
