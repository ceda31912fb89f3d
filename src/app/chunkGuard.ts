/** Reloads the page when a part of it could not be loaded: once, at most once per 60 s (spec 4, 9), and under nobody's hands. */
import { SESSION_KEYS } from '@/config/storageKeys';
import { isChunkError, mayReload } from '@/domain/chunkReload';
import { readText, writeText } from '@/lib/storage';
import { takeNewVersion } from './newVersion';
import { isWriting, watchWriting } from './writing';

/** The reload that is under way; somebody may wait for what it brings. */
let reload: { isAwaited: boolean } | null = null;
let isMissing = false;
let tell: (() => void) | null = null;

/**
 * @param isAwaited nothing on the page matters more than the part: it is the page itself
 * @returns true when a reload has begun; never without a place to remember it, which would loop
 */
export function reloadOnce(isAwaited: boolean, now: number = Date.now()): boolean {
  // Without a network a reload brings nothing new, and takes what is being written.
  if (!navigator.onLine) return false;
  if (reload) {
    reload.isAwaited ||= isAwaited;
    return true;
  }
  if (!isAwaited && isWriting()) return offer(isAwaited);
  const last = Number.parseFloat(readText('session', SESSION_KEYS.chunkReloadedAt) ?? '');
  if (!mayReload(Number.isNaN(last) ? null : last, now)) return offer(isAwaited);
  if (!writeText('session', SESSION_KEYS.chunkReloadedAt, String(now))) return offer(isAwaited);
  reload = { isAwaited };
  void finish(reload);
  return true;
}

async function finish(begun: { isAwaited: boolean }): Promise<void> {
  await takeNewVersion();
  if (begun.isAwaited || !isWriting()) {
    window.location.reload();
    return;
  }
  reload = null;
  offer(false);
}

/** A page that does not come says so itself. */
function offer(isAwaited: boolean): false {
  isMissing = !isAwaited;
  if (isMissing) tell?.();
  return false;
}

/**
 * @param told called when a part is missing and the page is not reloaded by itself; at once, if that has happened
 */
export function onPartMissing(told: () => void): void {
  tell = told;
  if (isMissing) told();
}

/**
 * Keeps a page waiting while a reload that will bring it is under way; an error page would only flash.
 * @param error why the part could not be loaded
 * @throws the same error when no reload cures it
 */
export async function awaitReload(error: unknown): Promise<never> {
  if (!isChunkError(error) || !reloadOnce(true)) throw error;
  return new Promise<never>(() => undefined);
}

/** Listens for parts that did not come. The error goes on to whoever asked: swallowed, it would be a part without content. */
export function watchChunks(): void {
  watchWriting();
  window.addEventListener('vite:preloadError', () => reloadOnce(false));
}
