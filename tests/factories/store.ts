/** Stores of tests: as the app makes them, and over with their test. */
import { clearAllListeners } from '@reduxjs/toolkit';
import { cleanup } from '@testing-library/react';
import { FLUSH, PAUSE } from 'redux-persist';
import { afterEach } from 'vitest';
import { createAppStore } from '@/app/store';
import type { AppStore } from '@/app/store';

const stores: AppStore[] = [];

/**
 * Makes the store of a page or tab. After the test its effects end and its queries are no longer repeated, so that none of them
 * asks the server of another test.
 */
export function createTestStore(): ReturnType<typeof createAppStore> {
  const made = createAppStore();
  stores.push(made.store);
  return made;
}

/** For a test that makes thousands and ends each of them itself: nothing is kept of it here. */
export const createPassingStore = (): ReturnType<typeof createAppStore> => createAppStore();

afterEach(async () => {
  // What is still on the page would ask anew.
  if (stores.length > 0) cleanup();
  for (const store of stores.splice(0)) {
    store.dispatch(clearAllListeners());
    await endPersistence(store);
    if (!('query' in store.getState())) continue;
    const { query } = await import('@/store/query');
    store.dispatch(query.util.resetApiState());
  }
});

/** Writes at once what waits to be written: later it would stand in the emptied storage of the next test. */
async function endPersistence(store: AppStore): Promise<void> {
  const writes: unknown[] = [];
  store.dispatch({ type: FLUSH, result: (write: unknown) => writes.push(write) });
  store.dispatch({ type: PAUSE });
  await Promise.all(writes);
}
