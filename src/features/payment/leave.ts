/** Leaves the app for a page that the server serves itself. */

/** @param path a path of this site, checked by safePath */
export function leaveFor(path: string): void {
  globalThis.location.assign(path);
}
