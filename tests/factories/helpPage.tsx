/** Pages of help against the mock backend. */
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { createTestStore } from './store';
import { settled } from '@tests/journeys/settled';

/**
 * Opens a page as a browser does after a reload; its texts are there.
 * @param address path, query and fragment
 */
export async function openHelp(page: ReactElement, address: string) {
  const { store } = createTestStore();
  await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </Provider>,
  );
  await settled();
  return { store, view };
}
