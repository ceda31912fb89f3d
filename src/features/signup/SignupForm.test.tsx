// @vitest-environment jsdom
/** The sign-up form against the mock backend. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_KEYS, SESSION_KEYS } from '@/config/storageKeys';
import { selectUser } from '@/core/auth/authSlice';
import { NO_TRACKING } from '@/domain/tracking';
import { loadNamespaces, startI18n, switchLocale } from '@/i18n/i18n';
import { field, fill, openSignup as open, submit } from '@tests/factories/signupForm';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { SIGNUP_STEPS } from './signupSlice';

let backend: TestBackend;

beforeEach(async () => {
  sessionStorage.clear();
  backend = createTestBackend();
  await startI18n('en');
  await loadNamespaces(['auth']);
});
afterEach(() => {
  backend.close();
});

const accountOf = (email: string) =>
  [...backend.db.accounts.values()].filter((account) => account.email === email);

describe('the sign-up form', () => {
  it('asks for the date of birth with the least age, and has nothing chosen or ticked [VA-02]', async () => {
    backend.db.settings.min_age = 21;
    await open();
    expect(screen.getByRole('group', { name: 'Enter your date of birth (21+)' })).toBeDefined();
    expect(screen.getAllByRole('radio').filter((radio) => radio.matches(':checked'))).toEqual([]);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('ties every error to its field and goes to the first one [VA-02, VA-03, VA-10]', async () => {
    await open();
    await submit();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Woman' })));
    const described = field('First name or nickname').getAttribute('aria-describedby') ?? '';
    expect(document.getElementById(described)?.textContent).toBe('Use at least 3 characters.');
    expect(screen.getByText('Invalid email')).toBeDefined();
    expect(screen.getByText('Invalid date of birth.')).toBeDefined();
    expect(screen.getAllByText('Choose one.')).toHaveLength(2);
  });

  it('says nothing about a field that was only passed', async () => {
    await open();
    await userEvent.click(field('First name or nickname'));
    await userEvent.tab();
    await userEvent.tab();
    expect(document.querySelectorAll('.field-error')).toHaveLength(0);
  });

  it('suggests an address without replacing the typed one, and takes it over on request [VA-03]', async () => {
    await open();
    await userEvent.type(field('E-mail'), 'marek@gmial.com');
    await userEvent.tab();
    const apply = await screen.findByRole('button', { name: 'marek@gmail.com' });
    expect(apply.closest('p')?.textContent).toBe('Did you mean marek@gmail.com?');
    expect(field('E-mail')).toHaveProperty('value', 'marek@gmial.com');
    await userEvent.click(apply);
    expect(field('E-mail')).toHaveProperty('value', 'marek@gmail.com');
    expect(screen.queryByText(/Did you mean/)).toBeNull();
  });

  it('keeps what was typed over a switch of the language, and says its errors anew [ST-18]', async () => {
    await open();
    const name = field('First name or nickname');
    await userEvent.type(name, 'Al');
    await userEvent.tab();
    expect(await screen.findByText('Use at least 3 characters.')).toBeDefined();
    await act(() => switchLocale('nl'));
    expect(name.isConnected).toBe(true);
    expect(name).toHaveProperty('value', 'Al');
    expect(screen.queryByLabelText('First name or nickname')).toBeNull();
    expect(document.querySelector('.field-error')?.textContent).toMatch(/3/);
    expect(screen.queryByText('Use at least 3 characters.')).toBeNull();
  });

  it('moves nothing under a pressed mouse button', async () => {
    await open();
    await userEvent.type(field('E-mail'), 'marek@gmial.com');
    fireEvent.pointerDown(screen.getByRole('radio', { name: 'Man' }));
    fireEvent.blur(field('E-mail'));
    expect(screen.queryByText(/Did you mean/)).toBeNull();
    fireEvent.pointerUp(screen.getByRole('radio', { name: 'Man' }));
    expect(await screen.findByText(/Did you mean/)).toBeDefined();
  });

  it('creates the account, says its progress in order and logs in [ST-04, AP-11]', async () => {
    const { store, steps, onSignedUp } = await open({ query: '?network=oak&sub1=a' });
    await fill();
    await submit();
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
    expect(steps).toEqual([...SIGNUP_STEPS]);
    expect(selectUser(store.getState())?.profile.name).toBe('Marek');
    const [account] = accountOf('somebody.new@example.test');
    expect(account?.tracking).toMatchObject({ network: 'oak', sub1: 'a' });
    expect(account?.language).toBe('en');
  });

  it('keeps what was typed in this tab, the password never, and nothing once the account is there [ST-04]', async () => {
    const { onSignedUp } = await open();
    await fill();
    const kept = () => sessionStorage.getItem(SESSION_KEYS.formDrafts);
    expect(kept()).toContain('somebody.new@example.test');
    expect(kept()).not.toContain('evening-lamp-7');
    await submit();
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
    expect(kept()).toBeNull();
  });

  it('makes one account out of a double press [ST-04]', async () => {
    const { onSignedUp } = await open();
    await fill();
    const button = screen.getByRole('button', { name: 'Join free' });
    const form = button.closest('form');
    if (form === null) throw new Error('No form');
    fireEvent.submit(form);
    fireEvent.submit(form);
    await userEvent.click(button);
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
    expect(accountOf('somebody.new@example.test')).toHaveLength(1);
    expect(screen.queryByRole('alert')?.textContent).toBe('');
  });

  it('makes one account although the first answers were lost [ST-04]', async () => {
    backend.fault({ match: 'POST signup.php', kind: 'drop_after_commit', times: 1 });
    const { onSignedUp } = await open();
    await fill();
    await submit();
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
    expect(accountOf('somebody.new@example.test')).toHaveLength(1);
  });

  it('says that an address has an account, offers the log-in and keeps what was typed [ER-16]', async () => {
    const { onSignedUp } = await open();
    await fill({ email: 'free@example.test' });
    await submit();
    expect(await screen.findByText('An account with this e-mail address already exists')).toBeDefined();
    expect(document.activeElement).toBe(field('E-mail'));
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login?next=%2Fmembers%2Fm7',
    );
    expect(field('First name or nickname')).toHaveProperty('value', 'Marek');
    expect(field('Password')).toHaveProperty('value', 'evening-lamp-7');
    expect(onSignedUp).not.toHaveBeenCalled();
  });

  it('refuses somebody who is too young before the server has to [ER-15]', async () => {
    // In the middle of a year: on its last day, whoever can be chosen is old enough.
    backend.close();
    backend = createTestBackend({ now: Date.UTC(2026, 5, 15, 12) });
    await open();
    await fill({ year: '2008' });
    await userEvent.selectOptions(field('Month'), '12');
    await userEvent.selectOptions(field('Day'), '31');
    await submit();
    expect(await screen.findByText('Invalid date of birth.')).toBeDefined();
    expect(accountOf('somebody.new@example.test')).toEqual([]);
  });

  it('says a failure of the server once and can be sent again [ER-01]', async () => {
    backend.fault({ match: 'POST signup.php', kind: 'status', status: 400 });
    const { onSignedUp } = await open();
    await fill();
    await submit();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('An error occured, please try again later.'),
    );
    backend.db.faults = [];
    await submit();
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
  });

  it('has what was typed again after a reload, but no password [ST-04]', async () => {
    const { view } = await open();
    await fill();
    view.unmount();
    // A new store is what a reload leaves.
    const { store } = await open();
    expect(field('First name or nickname')).toHaveProperty('value', 'Marek');
    expect(field('E-mail')).toHaveProperty('value', 'somebody.new@example.test');
    expect(field('Month')).toHaveProperty('value', '3');
    expect(screen.getByRole('radio', { name: 'Women' }).matches(':checked')).toBe(true);
    expect(field('Password')).toHaveProperty('value', '');
    expect(
      JSON.stringify([store.getState(), Object.values(sessionStorage), Object.values(localStorage)]),
    ).not.toContain('evening-lamp-7');
  });

  it('keeps nothing of what was typed once the account is there', async () => {
    const { onSignedUp } = await open();
    await fill();
    expect(sessionStorage).not.toHaveLength(0);
    await submit();
    await waitFor(() => expect(onSignedUp).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Join free' }).ariaBusy).not.toBe('true'));
    expect(sessionStorage).toHaveLength(0);
  });
});

describe('where sign-up is closed', () => {
  it('says that it is by invitation, and leads to the log-in [ST-19, ER-18]', async () => {
    backend.db.settings.signups = 'with_trafficsource';
    await open();
    expect(screen.getByText('You need an invitation to sign up right now.')).toBeDefined();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    expect(screen.getByRole('link', { name: 'I already have an account' })).toBeDefined();
  });

  it('is open to those who come from a known source [ST-19]', async () => {
    backend.db.settings.signups = 'with_trafficsource';
    await open({ query: '?network=oak' });
    expect(field('E-mail')).toBeDefined();
  });

  it('waits for the source of an earlier visit before it says that it is closed [ST-19] [BX-12]', async () => {
    backend.db.settings.signups = 'with_trafficsource';
    const at = Date.now();
    localStorage.setItem(LOCAL_KEYS.consent, JSON.stringify({ measurement: true, at }));
    localStorage.setItem(LOCAL_KEYS.tracking, JSON.stringify({ ...NO_TRACKING, network: 'oak', at }));
    const { look } = await open({ looked: false });
    expect(screen.queryByText('You need an invitation to sign up right now.')).toBeNull();
    expect(screen.queryByLabelText('E-mail')).toBeNull();
    act(look);
    expect(field('E-mail')).toBeDefined();
  });

  it('says so too when the server only tells it with its answer [ER-18]', async () => {
    await open();
    await fill();
    backend.db.settings.signups = 'none';
    await submit();
    expect(await screen.findByText('You need an invitation to sign up right now.')).toBeDefined();
  });
});
