/** What went wrong with the browser's storage: nobody else would know that something is not kept, or was not understood. */

/** `refused`: something could not be written. `unreadable`: something that was kept could not be understood, and counts as nothing. */
export type StorageTrouble = 'refused' | 'unreadable';
type Told = (trouble: StorageTrouble, key: string) => void;

let listener: Told | null = null;
/** What happened before anybody listened; each thing once. */
const early = new Map<string, Parameters<Told>>();

/** @param key of the storage */
export function storageTrouble(trouble: StorageTrouble, key: string): void {
  if (listener) listener(trouble, key);
  else early.set(`${trouble} ${key}`, [trouble, key]);
}

/** @param told is called for each, also for what happened before; it takes the place of one that listened */
export function onStorageTrouble(told: Told): void {
  listener = told;
  for (const trouble of early.values()) told(...trouble);
  early.clear();
}
