/** What may tell of a message that is not seen at once: chosen in each browser, as what suits a desk may not suit a train. */
import { LOCAL_KEYS } from '@/config/storageKeys';
import { onReturn } from '@/lib/onReturn';
import { readText, removeText, writeText } from '@/lib/storage';

export type Signal = 'sound' | 'notice';

/** Both are on unless somebody has turned them off. */
const OFF_KEYS = { sound: LOCAL_KEYS.quiet, notice: LOCAL_KEYS.noNotices } as const;

/** Where storage is blocked, the choice holds for this page alone. */
const unstored = new Map<Signal, boolean>();
const followers = new Set<() => void>();

export const isSignalOn = (signal: Signal): boolean =>
  unstored.get(signal) ?? readText('local', OFF_KEYS[signal]) === null;

/** Keeps a choice in this browser; its other tabs follow. */
export function chooseSignal(signal: Signal, on: boolean): void {
  const key = OFF_KEYS[signal];
  const kept = on ? removeText('local', key) : writeText('local', key, '1');
  if (kept) unstored.delete(signal);
  else unstored.set(signal, on);
  followers.forEach((tell) => tell());
}

/** @returns a function that stops telling of changes, which another tab may make, too */
export function followSignals(tell: () => void): () => void {
  followers.add(tell);
  window.addEventListener('storage', tell);
  const stop = onReturn(tell);
  return () => {
    stop();
    followers.delete(tell);
    window.removeEventListener('storage', tell);
  };
}
