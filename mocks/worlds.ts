/** Isolated worlds by name: each has its own database, clock, faults and settings. */
import { createDb } from './db';
import type { Db } from './tables';

export const WORLD_COOKIE = 'mock_world';
export const DEFAULT_WORLD = 'default';
const KEPT_WORLDS = 30;

export interface Worlds {
  /** The world of this name; it is made at first use. */
  get(name: string): Db;
}

/**
 * A register of worlds that forgets the least recently used one when there are too many.
 * @param make makes a new world
 * @param limit how many worlds are kept besides the default one
 */
export function createWorlds(make: () => Db = () => createDb(), limit: number = KEPT_WORLDS): Worlds {
  const worlds = new Map<string, Db>();
  return {
    get(name) {
      const world = worlds.get(name) ?? make();
      // A Map keeps the order of insertion, so the least recently used world comes first.
      worlds.delete(name);
      worlds.set(name, world);
      const oldest = [...worlds.keys()].find((key) => key !== DEFAULT_WORLD);
      if (worlds.size > limit + 1 && oldest !== undefined) worlds.delete(oldest);
      return world;
    },
  };
}
