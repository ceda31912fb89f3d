/** The shell offline: precached at install. */
import { createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isPagePath } from './pagePath';

declare const self: ServiceWorkerGlobalScope;

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
    registerRoute(
      ({ request, url }) => request.mode === 'navigate' && isPagePath(url.pathname),
      createHandlerBoundToURL(`/${SHELL}`),
    );
  }
  const shell = entries.find((entry) => typeof entry !== 'string' && entry.url === SHELL);
  return (typeof shell === 'object' && shell.revision) || 'development';
}
