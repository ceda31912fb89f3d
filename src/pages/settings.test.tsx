// @vitest-environment jsdom
/** The settings against the mock backend: the page, language, appearance, and the way out. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectLoggedIn } from '@/core/auth/authSlice';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { openSettings, part, press, saveFails } from '@tests/factories/settingsPage';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

describe('the page', () => {
  it('has its heading and every part at once, each with a heading of its own [RT-09]', async () => {
    await openSettings(backend);
    expect(screen.getByRole('heading', { level: 1, name: 'Settings' })).toBeDefined();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'E-mail',
      'Password',
      'Language',
      'Appearance',
      'Purchases and credits',
      'When a message arrives',
      'Privacy',
      'Blocked members',
      'Tell someone',
      'Your data',
      'Delete your account',
    ]);
    expect(part('Purchases and credits').getByRole('link').getAttribute('href')).toBe('/transactions');
    expect(part('Language').getByRole('link').getAttribute('href')).toBe('/lang-config');
  });

  it('brings the focus to the part that the address names', async () => {
    await openSettings(backend, { address: '/settings#password' });
    const heading = screen.getByRole('heading', { name: 'Password' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByLabelText('Old password')).toBeDefined();
  });

  it('ends the session where the server knows of none any more [RO-06]', async () => {
    const { store } = await openSettings(backend);
    backend.db.sessions.clear();
    await press(screen.getByRole('switch', { name: 'Invisible' }));
    await waitFor(() => expect(selectLoggedIn(store.getState())).toBe(false));
  });
});

describe('the language', () => {
  it('switches and is saved to the account; focus and input stay [ST-18, AP-03]', async () => {
    const { account } = await openSettings(backend, { address: '/settings#email' });
    await userEvent.type(screen.getByLabelText('New e-mail address'), 'half@typed');
    const field = screen.getByLabelText('New e-mail address');
    const polish = screen.getByRole('button', { name: 'Polski' });
    await press(polish);
    await waitFor(() => expect(account.language).toBe('pl'));
    expect(document.documentElement.lang).toBe('pl-PL');
    expect(document.activeElement).toBe(polish);
    expect(polish.getAttribute('aria-pressed')).toBe('true');
    expect(field).toHaveProperty('value', 'half@typed');
    expect(field.isConnected).toBe(true);
  });

  it('says when the account does not know of it [AP-03]', async () => {
    const { account } = await openSettings(backend);
    saveFails(backend);
    // The English texts are loaded; the site itself changes without the server.
    await press(screen.getByRole('button', { name: 'English' }));
    await screen.findByText(
      'The site’s language has changed, but it isn’t saved to your account. An error occured, please try again later.',
    );
    expect(account.language).toBe('en');
  });

  it('shows the seven languages by their own names [CO-05]', async () => {
    await openSettings(backend);
    expect(
      part('Language')
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['English', 'Nederlands', 'Deutsch', 'Italiano', 'Français', 'Español', 'Polski']);
  });
});

describe('the appearance [BX-26]', () => {
  it('changes at once and is kept in this browser', async () => {
    await openSettings(backend);
    expect(screen.getByRole('radio', { name: 'Automatic' })).toHaveProperty('checked', true);
    await press(screen.getByRole('radio', { name: 'Dark' }));
    expect(document.documentElement.dataset.bsTheme).toBe('dark');
    expect(screen.getByRole('radio', { name: 'Dark' })).toHaveProperty('checked', true);
    await press(screen.getByRole('radio', { name: 'Automatic' }));
    expect(localStorage.getItem('appearance')).toBeNull();
  });
});

describe('the way out', () => {
  it('ends the session [RO-05]', async () => {
    const { store } = await openSettings(backend);
    await press(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(selectLoggedIn(store.getState())).toBe(false));
    await waitFor(() => expect(backend.db.sessions.size).toBe(0));
  });
});
