// @vitest-environment jsdom
/** One-time links: each is opened once and leads to what it is for. */
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectUser } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { DELETED, heading, MEMBER, press, sendLink, visitAccess } from '@tests/factories/access';
import { headingHasFocus } from '@tests/factories/focus';
import { watchRequests } from '@tests/factories/requests';

let backend: TestBackend;

beforeEach(async () => {
  backend = createTestBackend();
  await startI18n('en');
  await loadNamespaces(['access', 'auth', 'members']);
});
afterEach(() => backend.close());

/** Too many at once: it passes. */
const limit = (match: string) =>
  backend.fault({ match, kind: 'status', status: 429, body: { error: 'rate_limited' }, times: 1 });
const PAUSE = 'That was a little fast. Wait a moment and try again.';

describe('a one-time link [RT-18]', () => {
  const open = (token: string, as?: string) =>
    visitAccess('/link', { state: { token }, ...(as !== undefined && { as }) });

  it('is asked for once, though effects run twice, and leaves no token behind', async () => {
    const token = sendLink(backend, { email: MEMBER, action: 'login', target: '/chats' });
    const { where, store } = await visitAccess(`/${token}`);
    expect(where().pathname).toBe('/link');
    await heading('Messages');
    expect(where()).toMatchObject({ pathname: '/chats', state: null });
    expect(selectUser(store.getState())?.email).toBe(MEMBER);
    expect(backend.db.tokens.get(token)?.used).toBe(true);
  });

  it.each(['https://evil.test/', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/login'])(
    'never leads to %s',
    async (target) => {
      const { where } = await open(sendLink(backend, { email: MEMBER, action: 'login', target }));
      await heading('Search');
      expect(where().pathname).toBe('/members');
    },
  );

  it('takes the place of whoever was here', async () => {
    const { store } = await open(
      sendLink(backend, { email: MEMBER, action: 'login', target: '/chats' }),
      'free@example.test',
    );
    await heading('Messages');
    expect(selectUser(store.getState())?.email).toBe(MEMBER);
  });

  it('that the server does not know is a page not found [ER-19]', async () => {
    const { where } = await open('abcdefghijklmnop1234');
    await heading('This page could not be found');
    expect(where().state).toEqual({ link: 'dead' });
    expect(screen.getByText('Link expired or invalid, request a new email')).toBeDefined();
    expect(screen.getByText(/Log in, and you can ask for a new one\./)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    await headingHasFocus('This page could not be found');
  });

  it('offers a new mail to whoever has not confirmed their address [ER-04] [ER-07]', async () => {
    await open('abcdefghijklmnop1234', 'new@example.test');
    await heading('This page could not be found');
    await press('Send me a new e-mail');
    expect(await screen.findByText(/^Sent to new@example\.test/)).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Send me a new e-mail');
  });

  it('that was used before is one, too', async () => {
    const token = sendLink(backend, { email: MEMBER, action: 'login' });
    await open(token);
    await heading('Search');
    document.body.replaceChildren();
    await open(token);
    expect(await heading('This page could not be found')).toBeDefined();
  });

  it('without a token is one, too', async () => {
    await visitAccess('/link');
    expect(await heading('This page could not be found')).toBeDefined();
  });

  it('is not asked for again by itself when the server fails, only when somebody wants it', async () => {
    backend.fault({ match: 'GET token.php', kind: 'status', status: 500, times: 1 });
    await open(sendLink(backend, { email: MEMBER, action: 'login', target: '/chats' }));
    await heading('Your link couldn’t be opened');
    expect(screen.getByText('An error occured, please try again later.')).toBeDefined();
    await press('Try again');
    expect(await heading('Messages')).toBeDefined();
  });

  it('can be tried again after a pause that the server wants [AP-02]', async () => {
    limit('GET token.php');
    await open(sendLink(backend, { email: MEMBER, action: 'login', target: '/chats' }));
    await heading('Your link couldn’t be opened');
    expect(screen.getByText(PAUSE)).toBeDefined();
    backend.fault({ match: 'GET token.php', kind: 'slow', ms: 300 });
    await press('Try again');
    // Meanwhile the focus is where it says what happens.
    await headingHasFocus('One moment');
    expect(await heading('Messages')).toBeDefined();
  });

  it('to an account that waits to be deleted names the ways to keep it, and stays good [ER-17, ST-01]', async () => {
    const token = sendLink(backend, { email: DELETED, action: 'login', target: '/chats' });
    await open(token);
    await heading('Your link couldn’t be opened');
    expect(screen.getByText(/^This account will be deleted on/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(screen.getByRole('link', { name: '+31 10-000 00 00' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(backend.db.tokens.get(token)?.used).toBe(false);
  });

  it('of another account offers no log-in to somebody who is in [ER-17]', async () => {
    await open(sendLink(backend, { email: DELETED, action: 'login' }), MEMBER);
    await heading('Your link couldn’t be opened');
    expect(screen.getByRole('link', { name: '+31 10-000 00 00' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('that is dead asks nobody to log in before it is known who is here [ER-04]', async () => {
    await visitAccess('/link', { state: { link: 'dead' }, as: 'unknown' });
    await heading('This page could not be found');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('is not used up when only its owner could not be learned', async () => {
    // Slow, so that who is here has been asked before.
    backend.fault({ match: 'GET token.php', kind: 'slow', ms: 200 });
    await open(sendLink(backend, { email: MEMBER, action: 'login', target: '/chats' }));
    backend.fault({ match: 'GET user.php', kind: 'malformed', times: 1 });
    await heading('Your link couldn’t be opened');
    await press('Try again');
    expect(await heading('Messages')).toBeDefined();
  });

  it('for a new password leads to its form', async () => {
    const { where } = await open(sendLink(backend, { email: MEMBER, action: 'reset_password' }));
    await heading('Choose a new password');
    expect(where().pathname).toBe('/reset-password/do');
  });

  it('of an e-mail turns these e-mails off and says which', async () => {
    const { where } = await open(
      sendLink(backend, {
        email: MEMBER,
        action: 'unsubscribe',
        target: '/notifications',
        subject: 'promotions,news',
      }),
    );
    await heading('You’re unsubscribed');
    expect(
      screen.getByText('You no longer get e-mails with offers. You no longer get our news.'),
    ).toBeDefined();
    expect(screen.getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
      '/notifications',
    );
    expect(backend.account(MEMBER).notifications_disabled).toEqual(
      expect.arrayContaining(['promotions', 'news']),
    );
    expect(where().state).toEqual({ unsubscribed: ['promotions', 'news'] });
  });
});

describe('a link that keeps an account [ST-01]', () => {
  const open = (as?: string) =>
    visitAccess('/link', {
      state: { token: sendLink(backend, { email: DELETED, action: 'reactivate', target: '/login' }) },
      ...(as !== undefined && { as }),
    });

  it('asks first, then leads to the log-in', async () => {
    const { where } = await open();
    await heading('Keep your account');
    expect(backend.account(DELETED).status).toBe('pending_deletion');
    await press('Keep my account');
    expect(
      await screen.findByText('Your account is back, with everything in it. Log in to continue.'),
    ).toBeDefined();
    expect(where().pathname).toBe('/login');
    expect(backend.account(DELETED).status).toBe('active');
  });

  it('can be pressed again after a failure [ER-01]', async () => {
    await open();
    await heading('Keep your account');
    backend.fault({ match: 'POST reactivate.php', kind: 'status', status: 500 });
    await press('Keep my account');
    expect(await screen.findByText('An error occured, please try again later.')).toBeDefined();
    backend.db.faults = [];
    await press('Keep my account');
    expect(await screen.findByText(/^Your account is back/)).toBeDefined();
  });

  it('keeps it once, however fast it is pressed', async () => {
    await open();
    await heading('Keep your account');
    const asked = watchRequests();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Keep my account' }));
    await screen.findByText(/^Your account is back/);
    expect(asked()).toEqual(['POST reactivate.php']);
  });

  it('can be pressed again after a pause that the server wants [AP-02]', async () => {
    await open();
    await heading('Keep your account');
    limit('POST reactivate.php');
    await press('Keep my account');
    expect(await screen.findByText(PAUSE)).toBeDefined();
    await press('Keep my account');
    expect(await screen.findByText(/^Your account is back/)).toBeDefined();
  });

  it('says in place that it is back while somebody else is in, whom the log-in would send on', async () => {
    const { store, where } = await open(MEMBER);
    await heading('Keep your account');
    await press('Keep my account');
    await headingHasFocus('Your account is back');
    expect(where()).toMatchObject({ pathname: '/link', state: { link: 'kept' } });
    expect(selectUser(store.getState())?.email).toBe(MEMBER);
    expect(backend.account(DELETED).status).toBe('active');
    await userEvent.click(screen.getByRole('link', { name: 'Go to search' }));
    expect(where().pathname).toBe('/members');
  });

  it('names customer service when it came too late [ER-17]', async () => {
    await open();
    await heading('Keep your account');
    backend.fault({
      match: 'POST reactivate.php',
      kind: 'status',
      status: 410,
      body: { error: 'token_expired' },
    });
    await press('Keep my account');
    await headingHasFocus('Your account couldn’t be restored');
    expect(screen.getByRole('link', { name: '+31 10-000 00 00' }).getAttribute('href')).toBe(
      'tel:+31100000000',
    );
  });
});
