// @vitest-environment jsdom
/** Links whose answer got lost after the server had done what they are for: they are not used up, by another try or by a reload. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { selectUser } from '@/core/auth/authSlice';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import {
  DELETED,
  heading,
  MEMBER,
  NEWCOMER,
  press,
  reload,
  sendLink,
  typeInto,
  visitAccess,
} from '@tests/factories/access';
import { watchRequests } from '@tests/factories/requests';

let backend: TestBackend;

beforeEach(async () => {
  backend = createTestBackend();
  await startI18n('en');
  await loadNamespaces(['access', 'auth', 'members']);
});
afterEach(() => backend.close());

/** The server does what it is asked; of its answers the first ones get lost, all of them unless told. */
const lose = (match: string, times: number | null = null) =>
  backend.fault({ match, kind: 'drop_after_commit', times });
const found = () => {
  backend.db.faults = [];
};
/** Does not go by the keys of acts, as a server may that knows them for writes alone. */
const forgetKeys = () => backend.db.answers.clear();
const unsubscribing = () =>
  sendLink(backend, {
    email: MEMBER,
    action: 'unsubscribe',
    target: '/notifications',
    subject: 'promotions,news',
  });
const loggingIn = () => sendLink(backend, { email: MEMBER, action: 'login', target: '/chats' });
const open = (token: string, as?: string) => visitAccess(`/${token}`, as === undefined ? {} : { as });

describe('a link that the server uses up when it is asked about it [RT-18, AP-04]', () => {
  it('unsubscribes, whose answer is heard at the next try', async () => {
    lose('GET token.php', 1);
    const { where } = await open(unsubscribing());
    await heading('Your link couldn’t be opened');
    expect(backend.account(MEMBER).notifications_disabled).toContain('news');
    await press('Try again');
    await heading('You’re unsubscribed');
    expect(where().state).toEqual({ unsubscribed: ['promotions', 'news'] });
  });

  it('logs in, and leads where it was to lead', async () => {
    lose('GET token.php', 1);
    const { store } = await open(loggingIn());
    await heading('Your link couldn’t be opened');
    await press('Try again');
    await heading('Messages');
    expect(selectUser(store.getState())?.email).toBe(MEMBER);
  });

  it('is the same act after a reload', async () => {
    lose('GET token.php', 1);
    const visit = await open(unsubscribing());
    await heading('Your link couldn’t be opened');
    await reload(visit);
    expect(await heading('You’re unsubscribed')).toBeDefined();
  });
});

describe('a link that a server without keys has used up, unheard [RT-18, ER-04]', () => {
  it('says that it may have worked, and where to see it', async () => {
    lose('GET token.php', 1);
    const { where } = await open(unsubscribing());
    await heading('Your link couldn’t be opened');
    forgetKeys();
    await press('Try again');
    await heading('Your link may have worked');
    expect(where()).toMatchObject({ pathname: '/link', state: { link: 'perhaps' } });
    expect(screen.getByRole('link', { name: 'All notifications' }).getAttribute('href')).toBe(
      '/notifications',
    );
    expect(screen.getByRole('link', { name: 'Log in' })).toBeDefined();
  });

  it('says so to a member who was here before, too', async () => {
    lose('GET token.php', 1);
    await open(unsubscribing(), MEMBER);
    await heading('Your link couldn’t be opened');
    forgetKeys();
    await press('Try again');
    await heading('Your link may have worked');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('leads on whoever it has logged in', async () => {
    lose('GET token.php', 1);
    const { store } = await open(loggingIn());
    await heading('Your link couldn’t be opened');
    forgetKeys();
    await press('Try again');
    await heading('Search');
    expect(selectUser(store.getState())?.email).toBe(MEMBER);
  });

  it('is a dead one as before when the server had refused it, or never knew it', async () => {
    backend.fault({
      match: 'GET token.php',
      kind: 'status',
      status: 429,
      body: { error: 'rate_limited' },
      times: 1,
    });
    await open('abcdefghijklmnop1234');
    await heading('Your link couldn’t be opened');
    await press('Try again');
    expect(await heading('This page could not be found')).toBeDefined();
  });
});

describe('the confirmation of an address [RT-12, RT-13, AP-04]', () => {
  const changing = () =>
    sendLink(backend, {
      email: MEMBER,
      action: 'mail_change',
      target: '/mail-change/do',
      subject: 'fresh@example.test',
    });

  it.each([
    ['an answer that comes at the second try', 1],
    ['none that comes before somebody asks again', null],
  ])('of a new one outlives %s', async (_, times) => {
    lose('POST mail-change.php', times);
    await open(changing());
    if (times === null) {
      await heading('Your new address isn’t confirmed yet');
      found();
      await press('Try again');
    }
    expect(await heading('Your new address is confirmed')).toBeDefined();
    expect(backend.account('premium').email).toBe('fresh@example.test');
  });

  it('of a new one is the same act after a reload', async () => {
    lose('POST mail-change.php');
    const visit = await open(changing());
    await heading('Your new address isn’t confirmed yet');
    found();
    await reload(visit);
    expect(await heading('Your new address is confirmed')).toBeDefined();
  });

  it('of an account is the same act after a reload, which does not ask again what the link is for', async () => {
    lose('POST activate.php');
    const visit = await open(sendLink(backend, { email: NEWCOMER, action: 'activate' }));
    await heading('Your link couldn’t be opened');
    expect(backend.account(NEWCOMER).status).toBe('active');
    expect(visit.where().pathname).toBe('/activate/done');
    found();
    const asked = watchRequests();
    await reload(visit);
    expect(await heading('Your e-mail address is confirmed')).toBeDefined();
    expect(asked()).not.toContain('GET token.php');
  });
});

describe('a new password whose answer is lost [RT-11, AP-02]', () => {
  it.each([1, null])('is saved once all the same', async (times) => {
    lose('PUT reset-password.php', times);
    await open(sendLink(backend, { email: MEMBER, action: 'reset_password' }));
    await heading('Choose a new password');
    await typeInto('New password', 'long-walks-42');
    await typeInto('Repeat the new password', 'long-walks-42');
    await press('Save the new password');
    if (times === null) {
      await screen.findByText('You seem to be offline. Check your connection and try again.');
      found();
      await press('Save the new password');
    }
    expect(await screen.findByText(/^Your new password is saved/)).toBeDefined();
    expect(backend.account(MEMBER).password).toBe('long-walks-42');
    const mails = backend.db.outbox.filter(({ subject }) => subject === 'Your password was changed');
    expect(mails).toHaveLength(1);
  });
});

describe('an account that is kept, whose answer is lost [ST-01, AP-02]', () => {
  it.each([1, null])('is back once', async (times) => {
    lose('POST reactivate.php', times);
    await open(sendLink(backend, { email: DELETED, action: 'reactivate', target: '/login' }));
    await heading('Keep your account');
    await press('Keep my account');
    if (times === null) {
      await screen.findByText('You seem to be offline. Check your connection and try again.');
      found();
      await press('Keep my account');
    }
    expect(await screen.findByText(/^Your account is back/)).toBeDefined();
    expect(backend.account(DELETED).status).toBe('active');
  });
});
