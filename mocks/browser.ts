/** The mock backend in the browser: development and the static QA build. */
import { setupWorker } from 'msw/browser';
import { showPayPage } from './browser/payPage';
import { loadWorld, saveWorld } from './browser/storage';
import { createDb, restore } from './db';
import { createHandlers } from './handlers';
import type { Db } from './tables';

const SAVE_AFTER_MS = 100;

/** Calls that change the world though they only ask. */
const CHANGING_READS = /\/(logout|auto-like)\.php/;

/**
 * Keeps the world. A write is answered once it is kept: the page may be left right after the answer, and what is begun
 * while a page closes does not come to its end. A read is kept soon. Other tabs take over what was kept.
 */
function keep(db: Db): { answered: (request: Request) => Promise<void>; save: () => Promise<void> } {
  const tabs = new BroadcastChannel('mock-world');
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const save = async () => {
    settle();
    await saveWorld(db);
    tabs.postMessage('saved');
  };
  tabs.addEventListener('message', () => {
    // What another tab kept is newer than what a mere read has left here.
    settle();
    void loadWorld().then((saved) => saved && restore(db, saved));
  });
  return {
    answered: async ({ method, url }) => {
      if (method !== 'GET' || CHANGING_READS.test(url)) await save();
      else timer ??= setTimeout(() => void save(), SAVE_AFTER_MS);
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
  const { answered, save } = keep(db);
  if (location.pathname.startsWith('/__mock/pay')) {
    showPayPage(db, save);
    return 'handled';
  }
  const worker = setupWorker(...createHandlers({ get: () => db }, answered));
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
