/** Files with a hash in their name: kept when they are first used, and what the page had before the worker was there. */
import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

const ASSETS_CACHE = 'assets';
/** Films come in parts, which a cache refuses, and are too large to be kept. */
const FILM = /\.(?:webm|mp4)$/;
const isAsset = (url: URL): boolean =>
  url.origin === self.location.origin && url.pathname.startsWith('/assets/') && !FILM.test(url.pathname);

async function fromCache(cache: Cache, url: string): Promise<Response | undefined> {
  return (await cache.match(url)) ?? matchPrecache(url);
}

registerRoute(
  ({ url }) => isAsset(url),
  async ({ request }) => {
    const cache = await caches.open(ASSETS_CACHE);
    const known = await fromCache(cache, request.url);
    if (known) return known;
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
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
const isText = (value: unknown): value is string => typeof value === 'string';

async function keep(urls: string[]): Promise<void> {
  const cache = await caches.open(ASSETS_CACHE);
  const wanted = [...new Set(urls)].filter((url) => URL.canParse(url) && isAsset(new URL(url)));
  await Promise.all(
    wanted.map(async (url) => {
      if (!(await fromCache(cache, url))) await cache.add(url);
    }),
  );
}

export {};
