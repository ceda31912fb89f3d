/** Lets only the API and the control calls reach the mock's worker, and keeps the registration alive. */
declare const self: ServiceWorkerGlobalScope;

/** Whether the mock answers a request; the payment page is opened by the browser itself. */
export const isForMock = (pathname: string, mode: RequestMode): boolean =>
  pathname.startsWith('/api/') || (pathname.startsWith('/__mock/') && mode !== 'navigate');

self.addEventListener('fetch', (event) => {
  const { url, mode } = event.request;
  if (!isForMock(new URL(url).pathname, mode)) event.stopImmediatePropagation();
});

// The mock's worker unregisters itself with the last page; the app's push subscription would be lost with it.
Object.defineProperty(self.registration, 'unregister', { value: () => Promise.resolve(false) });
