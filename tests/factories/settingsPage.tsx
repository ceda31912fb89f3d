/** The settings page against the mock backend. */
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router';
import { fetchUser } from '@/core/auth/authThunks';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import SettingsPage from '@/pages/SettingsPage';
import { createTestStore } from './store';
import type { TestBackend } from '@mocks/testServer';

export const MEMBER = 'premium@example.test';
export const PASSWORD = 'demo-password';

/** Opens the page as a persona; all of its parts are there. */
export async function openSettings(
  backend: TestBackend,
  { persona = MEMBER, address = '/settings' }: { persona?: string; address?: string } = {},
) {
  await startI18n('en');
  await loadNamespaces(['account', 'auth', 'profile']);
  backend.logIn(persona);
  const { store } = createTestStore();
  await Promise.all([store.dispatch(fetchUser()), store.dispatch(fetchSettings({}))]);
  const view = render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <SettingsPage />
      </MemoryRouter>
    </Provider>,
  );
  await screen.findByRole('heading', { name: 'Privacy' });
  return { store, view, account: backend.account(persona) };
}

/** One panel, by its heading. */
export const part = (name: string) => within(screen.getByRole('region', { name }));
export const dialog = () => within(screen.getByRole('dialog'));
export const press = (button: HTMLElement) => userEvent.click(button);
/** Every change of the account fails from now on. */
export const saveFails = (backend: TestBackend) =>
  backend.fault({ match: 'PUT user.php', kind: 'malformed' });
