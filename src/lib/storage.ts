/** Browser storage that never throws: it may be full, blocked by the browser, or missing. */
import { storageTrouble } from './storageTrouble';

export type StorageArea = 'local' | 'session';

function areaOf(area: StorageArea): Storage {
  return area === 'local' ? globalThis.localStorage : globalThis.sessionStorage;
}

/**
 * Reads a text.
 * @returns null when the key is unknown or storage is blocked
 */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return areaOf(area).getItem(key);
  } catch {
    return null;
  }
}

/**
 * Writes a text.
 * @returns false when nothing was stored: storage is full or blocked
 */
export function writeText(area: StorageArea, key: string, value: string): boolean {
  try {
    areaOf(area).setItem(key, value);
    return true;
  } catch {
    storageTrouble('refused', key);
    return false;
  }
}

/**
 * Removes a text.
 * @returns false when storage is blocked
 */
export function removeText(area: StorageArea, key: string): boolean {
  try {
    areaOf(area).removeItem(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lists the stored keys, for wiping what belongs to an account.
 * @returns an empty list when storage is blocked
 */
export function storedKeys(area: StorageArea): string[] {
  try {
    const storage = areaOf(area);
    return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
      (key) => key !== null,
    );
  } catch {
    return [];
  }
}
