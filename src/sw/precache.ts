/** The shell offline: precached at install. */
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Never a page of the app: the API, payment returns of the backend, pictures, and anything that is a file. */
const NO_PAGE = [/^\/api\//, /^\/__mock/, /^\/cdn\//, /\/[^/?]+\.[^/]+$/];

// In development there is nothing to precache.
const entries = self.__WB_MANIFEST ?? [];
precacheAndRoute(entries);

if (entries.length > 0) {
  registerRoute(new NavigationRoute(createHandlerBoundToURL('/shell.html'), { denylist: NO_PAGE }));
}

export {};
