/** A small IndexedDB in memory: stores with keys given from outside, requests that answer later, transactions that complete or abort. */

class Answer<T> extends EventTarget {
  result: T | undefined;
  readonly error = null;
  answer(result: T): this {
    this.result = result;
    setTimeout(() => this.dispatchEvent(new Event('success')));
    return this;
  }
}

type Stores = Map<string, Map<string, unknown>>;

/** Completes when nothing was asked of it for a moment, as the browser's do. */
class Transaction extends EventTarget {
  readonly error = null;
  readonly #stores: Stores;
  #waiting = 0;

  constructor(stores: Stores) {
    super();
    this.#stores = stores;
  }

  objectStore(name: string) {
    const rows = this.#stores.get(name);
    if (!rows) throw new DOMException(`No store ${name}`, 'NotFoundError');
    const ask = <T>(result: T): Answer<T> => {
      this.#waiting += 1;
      const answer = new Answer<T>().answer(result);
      answer.addEventListener('success', () => {
        // After whoever waits for it has had a chance to ask for more.
        setTimeout(() => {
          this.#waiting -= 1;
          if (this.#waiting === 0) this.dispatchEvent(new Event('complete'));
        });
      });
      return answer;
    };
    return {
      get: (key: string) => ask(structuredClone(rows.get(key))),
      getAll: () => ask([...rows.values()].map((row) => structuredClone(row))),
      getAllKeys: () => ask([...rows.keys()]),
      put: (row: unknown, key: string) => ask(rows.set(key, structuredClone(row)) && key),
      delete: (key: string) => ask(rows.delete(key)),
      clear: () => ask(rows.clear()),
    };
  }
}

/** Databases by name; what `open` gives is the part of IndexedDB that the mock uses. */
export function createIndexedDb() {
  const databases = new Map<string, { layout: number; stores: Stores }>();
  return {
    open(name: string, layout: number) {
      const kept = databases.get(name) ?? { layout: 0, stores: new Map() };
      databases.set(name, kept);
      const database = Object.assign(new EventTarget(), {
        objectStoreNames: [...kept.stores.keys()],
        createObjectStore: (store: string) => kept.stores.set(store, new Map()),
        deleteObjectStore: (store: string) => kept.stores.delete(store),
        transaction: () => new Transaction(kept.stores),
        close: () => undefined,
      });
      const opening = new Answer<typeof database>();
      opening.result = database;
      setTimeout(() => {
        if (kept.layout < layout) opening.dispatchEvent(new Event('upgradeneeded'));
        kept.layout = layout;
        opening.dispatchEvent(new Event('success'));
      });
      return opening;
    },
    /** Rows of a store. */
    rows: (name: string, store: string) => databases.get(name)?.stores.get(store),
  };
}
