/** The mock backend in the browser: development and the static QA build. */
import { setupWorker } from 'msw/browser';
import { showPayPage } from './browser/payPage';
import { loadWorld, saveWorld } from './browser/storage';
import { createDb, restore } from './db';
import { createHandlers } from './handlers';
import type { Db } from './tables';

const SAVE_AFTER_MS = 100;

/** Saves soon after a change, and at once when the page is left; other tabs take over what was saved. */
function keep(db: Db): { changed: () => void; save: () => Promise<void> } {
  const tabs = new BroadcastChannel('mock-world');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = async () => {
    clearTimeout(timer);
    timer = undefined;
    await saveWorld(db);
    tabs.postMessage('saved');
  };
  tabs.addEventListener('message', () => {
    void loadWorld().then((saved) => saved && restore(db, saved));
  });
  window.addEventListener('pagehide', () => timer !== undefined && void save());
  return {
    changed: () => {
      timer ??= setTimeout(() => void save(), SAVE_AFTER_MS);
    },
    save,
  };
}

/**
 * Starts the mock before the app is rendered.
 * @returns `handled` when the address belongs to the mock (its payment page) and the app must not start
 */
export async function startMock(): Promise<'app' | 'handled'> {
  const db = createDb();
  const saved = await loadWorld();
  if (saved) restore(db, saved);
  const { changed, save } = keep(db);
  if (location.pathname.startsWith('/__mock/pay')) {
    showPayPage(db, save);
    return 'handled';
  }
  const worker = setupWorker(...createHandlers({ get: () => db }, changed));
  await worker.start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: {
      url: import.meta.env.DEV ? '/dev-sw.js?dev-sw' : '/sw.js',
      options: { scope: '/', type: import.meta.env.DEV ? 'module' : 'classic' },
    },
  });
  return 'app';
}
