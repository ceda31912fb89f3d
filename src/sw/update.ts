/** A new worker waits until the page says so: an update never interrupts what somebody is writing. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') {
    event.waitUntil(self.skipWaiting());
  }
});
// The first worker takes the open page at once, so that the visit that installed it can already start offline.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

export {};
