/** Lets only the API, the control calls and the pictures that members sent reach the mock's worker, and keeps the registration alive. */
declare const self: ServiceWorkerGlobalScope;

const SHELL = '/shell.html';

/** Whether the mock's worker answers a request. */
export const isForMock = (pathname: string, mode: RequestMode): boolean =>
  pathname.startsWith('/api/') ||
  pathname.startsWith('/cdn/own/') ||
  (pathname.startsWith('/__mock/') && mode !== 'navigate');

/** A static host knows no payment page: the app's own page shows it. */
async function payPageShell(request: Request): Promise<Response> {
  const shell = await caches.match(SHELL, { ignoreSearch: true });
  return shell ?? fetch(request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  if (isForMock(pathname, request.mode)) return;
  event.stopImmediatePropagation();
  if (pathname.startsWith('/__mock/')) event.respondWith(payPageShell(request));
});

// The mock's worker unregisters itself with the last page; the app's push subscription would be lost with it.
Object.defineProperty(self.registration, 'unregister', { value: () => Promise.resolve(false) });
