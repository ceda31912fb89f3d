/** Stores of tests: as the app makes them, and over with their test. */
import { clearAllListeners } from '@reduxjs/toolkit';
import { cleanup } from '@testing-library/react';
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

afterEach(async () => {
  // What is still on the page would ask anew.
  if (stores.length > 0) cleanup();
  for (const store of stores.splice(0)) {
    store.dispatch(clearAllListeners());
    if (!('query' in store.getState())) continue;
    const { query } = await import('@/store/query');
    store.dispatch(query.util.resetApiState());
  }
});
