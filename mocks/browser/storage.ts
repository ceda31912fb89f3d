/** Keeps the browser's world in IndexedDB, part by part, so that it survives reloads, stopped workers and the night. */
import * as v from 'valibot';
import type { StoredFile } from '../tables';
import type { Change, Kept, WorldStorage } from './keeper';

/** Raised whenever the rows change shape: a world of another shape is forgotten. */
const SHAPE = 7;
const DATABASE = 'mock-backend';
/** Of the layout of the stores. */
const LAYOUT = 1;
const PARTS = 'parts';
const FILES = 'files';
const FACTS = 'facts';
const STORES = [PARTS, FILES, FACTS];

const factsSchema = v.object({ shape: v.literal(SHAPE), version: v.number() });
const fileSchema = v.custom<StoredFile>(
  (value) =>
    typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array,
);

const result = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB failed')));
  });

const done = (transaction: IDBTransaction): Promise<void> =>
  new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    for (const failure of ['abort', 'error'])
      transaction.addEventListener(failure, () => reject(transaction.error ?? new Error('IndexedDB failed')));
  });

async function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, LAYOUT);
  opening.addEventListener('upgradeneeded', () => {
    const { result: database } = opening;
    // A copy: the list of names grows shorter as they go.
    for (const name of Array.from(database.objectStoreNames)) database.deleteObjectStore(name);
    for (const name of STORES) database.createObjectStore(name);
  });
  const database = await result(opening);
  // A newer worker may want another layout.
  database.addEventListener('versionchange', () => database.close());
  return database;
}

async function entries<Schema extends v.GenericSchema>(
  store: IDBObjectStore,
  schema: Schema,
): Promise<Map<string, v.InferOutput<Schema>>> {
  const [keys, values] = await Promise.all([result(store.getAllKeys()), result<unknown[]>(store.getAll())]);
  return new Map(keys.map((key, place) => [v.parse(v.string(), key), v.parse(schema, values[place])]));
}

async function load(): Promise<Kept | null> {
  const database = await open();
  try {
    const transaction = database.transaction(STORES, 'readonly');
    const store = (name: string) => transaction.objectStore(name);
    const [facts, parts, files] = await Promise.all([
      result<unknown>(store(FACTS).get(FACTS)),
      entries(store(PARTS), v.string()),
      entries(store(FILES), fileSchema),
    ]);
    const known = v.safeParse(factsSchema, facts);
    return known.success ? { version: known.output.version, parts, files } : null;
  } finally {
    database.close();
  }
}

function write(transaction: IDBTransaction, { anew, parts, gone, files, goneFiles }: Change): void {
  const [partStore, fileStore] = [transaction.objectStore(PARTS), transaction.objectStore(FILES)];
  if (anew) {
    partStore.clear();
    fileStore.clear();
  }
  for (const name of gone) partStore.delete(name);
  for (const name of goneFiles) fileStore.delete(name);
  for (const [name, text] of parts) partStore.put(text, name);
  for (const [name, file] of files) fileStore.put(file, name);
}

async function save(change: Change, known: number): Promise<boolean> {
  const database = await open();
  try {
    const transaction = database.transaction(STORES, 'readwrite');
    const ended = done(transaction);
    const facts = transaction.objectStore(FACTS);
    const found = v.safeParse(factsSchema, await result<unknown>(facts.get(FACTS)));
    if ((found.success ? found.output.version : 0) !== known) return false;
    write(transaction, change);
    facts.put({ shape: SHAPE, version: known + 1 }, FACTS);
    await ended;
    return true;
  } finally {
    database.close();
  }
}

/** The storage of this browser. One in private mode may have none: the world then lives as long as its worker. */
export const browserStorage: WorldStorage = {
  load: () => load().catch(() => null),
  save: async (change, known) => {
    try {
      return await save(change, known);
    } catch (error) {
      console.warn('The world of the mock could not be kept.', error);
      return true;
    }
  },
};
