/** What is known of the permission to ask the browser for a position, and how events change it (spec 3). */

/** `unknown`: the browser can tell positions, but not beforehand whether it may. */
export type GeolocationPermission = 'unsupported' | 'unknown' | 'prompt' | 'granted' | 'denied';
/** How asking for a position ended; `undecided` when the browser's question was closed without an answer. */
export type PositionOutcome = 'found' | 'denied' | 'undecided' | 'unavailable' | 'timeout';

/**
 * The permission when a page opens, and whenever the browser says that it changed.
 * @param supported the browser can tell positions at all
 * @param queried what the browser says of the permission; null when it cannot say
 */
export function permissionFrom(supported: boolean, queried: PermissionState | null): GeolocationPermission {
  if (!supported) return 'unsupported';
  return queried ?? 'unknown';
}

/**
 * The permission after a position was asked for. A found position proves that it is granted, a refusal that it is
 * not; a place without reception says nothing about it. A question that was closed can be asked again.
 */
export function permissionAfter(
  permission: GeolocationPermission,
  outcome: PositionOutcome,
): GeolocationPermission {
  if (permission === 'unsupported') return permission;
  if (outcome === 'found') return 'granted';
  if (outcome === 'denied') return 'denied';
  return outcome === 'undecided' ? 'prompt' : permission;
}

/**
 * Reads the code of the browser's GeolocationPositionError.
 * @param code 1 refused, 2 no position, 3 too late; anything else counts as no position
 * @param queried what the browser says of the permission after that; null when it cannot say. A browser gives the same code
 * for a no and for a question that nobody answered: only after that one it would ask again.
 */
export function outcomeOfError(
  code: number,
  queried: PermissionState | null,
): Exclude<PositionOutcome, 'found'> {
  if (code === 1) return queried === 'prompt' ? 'undecided' : 'denied';
  return code === 3 ? 'timeout' : 'unavailable';
}
