// @vitest-environment jsdom
/** What follows the first paint: one step that fails takes nothing from the others. */
import { persistStore } from 'redux-persist';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectDismissalsKnown } from '@/core/dismissals/dismissalsSlice';
import { startI18n } from '@/i18n/i18n';
import { createTestStore } from '@tests/factories/store';
import { afterPaint } from './afterPaint';
import { registerServiceWorker } from './serviceWorker';

vi.mock(import('redux-persist'), async (original) => {
  const library = await original();
  return { ...library, persistStore: vi.fn<typeof persistStore>(library.persistStore) };
});
vi.mock(import('./serviceWorker'), () => ({
  registerServiceWorker: vi.fn<typeof registerServiceWorker>().mockResolvedValue(),
}));

const FAILED = new Error('out of order');

beforeEach(() => startI18n('en'));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('keeps what was kept where tabs cannot be connected, and says what failed [BX-12]', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('BroadcastChannel', function refuse() {
    throw FAILED;
  });
  const { store, startListening } = createTestStore();
  await afterPaint(store, startListening, '');
  expect(selectDismissalsKnown(store.getState())).toBe(true);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), FAILED);
});

it('registers the worker where nothing that was kept can be read [BX-12]', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubEnv('PROD', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true });
  vi.mocked(persistStore).mockImplementationOnce(() => {
    throw FAILED;
  });
  const { store, startListening } = createTestStore();
  await afterPaint(store, startListening, '');
  expect(registerServiceWorker).toHaveBeenCalledOnce();
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.any(String), FAILED);
});
