/**
 * Every `import()` of the built program, in place of the bundler's own helper. A browser that failed once to fetch a
 * module never asks for it again in the same document, so nothing is imported that is known not to come.
 */

/** Told on `window` of a part that did not come although there is a network, as the bundler does it. */
const NOT_LOADED = 'vite:preloadError';

/** How many are beginning to ask for something that nobody waits for yet. */
let ahead = 0;

/** By address; one that failed may be tried again. */
const styles = new Map<string, Promise<void>>();

/**
 * @param load the import itself
 * @param files styles, which are waited for, and scripts, which are announced; paths from the root of the site
 * @param address of the module, where the text of `load` does not show it
 * @returns the module, once its styles are there
 * @throws TypeError that `isChunkError` knows, when a file does not come; without a network it can be asked for again
 */
export async function importPart<Module>(
  load: () => Promise<Module>,
  files: readonly string[] = [],
  address: string | undefined = addressIn(load),
): Promise<Module> {
  const isWanted = ahead === 0;
  if (!navigator.onLine && address !== undefined) await reach(address);
  try {
    const [module] = await Promise.all([load(), ...files.map(announce)]);
    return module;
  } catch (error) {
    if (isWanted) window.dispatchEvent(new Event(NOT_LOADED));
    throw error;
  }
}

/**
 * Imports what is likely wanted next. Whoever wants it asks again: that it does not come now is nobody's trouble.
 * @param load begins its imports at once
 */
export async function importAhead(load: () => Promise<unknown>): Promise<void> {
  ahead += 1;
  const loading = load();
  ahead -= 1;
  await loading.catch(() => undefined);
}

/** The code of an import names its file; a second list of all files would weigh more than this. */
function addressIn(load: () => unknown): string | undefined {
  return /import\(\s*["'`](.+?)["'`]/.exec(load.toString())?.[1];
}

/** Looks whether the service worker or the browser has kept a file. */
async function reach(address: string): Promise<void> {
  const { href } = new URL(address, import.meta.url);
  const response = await fetch(href).catch(() => null);
  if (!response?.ok) throw new TypeError(`Failed to fetch dynamically imported module: ${href}`);
}

function announce(file: string): Promise<void> | undefined {
  const { href } = new URL(file, window.location.origin);
  const known = styles.get(href);
  if (known) return known;
  const present = [...document.querySelectorAll('link')].find((link) => link.href === href);
  const isStyle = href.endsWith('.css');
  // A style that the empty page has asked for by itself may still be on its way; it is gone when it did not come.
  if (present && (present.dataset.ahead === undefined || present.sheet !== null)) return undefined;
  const link = present ?? insertLink(href, isStyle ? 'stylesheet' : 'modulepreload');
  if (!isStyle) return undefined;
  const arrived = new Promise<void>((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      styles.delete(href);
      reject(new TypeError(`Unable to preload CSS for ${href}`));
    });
  });
  styles.set(href, arrived);
  return arrived;
}

function insertLink(href: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.href = href;
  link.crossOrigin = '';
  link.rel = rel;
  document.head.append(link);
  return link;
}
