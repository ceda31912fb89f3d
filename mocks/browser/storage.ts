/** Keeps the browser's world in IndexedDB, so that it survives a reload and is the same in all tabs. */
import * as v from 'valibot';
import type { Db } from '../tables';

/** Raised whenever the rows change shape: a world of another shape is forgotten. */
const SHAPE = 4;
const DATABASE = 'mock-world';
const STORE = 'worlds';
const KEY = 'default';
/** Counts how often the world was kept: a tab sees by it that another one was quicker. */
const VERSION = 'version';

const savedSchema = v.object({
  shape: v.literal(SHAPE),
  db: v.custom<Db>((value) => typeof value === 'object' && value !== null && 'members' in value),
});

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(STORE));
  return (await result(opening)).transaction(STORE, mode).objectStore(STORE);
}

const versionIn = async (worlds: IDBObjectStore): Promise<number> => {
  const version = await result<unknown>(worlds.get(VERSION));
  return typeof version === 'number' ? version : 0;
};

/** How often the world was kept; 0 where nothing is, or can be. */
export async function worldVersion(): Promise<number> {
  try {
    return await versionIn(await store('readonly'));
  } catch {
    // A browser in private mode may have no storage: the world then lives as long as the page.
    return 0;
  }
}

/** The world as it was left; null when there is none or it cannot be read. */
export async function loadWorld(): Promise<{ db: Db; version: number } | null> {
  try {
    const worlds = await store('readonly');
    const saved = v.safeParse(savedSchema, await result<unknown>(worlds.get(KEY)));
    return saved.success ? { db: saved.output.db, version: await versionIn(worlds) } : null;
  } catch {
    // See worldVersion.
    return null;
  }
}

/**
 * Keeps a world; failure is ignored for the same reason.
 * @param known the version that it was made from; null keeps it whatever another tab has kept
 * @returns its version; null when another tab's world is newer, and this one was not kept
 */
export async function saveWorld(db: Db, known: number | null): Promise<number | null> {
  try {
    const worlds = await store('readwrite');
    const version = await versionIn(worlds);
    if (known !== null && version !== known) return null;
    await result(worlds.put({ shape: SHAPE, db }, KEY));
    await result(worlds.put(version + 1, VERSION));
    return version + 1;
  } catch {
    // See worldVersion.
    return known ?? 0;
  }
}
