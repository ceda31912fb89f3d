/** Reloads the page when a part of it could not be loaded: once, at most once per 60 s (spec 4, 9). */
import { SESSION_KEYS } from '@/config/storageKeys';
import { isChunkError, mayReload } from '@/domain/chunkReload';
import { readText, writeText } from '@/lib/storage';

/** True from the moment a reload has begun until it has replaced this page. */
let reloading = false;

/** @returns true when a reload has really begun; never without a place to remember it, which would loop */
export function reloadOnce(now: number = Date.now()): boolean {
  // Without a network a reload brings nothing new, and takes what is being written.
  if (!navigator.onLine) return false;
  const stored = readText('session', SESSION_KEYS.chunkReloadedAt);
  const last = stored === null ? null : Number(stored);
  if (!mayReload(last, now)) return false;
  if (!writeText('session', SESSION_KEYS.chunkReloadedAt, String(now))) return false;
  reloading = true;
  window.location.reload();
  return true;
}

/**
 * Keeps a part of the page waiting while a reload that will bring it is under way; an error page would only flash.
 * @param error why the part could not be loaded
 * @throws the same error when no reload cures it
 */
export async function awaitReload(error: unknown): Promise<never> {
  if (!reloading || !isChunkError(error)) throw error;
  return new Promise<never>(() => undefined);
}

/** Listens for chunks that Vite could not preload. The error goes on to whoever asked: swallowed, it would be a part without content. */
export function watchChunks(): void {
  window.addEventListener('vite:preloadError', () => reloadOnce());
}
