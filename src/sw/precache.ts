/** The shell offline: precached at install, everything else with a hash in its name when it is first used. */
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

const ASSETS_CACHE = 'assets';
/** Never a page of the app: the API, payment returns of the backend, pictures, and anything that is a file. */
const NO_PAGE = [/^\/api\//, /^\/__mock/, /^\/cdn\//, /\/[^/?]+\.[^/]+$/];

// In development there is nothing to precache.
const entries = self.__WB_MANIFEST ?? [];
precacheAndRoute(entries);
cleanupOutdatedCaches();

if (entries.length > 0) {
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NO_PAGE }));
}

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  async ({ request }) => {
    const cache = await caches.open(ASSETS_CACHE);
    const known = (await cache.match(request)) ?? (await matchPrecache(request.url));
    if (known) return known;
    const response = await fetch(request);
    if (response.ok) await cache.put(request, response.clone());
    return response;
  },
);

export {};
