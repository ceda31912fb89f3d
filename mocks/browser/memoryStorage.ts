/** A storage of worlds in memory, for tests: it counts what is written. */
import type { StoredFile } from '../tables';
import type { Change, Kept, WorldStorage } from './keeper';

export interface MemoryStorage extends WorldStorage {
  /** What is kept, null for nothing. */
  kept(): Kept | null;
  /** Characters of each save, the newest last. */
  written: number[];
}

const merged = <T>(old: ReadonlyMap<string, T>, gone: readonly string[], fresh: ReadonlyMap<string, T>) => {
  const all = new Map(old);
  for (const name of gone) all.delete(name);
  for (const [name, value] of fresh) all.set(name, value);
  return all;
};

export function createMemoryStorage(): MemoryStorage {
  let kept: Kept | null = null;
  const written: number[] = [];
  return {
    kept: () => kept,
    written,
    load: () => Promise.resolve(kept),
    save: ({ anew, parts, gone, files, goneFiles }: Change, known) => {
      if ((kept?.version ?? 0) !== known) return Promise.resolve(false);
      const old: Kept =
        kept && !anew
          ? kept
          : { version: known, parts: new Map<string, string>(), files: new Map<string, StoredFile>() };
      written.push([...parts.values()].reduce((sum, text) => sum + text.length, 0));
      kept = {
        version: known + 1,
        parts: merged(old.parts, gone, parts),
        files: merged(old.files, goneFiles, files),
      };
      return Promise.resolve(true);
    },
  };
}
