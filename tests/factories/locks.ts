/** The browser's locks, as far as tabs in tests need them: all tabs of a test share them. */

type Granted = (lock: Lock | null) => Promise<unknown>;

/** @returns what `navigator.locks` is in a browser; who waits comes first come, first served */
export function createLocks() {
  const held = new Map<string, Promise<unknown>>();
  const closers = new Map<string, () => void>();
  const request = async (name: string, options: LockOptions, granted: Granted): Promise<unknown> => {
    if (options.ifAvailable && held.has(name)) return granted(null);
    const before = held.get(name) ?? Promise.resolve();
    const work = before
      .catch(() => undefined)
      .then(() => {
        const closed = Promise.withResolvers<undefined>();
        closers.set(name, () => closed.resolve(undefined));
        return Promise.race([granted({ name, mode: 'exclusive' }), closed.promise]);
      });
    held.set(name, work);
    try {
      return await work;
    } finally {
      if (held.get(name) === work) held.delete(name);
    }
  };
  return {
    request,
    isHeld: (name: string) => held.has(name),
    /** The tab that holds a lock is closed: the next one gets it. */
    closeHolder: (name: string) => closers.get(name)?.(),
  };
}
