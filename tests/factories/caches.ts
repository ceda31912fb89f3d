/** The browser's caches, as far as a note needs them: by name, each with what was put in by address. */

interface Note {
  text: () => Promise<string>;
}

/** Stands in for `caches`; a test stubs the global with it. */
export function createCaches() {
  const kept = new Map<string, Map<string, Note>>();
  return {
    open: (name: string) => {
      const cache = kept.get(name) ?? new Map<string, Note>();
      kept.set(name, cache);
      return Promise.resolve({
        put: async (address: string, response: Response) => {
          const text = await response.text();
          cache.set(address, { text: () => Promise.resolve(text) });
        },
      });
    },
    match: (address: string, { cacheName }: { cacheName: string }) =>
      Promise.resolve(kept.get(cacheName)?.get(address)),
    keys: () => Promise.resolve([...kept.keys()]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  };
}
