/** Lets a newer release take over from the one that this page is of (spec 7). */
import { NEW_VERSION_PATIENCE_MS } from '@/config/limits';

/**
 * Resolves when the next load of the page is of the newest release there is, or when that takes too long. As long as
 * the worker of the old release answers, a reload would only bring the old pages again.
 */
export async function takeNewVersion(): Promise<void> {
  // Insecure addresses have no workers.
  if (!('serviceWorker' in navigator) || !navigator.serviceWorker.controller) return;
  await Promise.race([
    // Without one the reload has to do.
    takeOver(navigator.serviceWorker).catch(() => undefined),
    new Promise((resolve) => {
      setTimeout(resolve, NEW_VERSION_PATIENCE_MS);
    }),
  ]);
}

/** Loads the page anew, in the newest release there is. */
export async function reloadNewest(): Promise<void> {
  await takeNewVersion();
  window.location.reload();
}

async function takeOver(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.getRegistration();
  if (!registration) return;
  // A failed look is no news: one may wait already.
  await registration.update().catch(() => undefined);
  if (registration.installing) await installed(registration.installing);
  if (!registration.waiting) return;
  const taken = new Promise((resolve) => {
    workers.addEventListener('controllerchange', resolve, { once: true });
  });
  registration.waiting.postMessage({ type: 'SKIP_WAITING' });
  await taken;
}

function installed(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}
