/** How many parts of a page are on their way, for the progress bar. Outside the store: it changes while React renders. */
import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  pending += by;
  // Lazy parts are asked for during rendering, where nothing may change at once.
  queueMicrotask(() => listeners.forEach((listener) => listener()));
}

/** Counts a promise until it is settled. @returns the same promise */
export function trackPending<T>(promise: Promise<T>): Promise<T> {
  change(1);
  const settle = (): void => change(-1);
  promise.then(settle, settle);
  return promise;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns true while any part is on its way */
export function usePending(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
}
