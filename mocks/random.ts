/** Seeded chance: the same seed always deals the same world. */

/** The generator's whole state; it is a plain number so that a snapshot can hold it. */
export interface RandomState {
  value: number;
}

export interface Random {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** True with the given likelihood, 0 to 1. */
  chance(likelihood: number): boolean;
  /** One element; throws on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** A new list in another order. */
  shuffle<T>(list: readonly T[]): T[];
  /** Shuffles a list as `shuffle` does, and gives as many of its first elements as are asked for: a few cost little. */
  deal<T>(list: readonly T[]): (count: number) => T[];
}

/**
 * Hashes text to an unsigned 32-bit number (FNV-1a).
 * @param text any text
 */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  // A last mix, so that texts that differ in one character end far apart.
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  return (value ^ (value >>> 13)) >>> 0;
}

/**
 * Hashes bytes to an unsigned 32-bit number (FNV-1a), to tell one file from another.
 * @param bytes any bytes
 */
export function hashBytes(bytes: Uint8Array): number {
  let value = 0x811c9dc5;
  for (const byte of bytes) value = Math.imul(value ^ byte, 0x01000193);
  return value >>> 0;
}

/**
 * A fixed share for a text: it looks random and never changes.
 * @param text what the share belongs to
 * @returns a number from 0 up to, not including, 1
 */
export const share = (text: string): number => hash(text) / 0x1_0000_0000;

/**
 * Takes an element by position, counting on from the start after the end.
 * @param list a list with at least one element
 * @param index any whole number of 0 or more
 */
export function cycle<T>(list: readonly T[], index: number): T {
  const element = list[index % list.length];
  if (element === undefined) throw new Error('Cannot take an element of an empty list');
  return element;
}

/**
 * A generator over a state that its owner keeps (mulberry32).
 * @param state changed by every draw
 */
export function createRandom(state: RandomState): Random {
  const next = () => {
    state.value = (state.value + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state.value ^ (state.value >>> 15), 1 | state.value);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const numbered = <T>(list: readonly T[]) => list.map((element) => ({ element, order: next() }));
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (likelihood) => next() < likelihood,
    pick: (list) => cycle(list, int(0, list.length - 1)),
    shuffle: (list) =>
      numbered(list)
        .sort((a, b) => a.order - b.order)
        .map(({ element }) => element),
    deal: (list) => {
      const left = numbered(list);
      return (count) => Array.from({ length: Math.min(count, left.length) }, () => takeFirst(left));
    },
  };
}

/** Takes the element of the lowest order out of a list that has one. */
function takeFirst<T>(left: { element: T; order: number }[]): T {
  const first = left.reduce((low, other) => (other.order < low.order ? other : low));
  left.splice(left.indexOf(first), 1);
  return first.element;
}
