/** Code that a page needs later, asked for while there may be no network. */

/**
 * @param load imports a part of the app
 * @returns the part; without a network, once there is one
 * @throws what the import threw while there was a network all the time
 */
export async function whenReachable<Part>(load: () => Promise<Part>): Promise<Part> {
  const wasOnline = navigator.onLine;
  try {
    return await load();
  } catch (error) {
    if (wasOnline && navigator.onLine) throw error;
    if (!navigator.onLine) await backOnline();
    return whenReachable(load);
  }
}

function backOnline(): Promise<unknown> {
  return new Promise((resolve) => {
    window.addEventListener('online', resolve, { once: true });
  });
}
