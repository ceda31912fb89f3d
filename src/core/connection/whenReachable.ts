/** Code that a page needs later, asked for while there may be no network. */

/**
 * @param load imports a part of the app
 * @returns the part; without a network, once there is one
 * @throws what the import threw while there is a network
 */
export function whenReachable<Part>(load: () => Promise<Part>): Promise<Part> {
  return load().catch((error: unknown) => {
    if (navigator.onLine) throw error;
    return new Promise<Part>((resolve) => {
      window.addEventListener('online', () => resolve(whenReachable(load)), { once: true });
    });
  });
}
