/** Reloads the page when a part of it could not be loaded: once, at most once per 60 s (spec 4, 9). */
import { SESSION_KEYS } from '@/config/storageKeys';
import { mayReload } from '@/domain/chunkReload';
import { readText, writeText } from '@/lib/storage';

/** @returns true when a reload has really begun; never without a place to remember it, which would loop */
export function reloadOnce(now: number = Date.now()): boolean {
  // Without a network a reload brings nothing new, and takes what is being written.
  if (!navigator.onLine) return false;
  const stored = readText('session', SESSION_KEYS.chunkReloadedAt);
  const last = stored === null ? null : Number(stored);
  if (!mayReload(last, now)) return false;
  if (!writeText('session', SESSION_KEYS.chunkReloadedAt, String(now))) return false;
  window.location.reload();
  return true;
}

/** Listens for chunks that Vite could not preload. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    // Only a reload that has begun may swallow the error: the import would resolve to undefined otherwise.
    if (reloadOnce()) event.preventDefault();
  });
}
