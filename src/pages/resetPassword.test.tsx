// @vitest-environment jsdom
/** The way to a new password: the request, the mail, the form behind its link, and each error of theirs. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { accountKey } from '@/config/storageKeys';
import { selectAuthStatus, selectUser } from '@/core/auth/authSlice';
import { typedEmail } from '@/core/auth/typedEmail';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { readClock } from '@mocks/clock';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { heading, MEMBER, NEWCOMER, press, sendLink, typeInto, visitAccess } from '@tests/factories/access';
import { headingHasFocus } from '@tests/factories/focus';
import { watchRequests } from '@tests/factories/requests';

const DAY_MS = 86_400_000;
const PASSWORD = 'long-walks-42';
let backend: TestBackend;

beforeEach(async () => {
  backend = createTestBackend();
  await startI18n('en');
  await loadNamespaces(['access', 'auth', 'members']);
});
afterEach(() => backend.close());

const OFFLINE = 'You seem to be offline. Check your connection and try again.';
/** Those with the link. */
const mails = () => backend.db.outbox.filter(({ subject }) => subject === 'Choose a new password');

describe('the request for a new password [RT-11]', () => {
  const ask = async (email: string): Promise<void> => {
    await userEvent.clear(screen.getByLabelText('E-mail'));
    await typeInto('E-mail', email);
    await press('Send me the link');
  };

  it('starts with the address typed at the log-in, and says where to look', async () => {
    await visitAccess('/reset-password', { state: typedEmail(MEMBER) });
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', MEMBER);
    await press('Send me the link');
    await headingHasFocus('Check your inbox');
    expect(screen.getByText(`We sent a link to ${MEMBER}. It works once.`)).toBeDefined();
    expect(screen.getByText(/spam folder/)).toBeDefined();
    expect(backend.db.outbox.at(-1)?.to).toBe(MEMBER);
  });

  it('sends the mail again, until the day’s mails are used up [ER-05]', async () => {
    await visitAccess('/reset-password');
    await ask(MEMBER);
    await heading('Check your inbox');
    for (const count of [2, 3]) {
      await press('Send it again');
      await screen.findByText('Sent again.');
      expect(mails()).toHaveLength(count);
    }
    await press('Send it again');
    expect(
      await screen.findByText('Too many password reset emails sent, please try again tomorrow.'),
    ).toBeDefined();
    const again = screen.getByRole('button', { name: 'Send it again' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(again);
    await press('Send it again');
    expect(screen.getByRole('alert').textContent).toMatch(/^Too many password reset emails/);
  });

  it('takes another address', async () => {
    await visitAccess('/reset-password');
    await ask(MEMBER);
    await heading('Check your inbox');
    await press('Use another address');
    await headingHasFocus('Reset your password');
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', MEMBER);
  });

  it('says that nobody has this address, and keeps it [ER-06]', async () => {
    await visitAccess('/reset-password');
    await ask('nobody@example.test');
    const sentence = await screen.findByText('E-mail address not found');
    const field = screen.getByLabelText('E-mail');
    expect(field).toHaveProperty('value', 'nobody@example.test');
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-invalid')).toBe('true');
    expect(field.getAttribute('aria-describedby')).toBe(sentence.id);
    await userEvent.type(field, 'x');
    expect(screen.queryByText('E-mail address not found')).toBeNull();
  });

  it('asks for an address before it asks the server', async () => {
    await visitAccess('/reset-password');
    await press('Send me the link');
    expect(await screen.findByText('Invalid email')).toBeDefined();
  });

  it('says that there is no network, and sends one mail once there is [ER-01]', async () => {
    await visitAccess('/reset-password');
    backend.fault({ match: 'POST reset-password.php', kind: 'offline' });
    await ask(MEMBER);
    expect(await screen.findByText(OFFLINE)).toBeDefined();
    expect(mails()).toHaveLength(0);
    backend.db.faults = [];
    await press('Send me the link');
    await heading('Check your inbox');
    expect(mails()).toHaveLength(1);
  });

  it('can be made again when the server failed [ER-01]', async () => {
    await visitAccess('/reset-password');
    backend.fault({ match: 'POST reset-password.php', kind: 'status', status: 500 });
    await ask(MEMBER);
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    backend.db.faults = [];
    await press('Send me the link');
    await heading('Check your inbox');
    expect(mails()).toHaveLength(1);
  });

  it('is made once, however fast it is pressed, and also when its answer got lost', async () => {
    await visitAccess('/reset-password', { state: typedEmail(MEMBER) });
    const asked = watchRequests();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Send me the link' }));
    await heading('Check your inbox');
    expect(asked()).toEqual(['POST reset-password.php']);
    backend.fault({ match: 'POST reset-password.php', kind: 'drop_after_commit', times: 1 });
    await press('Send it again');
    await screen.findByText('Sent again.');
    expect(mails()).toHaveLength(2);
  });

  it('says at once that the day’s mails are used up, and keeps the address [ER-05]', async () => {
    const now = readClock(backend.db.clock);
    backend.db.resets.set(backend.account(MEMBER).id, [now, now, now]);
    await visitAccess('/reset-password');
    await ask(MEMBER);
    expect(
      await screen.findByText('Too many password reset emails sent, please try again tomorrow.'),
    ).toBeDefined();
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', MEMBER);
    expect(mails()).toHaveLength(0);
    backend.advance(DAY_MS);
    await press('Send me the link');
    await heading('Check your inbox');
  });

  it('guesses the address that was meant', async () => {
    await visitAccess('/reset-password');
    await typeInto('E-mail', 'marek@gmial.com');
    await userEvent.tab();
    await userEvent.click(await screen.findByRole('button', { name: 'marek@gmail.com' }));
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'marek@gmail.com');
  });
});

describe('the new password [RT-11]', () => {
  const open = (as?: string) =>
    visitAccess('/reset-password/do', {
      state: { token: sendLink(backend, { email: MEMBER, action: 'reset_password' }) },
      ...(as !== undefined && { as }),
    });
  const choose = async (password: string, repeat = password): Promise<void> => {
    await typeInto('New password', password);
    await typeInto('Repeat the new password', repeat);
    await press('Save the new password');
  };

  it('has to be the same twice [VA-05]', async () => {
    await open();
    await choose(PASSWORD, 'long-walks-43');
    expect(await screen.findByText('The entered passwords are not the same.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Repeat the new password'));
  });

  it('has eight characters or more, and says how strong it is [VA-10]', async () => {
    await open();
    await choose('short');
    expect(await screen.findByText('Use at least 8 characters.')).toBeDefined();
    await typeInto('New password', 'er-walks-42');
    expect(screen.getByText(/^(Good|Strong)$/)).toBeDefined();
  });

  it('is named for password managers, and takes any length', async () => {
    await open();
    for (const label of ['New password', 'Repeat the new password'])
      expect(screen.getByLabelText(label).getAttribute('autocomplete')).toBe('new-password');
    await userEvent.click(screen.getByLabelText('New password'));
    await userEvent.paste('x'.repeat(200));
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'x'.repeat(200));
  });

  it('leads to the log-in, logs nobody in, and ends every session here as well', async () => {
    const { store, where } = await open(MEMBER);
    await choose(PASSWORD);
    expect(await screen.findByText('Your new password is saved. Use it to log in.')).toBeDefined();
    expect(where().pathname).toBe('/login');
    expect(selectAuthStatus(store.getState())).toBe('out');
    expect(backend.account(MEMBER).password).toBe(PASSWORD);
  });

  it('takes nothing from a member whose session it ends: what is written stays', async () => {
    const { store } = await open(MEMBER);
    const draft = accountKey('drafts', backend.account(MEMBER).id);
    localStorage.setItem(draft, '{}');
    await choose(PASSWORD);
    await screen.findByText('Your new password is saved. Use it to log in.');
    expect(localStorage.getItem(draft)).toBe('{}');
    expect(selectAuthStatus(store.getState())).toBe('out');
  });

  it('leaves somebody else who is logged in here where they are', async () => {
    const { store, where } = await open(NEWCOMER);
    await choose(PASSWORD);
    await headingHasFocus('Your new password is saved');
    expect(selectUser(store.getState())?.email).toBe(NEWCOMER);
    expect(backend.account(MEMBER).password).toBe(PASSWORD);
    expect(where()).toMatchObject({ pathname: '/reset-password/do', state: null });
    await userEvent.click(screen.getByRole('link', { name: 'Go to search' }));
    expect(where().pathname).toBe('/members');
  });

  it('needs a link that works: one of yesterday does not [ER-04]', async () => {
    const { where } = await open();
    backend.advance(2 * DAY_MS);
    await choose(PASSWORD);
    expect(await screen.findByText('Link expired or invalid, request a new email')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Request a new e-mail' }).getAttribute('href')).toBe(
      '/reset-password',
    );
    await headingHasFocus('This link no longer works');
    expect(where().state).toBeNull();
  });

  it('needs a link at all [ER-04]', async () => {
    await visitAccess('/reset-password/do');
    expect(screen.getByText('Link expired or invalid, request a new email')).toBeDefined();
  });

  it('is sent once, however fast it is pressed', async () => {
    await open();
    await typeInto('New password', PASSWORD);
    await typeInto('Repeat the new password', PASSWORD);
    const asked = watchRequests();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Save the new password' }));
    await screen.findByText(/^Your new password is saved/);
    expect(asked()).toEqual(['PUT reset-password.php']);
  });

  it('can be sent again after a failure [ER-01]', async () => {
    await open();
    backend.fault({ match: 'PUT reset-password.php', kind: 'status', status: 500 });
    await choose(PASSWORD);
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    backend.db.faults = [];
    await press('Save the new password');
    expect(await screen.findByText(/^Your new password is saved/)).toBeDefined();
  });
});
