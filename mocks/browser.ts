/** The mock backend in the browser: development and the static QA build. It lives in the service worker; the page waits for it. */
import { keepArmed } from './browser/rearm';

/** So long a page waits for its worker to take it over; a reload does what the worker could not. */
const PATIENCE_MS = 3000;

/** Waits until the worker answers this page. @returns that worker; null when it has not come in time */
async function takenOver(workers: ServiceWorkerContainer): Promise<ServiceWorker | null> {
  if (workers.controller) return workers.controller;
  const { active } = await workers.ready;
  const taken = new Promise<void>((resolve) => {
    workers.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, PATIENCE_MS);
  });
  // Looked at again: it may have come just before anybody listened.
  if (!workers.controller) {
    active?.postMessage('MOCK_CLAIM');
    await taken;
  }
  return workers.controller;
}

async function arm(): Promise<ServiceWorker | null> {
  const { serviceWorker } = navigator;
  await serviceWorker.register(import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js', {
    scope: '/',
    type: import.meta.env.DEV ? 'module' : 'classic',
  });
  return takenOver(serviceWorker);
}

/** Marks in this tab that a reload was to bring the worker. */
const RELOADED = 'mock-reloaded';

/**
 * Starts the mock before the app is rendered.
 * @returns `handled` when the app must not start: the page is loaded anew, as one that the mock answers
 * @throws Error when no worker answers this page, even after a reload
 */
export async function startMock(): Promise<'app' | 'handled'> {
  const worker = await arm();
  const isTriedAgain = sessionStorage.getItem(RELOADED) !== null;
  if (worker === null && isTriedAgain)
    throw new Error('The mock has no worker: does this browser allow them?');
  if (worker === null) sessionStorage.setItem(RELOADED, 'yes');
  else sessionStorage.removeItem(RELOADED);
  // A page of the mock comes to the app only while nobody answers it.
  if (worker === null || location.pathname.startsWith('/__mock/')) {
    location.reload();
    return 'handled';
  }
  keepArmed(arm);
  return 'app';
}
