// The page of purchases and credits with a store of its own, as a browser opens it after a reload.
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import TransactionsPage from '@/pages/TransactionsPage';
import { renderPages } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { settled } from './settled';

/** @param address path and query */
export async function visitStatement(address: string) {
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = renderPages(
    store,
    [
      { path: patterns.transactions, element: <TransactionsPage /> },
      { path: '*', element: null },
    ],
    address,
  );
  await settled();
  return { store, router };
}
