/** page-hidden.php: a beacon, as the page may be gone before any answer (spec 7). */

/** Sends an empty JSON body; nobody waits for an answer, and a failure changes nothing. Some blockers take beacons away altogether. */
export function sendPageHidden(): void {
  if (typeof navigator.sendBeacon !== 'function') return;
  navigator.sendBeacon('/api/page-hidden.php', new Blob(['{}'], { type: 'application/json' }));
}
