// @vitest-environment jsdom
/** Dismissals over reloads, and against whatever storage may hold. */
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startPersistence } from '@/app/afterPaint';
import { PERSIST_PREFIX } from '@/config/storageKeys';
import { createTestStore } from '@tests/factories/store';
import { dismissed, selectDismissalsKnown, selectDismissedAt } from './dismissalsSlice';

const KEY = `${PERSIST_PREFIX}dismissals`;

async function startStore() {
  const { store } = createTestStore();
  const persistor = await startPersistence(store);
  expect(selectDismissalsKnown(store.getState())).toBe(true);
  return { store, persistor };
}
const stored = (state: unknown, version: number) =>
  JSON.stringify({
    ...Object.fromEntries(Object.entries(state ?? {}).map(([key, value]) => [key, JSON.stringify(value)])),
    _persist: JSON.stringify({ version, rehydrated: true }),
  });

describe('dismissals [ST-06]', () => {
  it('stay over a reload', async () => {
    const { store, persistor } = await startStore();
    store.dispatch(dismissed({ name: 'photo', at: 123 }));
    await persistor.flush();
    const again = await startStore();
    expect(selectDismissedAt(again.store.getState(), 'photo')).toBe(123);
    expect(selectDismissedAt(again.store.getState(), 'push')).toBeNull();
  });

  it('are not written before there are any [BX-12]', async () => {
    localStorage.clear();
    const { persistor } = await startStore();
    await persistor.flush();
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it('are forgotten when a newer version wrote them', async () => {
    localStorage.setItem(KEY, stored({ at: { photo: 123 } }, 99));
    const { store } = await startStore();
    expect(selectDismissedAt(store.getState(), 'photo')).toBeNull();
  });

  it('start over after any stored state of another shape', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue())),
        async (state) => {
          localStorage.setItem(KEY, stored(state, 1));
          const { store } = await startStore();
          expect(store.getState().dismissals?.at).toEqual({});
        },
      ),
      { numRuns: 40 },
    );
  });
});
