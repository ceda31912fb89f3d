/** The shell offline: precached at install. */
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Never a page of the app: the API, payment returns of the backend, pictures, and anything that is a file. */
const NO_PAGE = [/^\/api\//, /^\/__mock/, /^\/cdn\//, /\/[^/?]+\.[^/]+$/];
const SHELL = 'shell.html';

/**
 * Keeps the shell and answers every page with it.
 * @returns what tells this release from others: the shell names all its files, and the name of each changes with it
 */
export function servePages(): string {
  // In development there is nothing to precache.
  const entries = self.__WB_MANIFEST ?? [];
  precacheAndRoute(entries);
  if (entries.length > 0) {
    registerRoute(new NavigationRoute(createHandlerBoundToURL(`/${SHELL}`), { denylist: NO_PAGE }));
  }
  const shell = entries.find((entry) => typeof entry !== 'string' && entry.url === SHELL);
  return (typeof shell === 'object' && shell.revision) || 'development';
}
