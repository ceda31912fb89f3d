// @vitest-environment jsdom
/** The page after a deletion: with its date, without it, and for whoever is logged in. */
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createSettings } from '@mocks/world/settings';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import AccountDeletedPage from './AccountDeletedPage';

beforeEach(async () => {
  await startI18n('en');
  await loadNamespaces(['account']);
});

function open(state: unknown, { member = false } = {}) {
  const { store } = createTestStore();
  store.dispatch(fetchSettings.fulfilled(createSettings(), 'r1', {}));
  if (member) store.dispatch(loggedIn(makeUser()));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[{ pathname: '/account-deleted', state }]}>
        <Routes>
          <Route path="/account-deleted" element={<AccountDeletedPage />} />
          <Route path="/settings" element={<p>Settings</p>} />
        </Routes>
      </MemoryRouter>
    </Provider>,
  );
}

describe('the page after a deletion [RT-13, ST-01]', () => {
  it('says until when the account can come back, and how', () => {
    // Noon of the reader's own zone.
    open({ until: new Date(2026, 11, 5, 12).toISOString() });
    expect(screen.getByText(/^It will be deleted on December 5, 2026\./)).toBeDefined();
    expect(screen.getByText(/Open the link in the e-mail/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'support@vesper.example' }).getAttribute('href')).toBe(
      'mailto:support@vesper.example',
    );
    expect(screen.getByRole('link', { name: '+31 10-000 00 00' }).getAttribute('href')).toBe(
      'tel:+31100000000',
    );
    expect(screen.getByRole('link', { name: 'Back to home' }).getAttribute('href')).toBe('/');
  });

  it.each([null, 'text', { until: 'soon' }, { until: 3 }])('names no date it does not know: %j', (state) => {
    open(state);
    expect(screen.getByText(/^It will be deleted 14 days after you asked for it\./)).toBeDefined();
  });

  it('leads whoever is logged in back to the settings', () => {
    open(null, { member: true });
    expect(screen.getByText('Settings')).toBeDefined();
  });
});
