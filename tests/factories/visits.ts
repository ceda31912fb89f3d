/**
 * Several tabs of one browser in one process: what runs in a tab knows whose it is, and a tab that is closed stops where
 * it stands, as in a browser: its locks are free, and nothing that it began is finished, stored, sent or heard.
 */
import { AsyncLocalStorage } from 'node:async_hooks';

/** One visit of a page, from its opening to the moment it is closed. */
export interface Visit {
  isClosed: boolean;
}

const visits = new AsyncLocalStorage<Visit>();

/** Does something in a tab; whatever it sets going belongs to that tab. */
export const inVisit = <T>(visit: Visit, work: () => T): T => visits.run(visit, work);

/** @returns true when what runs now belongs to a tab that has been closed */
export const isGone = (): boolean => visits.getStore()?.isClosed === true;

/**
 * What a tab waits for comes only while the tab is there.
 * @returns a promise that is never settled once the tab of the caller is closed
 */
export function whileHere<T>(answer: Promise<T>): Promise<T> {
  const visit = visits.getStore();
  return new Promise((resolve, reject) => {
    answer.then(
      (value) => visit?.isClosed !== true && resolve(value),
      (error: unknown) => visit?.isClosed !== true && reject(error),
    );
  });
}

/** @returns a listener that is called in the tab that adds it, and in none once that is closed */
export function ofVisit(listener: (event: Event) => void): (event: Event) => void {
  const visit = visits.getStore();
  if (!visit) return listener;
  return (event) => {
    if (!visit.isClosed) visits.run(visit, () => listener(event));
  };
}

interface Waiting {
  visit: Visit | undefined;
  start: () => void;
}

/** @returns what `navigator.locks` is in a browser, and the way to free those of a closed tab */
export function createVisitLocks() {
  const queues = new Map<string, Waiting[]>();
  const leave = (name: string, one: Waiting): void => {
    const queue = queues.get(name) ?? [];
    const wasFirst = queue[0] === one;
    const rest = queue.filter((other) => other !== one);
    queues.set(name, rest);
    if (wasFirst) rest[0]?.start();
  };
  const request = async (
    name: string,
    options: LockOptions,
    granted: (lock: Lock | null) => Promise<unknown>,
  ): Promise<unknown> => {
    const queue = queues.get(name) ?? [];
    if (options.ifAvailable === true && queue.length > 0) return granted(null);
    const visit = visits.getStore();
    const turn = Promise.withResolvers<undefined>();
    const one = { visit, start: () => turn.resolve(undefined) };
    queues.set(name, [...queue, one]);
    if (queue.length === 0) one.start();
    await turn.promise;
    try {
      return await granted({ name, mode: 'exclusive' });
    } finally {
      leave(name, one);
    }
  };
  return {
    request,
    /** A tab is closed: whoever waits behind it is next. */
    free: (visit: Visit): void => {
      for (const [name, queue] of queues)
        for (const one of queue.filter((other) => other.visit === visit)) leave(name, one);
    },
  };
}
