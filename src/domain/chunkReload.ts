/** A part of the program that a newer release has removed: one reload cures it, a loop of reloads would not (spec 4). */
import { CHUNK_RELOAD_GUARD_MS } from '@/config/limits';

/** What Chromium, Firefox, Safari and the bundler's preload say when a module cannot be fetched. */
const CHUNK_ERRORS =
  /dynamically imported module|importing a module script failed|unable to preload css|valid javascript mime type|loading (?:css )?chunk|failed to load module script/iu;

/**
 * Says whether the page may reload itself: at most once in 60 s.
 * @param lastReloadAt when it last did, epoch ms; null if never
 * @param now epoch ms by the device's own clock, the one that wrote `lastReloadAt`
 */
export function mayReload(lastReloadAt: number | null, now: number): boolean {
  // The distance both ways: a clock that was set back must not block the cure for hours.
  return lastReloadAt === null || Math.abs(now - lastReloadAt) >= CHUNK_RELOAD_GUARD_MS;
}

/**
 * Says whether a failure is a part of the program that could not be loaded.
 * @param error whatever was thrown
 */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || CHUNK_ERRORS.test(error.message);
}
