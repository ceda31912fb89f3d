/** Registers the service worker and tells when a newer one waits (spec 7). */
import { NEW_VERSION_LOOK_MS } from '@/config/limits';

/** The only script address that may become a worker. */
const WORKER_URL = '/sw.js';
const STRAGGLERS_MS = 3_000;

interface ScriptUrlPolicy {
  createScriptURL: (input: string) => string;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy: (name: string, rules: ScriptUrlPolicy) => ScriptUrlPolicy };
  }
}

function workerUrl(): string {
  const policy = window.trustedTypes?.createPolicy('app-sw', { createScriptURL: () => WORKER_URL });
  return policy ? policy.createScriptURL(WORKER_URL) : WORKER_URL;
}

/**
 * @param onUpdateFound called when a newer version is ready and waits
 */
export async function registerServiceWorker(onUpdateFound: () => void): Promise<void> {
  const registration = await navigator.serviceWorker.register(workerUrl()).catch(() => null);
  // Some browsers refuse workers in private windows or by their settings: the site works without one.
  if (!registration) return;
  void keepLoadedAssets();
  const { serviceWorker } = navigator;
  // Without a controller this is the very first worker, and nothing on the page is old.
  const look = (): void => {
    if (registration.waiting && serviceWorker.controller) onUpdateFound();
  };
  const watch = (): void => registration.installing?.addEventListener('statechange', look);
  look();
  watch();
  registration.addEventListener('updatefound', watch);
  // Another tab has taken the newer one: this page is old now, and says so.
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) onUpdateFound();
    else void keepAllLoaded();
    controlled = true;
  });
  lookForNewer(registration);
}

/** A browser looks when a page is loaded, and this one may stay open for days. One look for many returns, and none unseen. */
function lookForNewer(registration: ServiceWorkerRegistration): void {
  // By this device's clock, of which only spans are reckoned.
  let lookedAt = Date.now();
  const look = (): void => {
    const isDue = Math.abs(Date.now() - lookedAt) >= NEW_VERSION_LOOK_MS;
    if (!isDue || document.visibilityState !== 'visible' || !navigator.onLine) return;
    lookedAt = Date.now();
    // A failed look is no news: the next one will find what there is.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('online', look);
  setInterval(look, NEW_VERSION_LOOK_MS);
}

/** Files may have come between the first word and this moment, and some are still on their way. */
async function keepAllLoaded(): Promise<void> {
  await keepLoadedAssets();
  setTimeout(() => void keepLoadedAssets(), STRAGGLERS_MS);
}

/** What this page loaded before the worker was in charge is kept too, so that a first visit already starts offline. */
async function keepLoadedAssets(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({
    type: 'KEEP_ASSETS',
    urls: performance.getEntriesByType('resource').map(({ name }) => name),
  });
}
