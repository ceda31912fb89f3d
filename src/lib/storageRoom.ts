/** How much the browser would still keep for the site, on a device that may be full. */

/** As much as browsers give to one site's texts; below that they refuse what is written, or clear a whole site's storage. */
const LEAST_BYTES = 5_000_000;

/**
 * Says whether something that is kept now may be lost.
 * @returns false where the browser does not say; never rejects
 */
export async function isShortOfRoom(): Promise<boolean> {
  try {
    const { quota, usage } = await navigator.storage.estimate();
    return quota !== undefined && usage !== undefined && quota - usage < LEAST_BYTES;
  } catch {
    // Pages without TLS have no such question.
    return false;
  }
}
