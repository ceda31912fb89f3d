// The page of purchases and credits with a store of its own, as a browser opens it after a reload.
import { render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import TransactionsPage from '@/pages/TransactionsPage';
import { createTestStore } from '@tests/factories/store';
import { settled } from './settled';

/** @param address path and query */
export async function visitStatement(address: string) {
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const router = createMemoryRouter(
    [
      { path: patterns.transactions, element: <TransactionsPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [address] },
  );
  render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await settled();
  return { store, router };
}
