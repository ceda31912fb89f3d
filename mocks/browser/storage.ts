/** Keeps the browser's world in IndexedDB, so that it survives a reload. */
import * as v from 'valibot';
import type { Db } from '../tables';

/** Raised whenever the rows change shape: a world of another shape is forgotten. */
const SHAPE = 1;
const DATABASE = 'mock-world';
const STORE = 'worlds';
const KEY = 'default';

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

/** The world as it was left; null when there is none or it cannot be read. */
export async function loadWorld(): Promise<Db | null> {
  try {
    const saved = v.safeParse(savedSchema, await result<unknown>((await store('readonly')).get(KEY)));
    return saved.success ? saved.output.db : null;
  } catch {
    // A browser in private mode may have no storage: the world then lives as long as the page.
    return null;
  }
}

/** Keeps a world; failure is ignored for the same reason. */
export async function saveWorld(db: Db): Promise<void> {
  try {
    await result((await store('readwrite')).put({ shape: SHAPE, db }, KEY));
  } catch {
    // See loadWorld.
  }
}
