/** Answers the API, the control calls and pages of the mock, and the pictures that members sent; everything else is the app's or the host's. */
import { createKeeper } from '../browser/keeper';
import { createMount, isForMock } from '../browser/mount';
import { browserStorage } from '../browser/storage';

declare const self: ServiceWorkerGlobalScope;

/** Long enough for what one press causes, short enough for whoever closes the window after it. */
const KEEP_AFTER_MS = 200;
const OWNER = 'mock-world';
/** A file of the host: see node/vitePlugin.ts. */
const DOCUMENT = '/cdn/openapi.json';

const keeper = createKeeper({
  storage: browserStorage,
  alone: (work) => self.navigator.locks.request(OWNER, work),
  pause: () =>
    new Promise((resolve) => {
      setTimeout(resolve, KEEP_AFTER_MS);
    }),
});
const answer = createMount(keeper, async () => (await fetch(DOCUMENT)).text());

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || !isForMock(pathname)) return;
  event.stopImmediatePropagation();
  const { response, kept } = answer(request);
  event.respondWith(response);
  event.waitUntil(kept);
});

// A newer mock does not wait: whoever tests it has just put it there. It takes the open pages with it (src/sw/update.ts).
self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('message', (event) => {
  // A page that was loaded around the worker, as browsers do for a forced reload.
  if (event.data === 'MOCK_CLAIM') event.waitUntil(self.clients.claim());
});

export {};
