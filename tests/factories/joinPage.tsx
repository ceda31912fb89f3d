/** The rest of the sign-up on a mock backend, for tests. */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { patterns } from '@/config/paths';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import CompleteSignupPage from '@/pages/CompleteSignupPage';
import type { TestBackend } from '@mocks/testServer';
import { settled } from '@tests/journeys/settled';
import { createTestStore } from './store';

/** No consent on record, the address not confirmed. */
export const NEW = 'new@example.test';

/** Logs a persona in and opens an address of the rest of the sign-up; other addresses are empty pages. */
export async function visitJoin(backend: TestBackend, address: string, persona = NEW) {
  backend.logIn(persona);
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const open = (at: string) => {
    const router = createMemoryRouter(
      [
        { path: patterns.completeSignup, element: <main>{<CompleteSignupPage />}</main> },
        { path: '*', element: null },
      ],
      { initialEntries: [at] },
    );
    const view = render(
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>,
    );
    const where = () => router.state.location.pathname + router.state.location.search;
    return { router, view, where };
  };
  const page = open(address);
  await settled();
  return { store, open, ...page };
}

/** Presses a button; the code of a step comes when it is reached. */
export const press = async (name: string): Promise<void> =>
  userEvent.click(await screen.findByRole('button', { name }));
