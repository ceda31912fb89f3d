// What files of one worker share of a page: the classes of its elements, and what the browser says of itself.

type Described = Readonly<Record<PropertyKey, PropertyDescriptor>>;

const same = (before: PropertyDescriptor, now: PropertyDescriptor): boolean =>
  before.value === now.value && before.get === now.get && before.set === now.set;

/** React's note that it listens there already: it goes on listening, from file to file. */
const isListening = (key: PropertyKey): boolean => typeof key === 'string' && key.startsWith('_react');

/** Sets what stands on an object as it was described, and removes what has come since. */
function putBack(object: object, before: Described): void {
  const now: Described = Object.getOwnPropertyDescriptors(object);
  for (const key of Reflect.ownKeys(now))
    if (!Object.hasOwn(before, key) && !isListening(key)) Reflect.deleteProperty(object, key);
  for (const key of Reflect.ownKeys(before)) {
    const [was, is] = [before[key], now[key]];
    if (was && (!is || !same(was, is))) Object.defineProperty(object, key, was);
  }
}

/**
 * Remembers what stands on objects. A spy on the getter and one on the setter of the same property are restored in the order
 * in which they were made, and the second one brings the first back: neither a file's spies nor what it defines for good may
 * be found by the next file.
 * @param objects prototypes, and the one object of their kind that a page has
 * @returns puts all of it back
 */
export function rememberObjects(objects: readonly object[]): () => void {
  const kept = objects.map((object) => ({
    object,
    before: Object.getOwnPropertyDescriptors(object),
  }));
  return () => {
    for (const { object, before } of kept) putBack(object, before);
  };
}
