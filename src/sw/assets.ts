/** Files with a hash in their name: kept when they are first used, and what the page had before the worker was there. */
import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

const ASSETS_CACHE = 'assets';
/** Pauses before a file is asked for again: a browser never asks again for a module that failed once. */
const PAUSES_MS = [300, 1_200];
/** Films come in parts, which a cache refuses, and are too large to be kept. */
const FILM = /\.(?:webm|mp4)$/;
const isAsset = (url: URL): boolean =>
  url.origin === self.location.origin && url.pathname.startsWith('/assets/') && !FILM.test(url.pathname);

/**
 * Serves the files of one release, and keeps what the last one has left for as long: pages of it may still be open.
 * @param release tells this release from the others
 */
export function serveAssets(release: string): void {
  const own = `${ASSETS_CACHE}-${release}`;

  /** Without room, or where the browser forbids it, the file comes over the network the next time. */
  async function put(url: string, response: Response): Promise<void> {
    try {
      const cache = await caches.open(own);
      await cache.put(url, response);
    } catch {
      return;
    }
  }

  async function fromCache(url: string): Promise<Response | undefined> {
    const known = (await caches.match(url, { cacheName: own })) ?? (await matchPrecache(url));
    if (known) return known;
    // A file of the last release that this one shares is its own from now on.
    const older = await caches.match(url);
    if (older) await put(url, older.clone());
    return older;
  }

  registerRoute(
    ({ url }) => isAsset(url),
    async ({ request, event }) => {
      const { url } = request;
      // A forbidden cache is an empty one.
      const known = await fromCache(url).catch(() => undefined);
      if (known) return known;
      const response = await fetchPatiently(request);
      if (response.ok) event.waitUntil(put(url, response.clone()));
      return response;
    },
  );

  /** The first page of a first visit loads before the worker is in charge; it names what it loaded. */
  self.addEventListener('message', (event) => {
    const data: unknown = event.data;
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== 'KEEP_ASSETS') return;
    const urls = 'urls' in data && Array.isArray(data.urls) ? data.urls.filter(isText) : [];
    event.waitUntil(keep(urls));
  });

  async function keep(urls: string[]): Promise<void> {
    const wanted = [...new Set(urls)].filter((url) => URL.canParse(url) && isAsset(new URL(url)));
    // One that does not come is asked for again when it is used.
    await Promise.allSettled(
      wanted.map(async (url) => {
        if (await fromCache(url)) return;
        const response = await fetch(url);
        if (response.ok) await put(url, response);
      }),
    );
  }

  self.addEventListener('activate', (event) => event.waitUntil(dropOlder()));

  async function dropOlder(): Promise<void> {
    const others = (await caches.keys()).filter((name) => name.startsWith(ASSETS_CACHE) && name !== own);
    // In the order in which they were made: the last one is that of the last release.
    await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  }
}

/** A hiccup of the network or the server is none to the page. @throws TypeError when there is no network */
async function fetchPatiently(request: Request): Promise<Response> {
  for (const pause of PAUSES_MS) {
    try {
      const response = await fetch(request);
      if (response.status < 500) return response;
    } catch (error) {
      if (!self.navigator.onLine) throw error;
    }
    await new Promise((resolve) => {
      setTimeout(resolve, pause);
    });
  }
  return fetch(request);
}

const isText = (value: unknown): value is string => typeof value === 'string';
