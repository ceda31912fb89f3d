/** A word that page and worker of a device share: storage that both can read, and that may be forbidden or missing. */

/** Any address will do; nobody asks for it. */
const ADDRESS = '/note';

/** @returns null without a note, or where the browser forbids it */
export async function readNote(cacheName: string): Promise<string | null> {
  if (typeof caches === 'undefined') return null;
  try {
    const found = await caches.match(ADDRESS, { cacheName });
    return found === undefined ? null : await found.text();
  } catch {
    return null;
  }
}

/**
 * Keeps a note in the place of the one before.
 * @param text null to forget it
 * @returns false where the browser forbids it
 */
export async function keepNote(cacheName: string, text: string | null): Promise<boolean> {
  if (typeof caches === 'undefined') return false;
  try {
    if (text === null) await caches.delete(cacheName);
    else await (await caches.open(cacheName)).put(ADDRESS, new Response(text));
    return true;
  } catch {
    return false;
  }
}
