/** The names of the store's latest actions, for testers: names only, as what an action carries may be personal. */
import type { StartAppListening } from '@/store/types';

const KEPT = 60;
let names: readonly string[] = [];
const readers = new Set<() => void>();

/** Notes every action of a store from now on. */
export function logActions(startListening: StartAppListening): void {
  startListening({
    predicate: () => true,
    effect: ({ type }) => {
      names = [type, ...names].slice(0, KEPT);
      for (const read of readers) read();
    },
  });
}

/** For React's `useSyncExternalStore`. */
export function subscribeToActions(read: () => void): () => void {
  readers.add(read);
  return () => readers.delete(read);
}

/** The newest first. */
export const actionNames = (): readonly string[] => names;
