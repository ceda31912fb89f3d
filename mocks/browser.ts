/** The mock backend in the browser: development and the static QA build. */
import { setupWorker } from 'msw/browser';
import { showPayPage } from './browser/payPage';
import { shareWorld } from './browser/sharedWorld';
import { createDb } from './db';
import { createHandlers } from './handlers';

/**
 * Starts the mock before the app is rendered.
 * @returns `handled` when the address belongs to the mock (its payment page) and the app must not start
 */
export async function startMock(): Promise<'app' | 'handled'> {
  const db = createDb();
  const { around, save } = await shareWorld(db);
  if (location.pathname.startsWith('/__mock/pay')) {
    showPayPage(db, save);
    return 'handled';
  }
  const worker = setupWorker(...createHandlers({ get: () => db }, around));
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
