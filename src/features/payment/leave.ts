/** Leaves the app for a page that is not one of its own: the server's, or a payment provider's. */

/** @param place from payPlace */
export function leaveFor(place: string): void {
  globalThis.location.assign(place);
}
