/** Hands an address on: to the device's own choice of apps where it has one, else to the clipboard. */

/** `given`: the device has taken it, or its user has thought better of it, and both know. `refused`: it went nowhere. */
export type Sharing = 'given' | 'copied' | 'refused';

/** Browsers on most desktops, and pages without TLS, have no choice of apps. */
export const canShare = (): boolean => 'share' in navigator;

/**
 * Call it straight from a press: browsers want one.
 * @param page `title` is what it is called, `url` its whole address
 * @returns what became of it; never rejects
 */
export async function shareAddress({ title, url }: { title: string; url: string }): Promise<Sharing> {
  if (canShare()) {
    try {
      await navigator.share({ title, url });
      return 'given';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'given';
      // It has the choice and forbids it here: the clipboard may still do.
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
