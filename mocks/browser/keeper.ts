/**
 * The one owner of the browser's world: it lives in the worker, for all tabs. A worker may be stopped at any moment that it is not at work,
 * and a newer one may take its place: what was kept then is the world, and nothing of it is done twice.
 */
import { createDb } from '../db';
import type { Db, StoredFile } from '../tables';
import { partsOf, worldOf, type Parts } from './worldParts';

/** What is different from what was kept. */
export interface Change {
  /** Nothing of what was kept is of use. */
  anew: boolean;
  parts: Parts;
  gone: string[];
  files: Map<string, StoredFile>;
  goneFiles: string[];
}

export interface Kept {
  version: number;
  parts: Parts;
  files: Map<string, StoredFile>;
}

/** Where the world is kept: see storage.ts. */
export interface WorldStorage {
  /** Null when nothing is kept, or nothing that can be read. */
  load(): Promise<Kept | null>;
  /**
   * Keeps a change, all of it or nothing.
   * @param known the version that it was made from
   * @returns false when somebody else has kept a newer one meanwhile: then nothing is changed
   */
  save(change: Change, known: number): Promise<boolean>;
}

export interface Surroundings {
  storage: WorldStorage;
  /** Lets one worker at a time work: the next one waits. */
  alone: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves a moment later: what happens until then is kept with the same stroke. */
  pause: () => Promise<void>;
  /** A new world. */
  make?: () => Db;
}

export interface Keeper {
  /** The world, as it was left. */
  open(): Promise<Db>;
  /** Keeps what has happened, soon. Resolves when it is kept: until then the worker must not be stopped. */
  keep(): Promise<void>;
}

function changeFrom(before: Kept | null, db: Db, parts: Parts): Change {
  const [oldParts, oldFiles] = [
    before?.parts ?? new Map<string, string>(),
    before?.files ?? new Map<string, StoredFile>(),
  ];
  return {
    anew: before === null,
    parts: new Map([...parts].filter(([name, text]) => oldParts.get(name) !== text)),
    gone: [...oldParts.keys()].filter((name) => !parts.has(name)),
    // A file is never written twice: another one has another name.
    files: new Map([...db.files].filter(([name]) => !oldFiles.has(name))),
    goneFiles: [...oldFiles.keys()].filter((name) => !db.files.has(name)),
  };
}

/** Whoever asks has no cookie that a worker could read: the world remembers whose the browser is. */
function asOnlyBrowser(db: Db): Db {
  db.jar.enabled = true;
  return db;
}

function readKept(kept: Kept): Db | null {
  try {
    return worldOf(kept.parts, kept.files);
  } catch (error) {
    console.warn('The world that was kept cannot be read, so a new one begins.', error);
    return null;
  }
}

/** Makes the owner of a world. */
export function createKeeper({ storage, alone, pause, make = () => createDb() }: Surroundings): Keeper {
  let opened: Promise<Db> | null = null;
  let kept: Kept | null = null;
  let keeping: Promise<void> | null = null;

  const load = async (): Promise<Db> => {
    const found = await storage.load();
    const db = found && readKept(found);
    kept = db && found;
    return asOnlyBrowser(db ?? make());
  };

  const save = async (db: Db): Promise<void> => {
    const parts = partsOf(db);
    const files = new Map(db.files);
    const version = kept?.version ?? 0;
    if (await storage.save(changeFrom(kept, db, parts), version)) {
      kept = { version: version + 1, parts, files };
      return;
    }
    // A newer worker has gone on from what this one had kept: its world is the one.
    opened = null;
  };

  const open = (): Promise<Db> => (opened ??= alone(load));
  return {
    open,
    keep: () => {
      // Held from the first change on: a newer worker opens the world when this one has kept its own.
      keeping ??= alone(async () => {
        await pause();
        keeping = null;
        if (opened) await save(await opened);
      });
      return keeping;
    },
  };
}
