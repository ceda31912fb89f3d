/** What is known of the permission to ask the browser for a position, and how events change it (spec 3). */

/** `unknown`: the browser can tell positions, but not beforehand whether it may. */
export type GeolocationPermission = 'unsupported' | 'unknown' | 'prompt' | 'granted' | 'denied';
/** How asking for a position ended. */
export type PositionOutcome = 'found' | 'denied' | 'unavailable' | 'timeout';

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
 * not; a place without reception says nothing about it.
 */
export function permissionAfter(
  permission: GeolocationPermission,
  outcome: PositionOutcome,
): GeolocationPermission {
  if (permission === 'unsupported') return permission;
  if (outcome === 'found') return 'granted';
  return outcome === 'denied' ? 'denied' : permission;
}

/**
 * Reads the code of the browser's GeolocationPositionError.
 * @param code 1 refused, 2 no position, 3 too late; anything else counts as no position
 */
export function outcomeOfError(code: number): Exclude<PositionOutcome, 'found'> {
  if (code === 1) return 'denied';
  return code === 3 ? 'timeout' : 'unavailable';
}
