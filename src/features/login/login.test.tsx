// @vitest-environment jsdom
/** The log-in form against the mock backend: every answer has its own sentence. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serverNow } from '@/api/serverClock';
import { selectUser } from '@/core/auth/authSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { watchRequests } from '@tests/factories/requests';
import { readClock } from '@mocks/clock';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { LoginForm } from './LoginForm';
import { accountLocked, selectLock } from './loginSlice';
import { minutesUntil } from './useMinutesLeft';

const MINUTE = 60_000;
/** The axios of the client, to shorten its patience where a test is about it. */
const inUse = vi.hoisted((): { defaults: { timeout?: number | undefined } } => ({ defaults: {} }));
vi.mock(import('axios'), async (original) => {
  const axios = await original();
  const { create } = axios.default;
  axios.default.create = (config) => {
    const instance = create(config);
    inUse.defaults = instance.defaults;
    return instance;
  };
  return axios;
});
let backend: TestBackend;

beforeEach(async () => {
  backend = createTestBackend();
  await startI18n('en');
  await loadNamespaces(['auth']);
});
afterEach(() => {
  backend.close();
  vi.useRealTimers();
});

async function open() {
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  const onLoggedIn = vi.fn<() => void>();
  renderInRouter(store, <LoginForm onLoggedIn={onLoggedIn} />);
  return { store, onLoggedIn };
}

const alert = () => screen.getByRole('alert').textContent;
const button = () => screen.getByRole('button', { name: /^Log ?in/ });

async function logIn(email: string, password = 'demo-password') {
  await userEvent.clear(screen.getByLabelText('E-mail'));
  await userEvent.type(screen.getByLabelText('E-mail'), email);
  await userEvent.clear(screen.getByLabelText('Password'));
  await userEvent.type(screen.getByLabelText('Password'), password);
  await userEvent.click(button());
}

describe('the log-in form', () => {
  it('lets a member in [RO-05]', async () => {
    const { store, onLoggedIn } = await open();
    await logIn(' premium@example.test ');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(selectUser(store.getState())?.paid_user).toBe(true);
  });

  it('asks for both fields before it asks the server', async () => {
    await open();
    await userEvent.click(button());
    expect(await screen.findByText('Invalid email')).toBeDefined();
    expect(screen.getByText('Enter your password.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  });

  it('says that the log-in failed, keeps the address and goes to the password [ER-02]', async () => {
    await open();
    await logIn('premium@example.test', 'wrong');
    await waitFor(() => expect(alert()).toBe('Login failed, please try again'));
    expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'premium@example.test');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));
  });

  it('says the same about an address without an account', async () => {
    await open();
    await logIn('nobody@example.test');
    await waitFor(() => expect(alert()).toBe('Login failed, please try again'));
  });

  it('says until when a deleted account can be brought back, and by whom [ER-17, ST-01]', async () => {
    await open();
    await logIn('deleted@example.test');
    await waitFor(() => expect(alert()).toMatch(/^This account will be deleted on \w+\s\d+, \d{4}\./));
    expect(screen.getByRole('link', { name: 'Contact customer service' }).getAttribute('href')).toMatch(
      /^mailto:/,
    );
  });

  it('sends the link that brings the account back, and names the phone of customer service [ER-17, AP-01]', async () => {
    await open();
    await logIn('deleted@example.test');
    const phone = await screen.findByRole('link', { name: '+31 10-000 00 00' });
    expect(phone.getAttribute('href')).toBe('tel:+31100000000');
    await userEvent.click(screen.getByRole('button', { name: 'Send the e-mail again' }));
    expect(
      await screen.findByText('Sent to deleted@example.test. Check your spam folder too.'),
    ).toBeDefined();
    expect(backend.db.outbox.at(-1)?.subject).toBe('Keep your account');
    expect(document.activeElement?.textContent).toBe('Send the e-mail again');
  });

  it('says that the link could not be sent, and when it is too late for one [ER-17]', async () => {
    await open();
    await logIn('deleted@example.test');
    const again = () => screen.findByRole('button', { name: 'Send the e-mail again' });
    backend.fault({
      match: 'POST reactivate.php',
      kind: 'status',
      status: 400,
      body: { error: 'x' },
      times: 1,
    });
    await userEvent.click(await again());
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    backend.fault({
      match: 'POST reactivate.php',
      kind: 'status',
      status: 410,
      body: { error: 'token_expired' },
    });
    await userEvent.click(await again());
    expect(await screen.findByText(/can no longer be restored by e-mail/)).toBeDefined();
    expect((await again()).getAttribute('aria-disabled')).toBe('true');
    backend.db.faults = [];
    await userEvent.click(await again());
    expect(screen.queryByText(/^Sent to/)).toBeNull();
  });

  it('says the general sentence when the server fails [ER-01]', async () => {
    backend.fault({ match: 'POST user.php', kind: 'malformed' });
    const { onLoggedIn } = await open();
    await logIn('premium@example.test');
    await waitFor(() => expect(alert()).toBe('An error occured, please try again later.'));
    backend.db.faults = [];
    await userEvent.click(button());
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  });

  it.each([
    ['offline', 'You seem to be offline. Check your connection and try again.'],
    ['timeout', 'The server took too long. Please try again.'],
  ] as const)(
    'says what is the matter with the network: %s, and can be sent again [ER-01]',
    async (kind, sentence) => {
      const { onLoggedIn } = await open();
      const patience = inUse.defaults.timeout;
      if (kind === 'timeout') inUse.defaults.timeout = 20;
      backend.fault({ match: 'POST user.php', kind, ms: 500 });
      await logIn('premium@example.test');
      await waitFor(() => expect(alert()).toBe(sentence));
      inUse.defaults.timeout = patience;
      backend.db.faults = [];
      await userEvent.click(button());
      await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    },
  );

  it('lets a member in once, though the first answer got lost [AP-02]', async () => {
    const { store, onLoggedIn } = await open();
    backend.fault({ match: 'POST user.php', kind: 'drop_after_commit', times: 1 });
    await logIn('premium@example.test');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(selectUser(store.getState())?.email).toBe('premium@example.test');
    expect(backend.db.sessions.size).toBe(1);
  });

  it('is sent once, however fast it is pressed', async () => {
    const { onLoggedIn } = await open();
    await userEvent.type(screen.getByLabelText('E-mail'), 'premium@example.test');
    await userEvent.type(screen.getByLabelText('Password'), 'demo-password');
    backend.fault({ match: 'POST user.php', kind: 'slow', ms: 50 });
    const asked = watchRequests();
    await userEvent.dblClick(button());
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
    expect(asked().filter((call) => call === 'POST user.php')).toHaveLength(1);
  });

  it('takes a pasted password', async () => {
    await open();
    await userEvent.click(screen.getByLabelText('Password'));
    await userEvent.paste('demo-password');
    expect(screen.getByLabelText('Password')).toHaveProperty('value', 'demo-password');
  });

  it('names the fields for password managers', async () => {
    await open();
    expect(screen.getByLabelText('E-mail').getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  });

  it('leads to the page for a new password', async () => {
    await open();
    expect(screen.getByRole('link', { name: 'Forgot your password?' }).getAttribute('href')).toBe(
      '/reset-password',
    );
  });
});

describe('after too many wrong passwords', () => {
  it('says for how long, and asks no more for this account [ER-03]', async () => {
    const { onLoggedIn } = await open();
    for (const attempt of ['1', '2', '3', '4', '5']) {
      await logIn('empty@example.test', attempt);
      await waitFor(() => expect(alert()).not.toBe(''));
    }
    await waitFor(() => expect(alert()).toBe('Too many incorrect attempts, account blocked for 15 min.'));
    expect(button().getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(screen.getByLabelText('Password'), 'x{Enter}');
    expect(onLoggedIn).not.toHaveBeenCalled();
    await logIn('premium@example.test');
    await waitFor(() => expect(onLoggedIn).toHaveBeenCalledOnce());
  });

  it('is over when the server says, not up to a minute later [ER-03]', async () => {
    const { store } = await open();
    const until = readClock(backend.db.clock) + 9.5 * MINUTE;
    backend.db.login_failures.set('empty@example.test', { count: 5, until });
    await logIn('empty@example.test');
    await waitFor(() => expect(alert()).toBe('Too many incorrect attempts, account blocked for 10 min.'));
    const left = (selectLock(store.getState())?.until ?? 0) - serverNow();
    expect(left).toBeGreaterThan(9 * MINUTE);
    expect(left).toBeLessThanOrEqual(9.5 * MINUTE);
  });

  it('counts the minutes down and lets go at the end [ER-03]', async () => {
    const { store } = await open();
    await userEvent.type(screen.getByLabelText('E-mail'), 'Empty@example.test');
    vi.useFakeTimers();
    act(() => {
      store.dispatch(accountLocked({ email: 'empty@example.test', until: Date.now() + 2 * MINUTE }));
    });
    expect(alert()).toBe('Too many incorrect attempts, account blocked for 2 min.');
    act(() => void vi.advanceTimersByTime(MINUTE + 10));
    expect(alert()).toBe('Too many incorrect attempts, account blocked for 1 min.');
    expect(button().getAttribute('aria-disabled')).toBe('true');
    act(() => void vi.advanceTimersByTime(MINUTE));
    expect(alert()).toBe('');
    expect(button().getAttribute('aria-disabled')).toBeNull();
  });

  it.each([
    [0, 0],
    [1, 1],
    [MINUTE, 1],
    [MINUTE + 1, 2],
    [-5, 0],
  ])('has %i ms as %i min', (left, minutes) => {
    expect(minutesUntil(1_000_000 + left, 1_000_000)).toBe(minutes);
  });
});

describe('a browser that forbids cookies', () => {
  it('is told before the form is filled in [BX-06]', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    await open();
    expect((await screen.findByText(/^Your browser is blocking cookies/)).closest('form')).not.toBeNull();
  });

  it('is the only one that is', async () => {
    await open();
    expect(screen.queryByText(/blocking cookies/)).toBeNull();
  });
});
