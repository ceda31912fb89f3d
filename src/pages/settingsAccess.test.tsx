// @vitest-environment jsdom
/** The settings against the mock backend: address and password, with each of their errors. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectUser } from '@/core/auth/authSlice';
import { readText, storedKeys } from '@/lib/storage';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { MEMBER, openSettings, part, PASSWORD, press, saveFails } from '@tests/factories/settingsPage';
import { settled } from '@tests/journeys/settled';

let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend();
});
afterEach(() => backend.close());

describe('the e-mail address', () => {
  const button = () => screen.getByRole('button', { name: 'Change address' });
  const change = () => press(button());
  const field = () => screen.getByLabelText('New e-mail address');
  const type = (email: string) => userEvent.type(field(), email);
  const openForm: typeof openSettings = async (...given) => {
    const opened = await openSettings(...given);
    await change();
    return opened;
  };
  const problem = () => document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent;

  it('is asked for once the change is wanted, and given up without a trace', async () => {
    const { view } = await openSettings(backend);
    expect(screen.queryByLabelText('New e-mail address')).toBeNull();
    await change();
    expect(document.activeElement).toBe(field());
    await type('half@typed');
    await press(part('E-mail').getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByLabelText('New e-mail address')).toBeNull();
    expect(document.activeElement).toBe(button());
    view.unmount();
    await openSettings(backend, { address: '/settings#email' });
    expect(field()).toHaveProperty('value', '');
  });

  it('stays until the link in the mail to the new one is opened [VA-04]', async () => {
    const { store, account } = await openForm(backend);
    await type(' somebody.new@example.test ');
    await change();
    await screen.findByText(
      'Confirm with the link we sent to somebody.new@example.test. Until then premium@example.test stays your address.',
    );
    expect(screen.queryByLabelText('New e-mail address')).toBeNull();
    expect(document.activeElement).toBe(button());
    expect(account.email).toBe(MEMBER);
    expect(selectUser(store.getState())?.email).toBe(MEMBER);
    expect(backend.db.outbox.at(-1)?.to).toBe('somebody.new@example.test');
  });

  it.each([
    ['free@example.test', 'This email address already owns an account on this website.'],
    ['not an address', 'New email adress is invalid.'],
    ['', 'New email adress is invalid.'],
    ['Premium@example.test', 'This is already your address.'],
  ])('says what is wrong with %j, at the field [VA-04]', async (email, text) => {
    await openForm(backend);
    if (email !== '') await type(email);
    await change();
    await waitFor(() => expect(problem()).toBe(text));
    expect(document.activeElement).toBe(field());
    expect(field()).toHaveProperty('value', email);
  });

  it('says what the server finds wrong with it [VA-04]', async () => {
    await openForm(backend);
    backend.fault({
      match: 'PUT user.php',
      kind: 'status',
      status: 422,
      body: { error: 'validation', fields: { new_email: 'invalid' } },
    });
    await type('somebody.new@example.test');
    await change();
    await waitFor(() => expect(problem()).toBe('New email adress is invalid.'));
  });

  it('keeps what was typed when saving fails, and sends one mail however often it is tried [ER-01]', async () => {
    await openForm(backend);
    const mails = backend.db.outbox.length;
    backend.fault({ match: 'PUT user.php', kind: 'drop_after_commit' });
    await type('somebody.new@example.test');
    await change();
    await waitFor(() => expect(part('E-mail').getByRole('alert').textContent).not.toBe(''));
    backend.db.faults = [];
    await change();
    await screen.findByText(/^Confirm with the link/);
    expect(backend.db.outbox).toHaveLength(mails + 1);
  });

  it('suggests what may have been meant, and puts it in on request only', async () => {
    await openForm(backend);
    await type('marek@gmial.com');
    await userEvent.tab();
    await press(await screen.findByRole('button', { name: 'marek@gmail.com' }));
    expect(field()).toHaveProperty('value', 'marek@gmail.com');
  });

  it('is still in the field, and on its way, after a reload', async () => {
    const { view } = await openForm(backend);
    await type('somebody.new@example.test');
    await change();
    await screen.findByText(/^Confirm with the link/);
    await change();
    expect(field()).toHaveProperty('value', '');
    await type('another@exam');
    await settled();
    view.unmount();
    await openSettings(backend);
    expect(field()).toHaveProperty('value', 'another@exam');
    expect(screen.getByText(/^Confirm with the link we sent to somebody/)).toBeDefined();
  });

  it('can be confirmed with another mail, as often as the server allows', async () => {
    await openSettings(backend, { persona: 'new@example.test' });
    expect(part('E-mail').getByText('Not confirmed yet')).toBeDefined();
    const again = part('E-mail').getByRole('button', { name: 'Send the e-mail again' });
    await press(again);
    await screen.findByText('Sent to new@example.test. Check your spam folder too.');
    backend.fault({
      match: 'POST activate.php',
      kind: 'status',
      status: 429,
      body: { error: 'too_many_mails' },
    });
    await press(again);
    await screen.findByText('Too many e-mails sent, please try again later.');
  });
});

describe('the password', () => {
  const button = () => screen.getByRole('button', { name: 'Change password' });
  const openForm = async () => {
    const opened = await openSettings(backend);
    await press(button());
    return opened;
  };
  const fill = async (old: string, next: string) => {
    await userEvent.type(screen.getByLabelText('Old password'), old);
    await userEvent.type(screen.getByLabelText('New password'), next);
    await press(button());
  };

  it('changes against the old one, and logs the other devices out [VA-06]', async () => {
    const { account } = await openForm();
    backend.logIn(MEMBER);
    await fill(PASSWORD, 'evening-lamp-7');
    await screen.findByText('Your password has been changed. Your other devices are logged out.');
    expect(account.password).toBe('evening-lamp-7');
    expect([...backend.db.sessions.values()].filter(({ member }) => member === account.id)).toHaveLength(1);
    expect(screen.queryByLabelText('Old password')).toBeNull();
    expect(document.activeElement).toBe(button());
    await press(button());
    expect(screen.getByLabelText('Old password')).toHaveProperty('value', '');
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  });

  it('is asked for once the change is wanted, and forgotten when it is given up', async () => {
    await openForm();
    expect(document.activeElement).toBe(screen.getByLabelText('Old password'));
    await userEvent.type(screen.getByLabelText('New password'), 'evening-lamp-7');
    await press(part('Password').getByRole('button', { name: 'Cancel' }));
    expect(document.activeElement).toBe(button());
    await press(button());
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  });

  it('asks to check the old one, at its field, and goes there [VA-06, ER-15]', async () => {
    const { account } = await openForm();
    await fill('something else', 'evening-lamp-7');
    const error = await screen.findByText('Please check your old password.');
    const field = screen.getByLabelText('Old password');
    expect(field.getAttribute('aria-describedby')).toBe(error.id);
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(account.password).toBe(PASSWORD);
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'evening-lamp-7');
  });

  it('asks for both before it asks the server [VA-10]', async () => {
    await openForm();
    await press(button());
    await screen.findByText('Enter your old password.');
    expect(screen.getByText('Use at least 8 characters.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Old password'));
  });

  it('says how strong the new one is [VA-10]', async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText('New password'), 'short');
    expect(part('Password').getByText('Too short')).toBeDefined();
    await userEvent.type(screen.getByLabelText('New password'), '-evening-lamp-72');
    expect(part('Password').getByText('Strong')).toBeDefined();
  });

  it('names its fields for password managers, with the account', async () => {
    const { view } = await openForm();
    expect(screen.getByLabelText('Old password').getAttribute('autocomplete')).toBe('current-password');
    expect(screen.getByLabelText('New password').getAttribute('autocomplete')).toBe('new-password');
    expect(view.container.querySelector('[autocomplete=username]')).toHaveProperty('value', MEMBER);
  });

  it('is never kept by the browser', async () => {
    await openForm();
    await userEvent.type(screen.getByLabelText('Old password'), 'a-secret-of-mine');
    await userEvent.type(screen.getByLabelText('New password'), 'a-secret-of-mine');
    const kept = storedKeys('local')
      .map((key) => readText('local', key))
      .concat(storedKeys('session').map((key) => readText('session', key)));
    expect(kept.join(' ')).not.toContain('a-secret');
  });

  it('says that the server failed, and keeps what was typed [ER-01]', async () => {
    await openForm();
    saveFails(backend);
    await fill(PASSWORD, 'evening-lamp-7');
    await waitFor(() =>
      expect(part('Password').getByRole('alert').textContent).toBe(
        'An error occured, please try again later.',
      ),
    );
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'evening-lamp-7');
  });
});
