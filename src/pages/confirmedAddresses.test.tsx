// @vitest-environment jsdom
/** The links that confirm an address, a first one and a new one. */
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectUser } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { headingHasFocus } from '@tests/factories/focus';
import { heading, MEMBER, NEWCOMER, press, sendLink, typeInto, visitAccess } from '@tests/factories/access';

let backend: TestBackend;

beforeEach(async () => {
  backend = createTestBackend();
  await startI18n('en');
  await loadNamespaces(['access', 'auth', 'members']);
});
afterEach(() => backend.close());

/** Not for the link: the client tries by itself again what is only too fast, and would not say it here. */
const refuseOnce = (match: string) =>
  backend.fault({ match, kind: 'status', status: 409, body: { error: 'idempotency_conflict' }, times: 1 });

describe('the confirmation of an address [RT-12, SC-07]', () => {
  it('logs its owner in, says so, and shows who is here', async () => {
    const { store, where } = await visitAccess('/link', {
      state: { token: sendLink(backend, { email: NEWCOMER, action: 'activate' }) },
    });
    await heading('Your e-mail address is confirmed');
    expect(where()).toMatchObject({ pathname: '/activate/done', state: null });
    const user = selectUser(store.getState());
    expect(user?.status).toBe('active');
    expect(screen.getByRole('link', { name: 'Complete your profile' }).getAttribute('href')).toBe('/profile');
    expect(screen.getByRole('link', { name: 'Get Premium' }).getAttribute('href')).toBe('/premium');
    const list = await screen.findByRole('list', { name: 'People to say hello to' });
    expect((await within(list).findAllByRole('link')).length).toBeGreaterThan(3);
  });

  it('works from the page of its own, too', async () => {
    await visitAccess('/activate/done', {
      state: { token: sendLink(backend, { email: NEWCOMER, action: 'activate' }) },
    });
    const title = await heading('Your e-mail address is confirmed');
    expect(document.activeElement).toBe(title);
    expect(backend.account(NEWCOMER).status).toBe('active');
  });

  it('offers no premium to who has it', async () => {
    await visitAccess('/activate/done', { as: MEMBER });
    await heading('Your e-mail address is confirmed');
    expect(screen.queryByRole('link', { name: 'Get Premium' })).toBeNull();
  });

  it('says where there is nobody yet', async () => {
    for (const [id] of backend.db.members) if (id !== 'premium') backend.db.members.delete(id);
    await visitAccess('/activate/done', { as: MEMBER });
    expect(await screen.findByText(/^Nobody matches so far\./)).toBeDefined();
    expect(screen.getByRole('main').querySelector('[aria-busy=true]')).toBeNull();
  });

  it('leads a visitor to the log-in', async () => {
    await visitAccess('/activate/done');
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe(
      '/login',
    );
  });

  it('is not claimed for an address that is not confirmed', async () => {
    await visitAccess('/activate/done', { as: NEWCOMER });
    expect(await heading('Activation failed')).toBeDefined();
  });

  it('fails with a link that does not work, and helps [ER-07, ER-04]', async () => {
    const { where } = await visitAccess('/activate/done', {
      state: { token: 'abcdefghijklmnop1234' },
      as: NEWCOMER,
    });
    await heading('Activation failed');
    expect(where()).toMatchObject({ pathname: '/activate/error', state: null });
    expect(screen.getByRole('link', { name: 'support@vesper.example' }).getAttribute('href')).toBe(
      'mailto:support@vesper.example',
    );
    expect(screen.getByRole('link', { name: '+31 10-000 00 00' }).getAttribute('href')).toBe(
      'tel:+31100000000',
    );
    await press('Send me a new e-mail');
    expect(await screen.findByText(`Sent to ${NEWCOMER}. Check your spam folder too.`)).toBeDefined();
  });

  it('sends no more mails than the server allows', async () => {
    await visitAccess('/activate/error', { as: NEWCOMER });
    backend.fault({
      match: 'POST activate.php',
      kind: 'status',
      status: 429,
      body: { error: 'too_many_mails' },
    });
    await press('Send me a new e-mail');
    expect(await screen.findByText(/^Too many e-mails sent/)).toBeDefined();
    const again = screen.getByRole('button', { name: 'Send me a new e-mail' });
    expect(again.getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(again);
    backend.db.faults = [];
    await press('Send me a new e-mail');
    expect(screen.queryByText(/^Sent to/)).toBeNull();
  });

  it('offers the log-in to a visitor, and nothing to do to a member whose address is confirmed', async () => {
    await visitAccess('/activate/error');
    expect(screen.getByText(/Log in, and we’ll send you a new e-mail/)).toBeDefined();
    cleanup();
    await visitAccess('/activate/error', { as: MEMBER });
    expect(await screen.findByText(/There’s nothing left to do/)).toBeDefined();
  });

  it('sends the new e-mail once its owner has logged in [ER-07]', async () => {
    const { where } = await visitAccess('/activate/error');
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    await typeInto('E-mail', NEWCOMER);
    await typeInto('Password', 'demo-password');
    await press('Log in');
    await heading('Activation failed');
    expect(where().pathname).toBe('/activate/error');
    await press('Send me a new e-mail');
    expect(await screen.findByText(/^Sent to new@example\.test/)).toBeDefined();
  });

  it('asks nobody to log in before it is known who is here [ER-07]', async () => {
    await visitAccess('/activate/error', { as: 'unknown' });
    await heading('Activation failed');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.queryByText(/Log in, and we’ll send you/)).toBeNull();
  });

  it('is not given up for a refusal that passes [ER-04]', async () => {
    refuseOnce('POST activate.php');
    const { where } = await visitAccess('/activate/done', {
      state: { token: sendLink(backend, { email: NEWCOMER, action: 'activate' }) },
    });
    await heading('Your link couldn’t be opened');
    expect(where().pathname).toBe('/activate/done');
    await press('Try again');
    expect(await heading('Your e-mail address is confirmed')).toBeDefined();
  });

  it('can be tried again when the server failed [ER-01]', async () => {
    backend.fault({ match: 'POST activate.php', kind: 'malformed', times: 1 });
    await visitAccess('/activate/done', {
      state: { token: sendLink(backend, { email: NEWCOMER, action: 'activate' }) },
    });
    await heading('Your link couldn’t be opened');
    await press('Try again');
    expect(await heading('Your e-mail address is confirmed')).toBeDefined();
  });
});

describe('the change of an address [RT-13]', () => {
  const open = (as?: string) =>
    visitAccess('/mail-change/do', {
      state: {
        token: sendLink(backend, {
          email: MEMBER,
          action: 'mail_change',
          target: '/mail-change/do',
          subject: 'fresh@example.test',
        }),
      },
      ...(as !== undefined && { as }),
    });

  it('is done at once, logged in or not, and names the new address', async () => {
    const { store, where } = await open();
    await heading('Your new address is confirmed');
    expect(screen.getByText(/From now on we’ll write to fresh@example.test/)).toBeDefined();
    expect(selectUser(store.getState())?.email).toBe('fresh@example.test');
    expect(where().state).toEqual({ changed: true });
  });

  it('shows in the member’s own data', async () => {
    const { store } = await open(MEMBER);
    await heading('Your new address is confirmed');
    expect(selectUser(store.getState())?.email).toBe('fresh@example.test');
  });

  it.each([
    ['a member', MEMBER, 'Go to settings', '/settings', /\. Enter your new address again in your settings/],
    ['a visitor', undefined, 'Log in', '/login?next=%2Fsettings', /\. Log in, enter your new address again/],
  ])('needs a link that works, and tells %s the way to another [ER-04]', async (_, as, way, to, text) => {
    const { where } = await visitAccess('/mail-change/do', {
      state: { token: 'abcdefghijklmnop1234' },
      ...(as !== undefined && { as }),
    });
    await heading('This link no longer works');
    expect(screen.getByText('Link expired or invalid, request a new email')).toBeDefined();
    expect(screen.getByText(text)).toBeDefined();
    expect(screen.getByRole('link', { name: way }).getAttribute('href')).toBe(to);
    expect(where().state).toBeNull();
  });

  it('is not given up for a refusal that passes [ER-04]', async () => {
    refuseOnce('POST mail-change.php');
    await open();
    await heading('Your new address isn’t confirmed yet');
    await press('Try again');
    expect(await heading('Your new address is confirmed')).toBeDefined();
  });

  it('can be tried again when the server failed [ER-01]', async () => {
    backend.fault({ match: 'POST mail-change.php', kind: 'malformed', times: 1 });
    await open();
    await heading('Your new address isn’t confirmed yet');
    backend.fault({ match: 'POST mail-change.php', kind: 'slow', ms: 300 });
    await press('Try again');
    // Meanwhile the focus is where it says what happens.
    await headingHasFocus('Confirming your new address');
    expect(await heading('Your new address is confirmed')).toBeDefined();
  });
});
