/** Accounts in the mock backend: login, sign-up, links, deletion, headers. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const form = {
  email: 'ada@example.test',
  name: 'Ada',
  password: 'long-enough',
  date_of_birth: '1990-06-01',
  gender: 'female',
  looking_for: 'male',
  language: 'en',
};
const signUp = (changes: object = {}) => caller.call('POST', '/api/signup.php', { ...form, ...changes });
const logIn = (email: string, password = 'demo-password') =>
  caller.call('POST', '/api/user.php', { email, password });
const linkFor = (subject: string) =>
  caller.db.outbox.findLast((item) => item.subject === subject)?.links[0]?.replace(/^.*[/=]/, '') ?? '';

describe('login', () => {
  it('opens a session for the right password', async () => {
    expect(await logIn('premium@example.test')).toMatchObject({
      status: 200,
      body: { user: { credits: 120 } },
    });
  });

  it('refuses a wrong one, and everything for 15 minutes after the fifth [ER-02] [ER-03]', async () => {
    for (let attempt = 1; attempt < 5; attempt += 1) {
      expect(await logIn('free@example.test', 'wrong')).toMatchObject({
        status: 401,
        body: { error: 'login_failed' },
      });
    }
    const fifth = await logIn('free@example.test', 'wrong');
    expect(fifth).toMatchObject({ status: 429, body: { error: 'too_many_attempts', minutes: 15 } });
    expect(fifth.headers['Retry-After']).toBe('900');
    caller.advance(5 * 60_000);
    expect(await logIn('free@example.test')).toMatchObject({ status: 429, body: { minutes: 10 } });
    caller.advance(10 * 60_000);
    expect((await logIn('free@example.test')).status).toBe(200);
  });

  it('lasts 30 days, and not a moment longer [RO-05] [RO-06]', async () => {
    await logIn('premium@example.test');
    const user = async () => (await caller.call('GET', '/api/user.php')).body['user'];
    caller.advance(30 * 86_400_000 - 1);
    expect(await user()).toMatchObject({ id: 'premium' });
    caller.advance(1);
    expect(await user()).toBeNull();
    expect(await caller.call('GET', '/api/likes.php')).toMatchObject({
      status: 403,
      body: { authentication_required: true },
    });
  });

  it('says until when a deleted account can come back [ER-17]', async () => {
    expect(await logIn('deleted@example.test')).toMatchObject({
      status: 403,
      body: { error: 'account_pending_deletion', until: '2026-01-24T12:00:00.000Z' },
    });
  });

  it('answers null without a session and 403 with the flag elsewhere [RO-06]', async () => {
    expect(await caller.call('GET', '/api/user.php')).toMatchObject({ status: 200, body: { user: null } });
    expect(await caller.call('GET', '/api/likes.php')).toMatchObject({
      status: 403,
      body: { authentication_required: true },
    });
  });
});

describe('sign-up', () => {
  it('opens an unconfirmed account with free messages and sends a mail [ST-01]', async () => {
    expect(await signUp()).toMatchObject({
      status: 200,
      body: { user: { status: 'not_confirmed', credits: 3 } },
    });
    expect(caller.db.outbox.at(-1)).toMatchObject({ to: 'ada@example.test', kind: 'mail' });
  });

  it.each([
    [{ email: 'premium@example.test' }, { email: 'taken' }],
    [{ email: 'PREMIUM@example.test ' }, { email: 'taken' }],
    [{ email: 'nobody' }, { email: 'invalid' }],
    [{ date_of_birth: '2008-01-16' }, { date_of_birth: 'underage' }],
    [{ date_of_birth: '1990-02-30' }, { date_of_birth: 'invalid' }],
    [{ date_of_birth: '2030-01-01' }, { date_of_birth: 'invalid' }],
    [{ name: 'Al' }, { name: 'invalid' }],
    [{ name: '@ada' }, { name: 'invalid' }],
    [{ name: 'ada@example.test' }, { name: 'invalid' }],
    [{ password: 'short' }, { password: 'too_short' }],
  ])('refuses %j [VA-01] [VA-02] [VA-10] [ER-16]', async (changes, fields) => {
    expect(await signUp(changes)).toMatchObject({ status: 422, body: { error: 'validation', fields } });
  });

  it('takes somebody who turns 18 today, and nobody younger whatever the settings say [VA-02]', async () => {
    caller.db.settings.min_age = 16;
    expect((await signUp({ date_of_birth: '2008-01-16' })).status).toBe(422);
    expect((await signUp({ date_of_birth: '2008-01-15' })).status).toBe(200);
  });

  it('follows the sign-up setting [ST-19]', async () => {
    caller.db.settings.signups = 'with_trafficsource';
    expect(await signUp()).toMatchObject({ status: 403, body: { error: 'signups_closed' } });
    const tracking = { network: 'n', ref: null, sub1: null, sub2: null, sub3: null };
    expect((await signUp({ tracking })).status).toBe(200);
    caller.db.settings.signups = 'none';
    expect((await signUp({ email: 'b@example.test', tracking })).status).toBe(403);
  });

  it('brings three likes within half a minute and a message after one', async () => {
    await signUp();
    caller.advance(30_000);
    const { body } = await caller.call('GET', '/api/likes.php');
    expect(body['liked_by']).toHaveLength(3);
    caller.advance(35_000);
    expect((await caller.call('GET', '/api/chats.php')).body['chats']).toHaveLength(1);
  });
});

describe('links', () => {
  it('confirms an address once [ST-01] [ER-04]', async () => {
    await signUp();
    const token = linkFor('Confirm your e-mail');
    expect(await caller.call('GET', `/api/token.php?token=${token}`)).toMatchObject({
      body: { action: 'activate', target: '/activate/done' },
    });
    expect(await caller.call('POST', '/api/activate.php', { token })).toMatchObject({
      body: { user: { status: 'active' } },
    });
    expect(await caller.call('POST', '/api/activate.php', { token })).toMatchObject({
      status: 410,
      body: { error: 'token_expired' },
    });
  });

  it('resets a password, three times a day at most [ER-05] [ER-06]', async () => {
    const ask = (email: string) => caller.call('POST', '/api/reset-password.php', { email });
    expect(await ask('nobody@example.test')).toMatchObject({
      status: 404,
      body: { error: 'email_not_found' },
    });
    expect((await ask('free@example.test')).status).toBe(200);
    const token = linkFor('Choose a new password');
    await caller.call('PUT', '/api/reset-password.php', { token, password: 'another-one' });
    expect((await logIn('free@example.test', 'another-one')).status).toBe(200);
    await ask('free@example.test');
    await ask('free@example.test');
    expect(await ask('free@example.test')).toMatchObject({ status: 429, body: { error: 'too_many_resets' } });
  });

  it('deletes an account and brings it back within 14 days [ST-01]', async () => {
    await caller.logIn('free');
    expect(await caller.call('DELETE', '/api/user.php', { password: 'wrong', reason: '' })).toMatchObject({
      status: 422,
    });
    await caller.call('DELETE', '/api/user.php', { password: 'demo-password', reason: '' });
    expect((await logIn('free@example.test')).status).toBe(403);
    caller.advance(13 * 86_400_000);
    const token = linkFor('Your account will be deleted');
    expect((await caller.call('POST', '/api/reactivate.php', { token })).status).toBe(200);
    expect((await logIn('free@example.test')).status).toBe(200);
  });

  it('changes the address only after the link in the mail [VA-04]', async () => {
    await caller.logIn('free');
    const change = (new_email: string) => caller.call('PUT', '/api/user.php', { new_email });
    expect(await change('premium@example.test')).toMatchObject({ body: { fields: { new_email: 'taken' } } });
    expect(await change('no address')).toMatchObject({ body: { fields: { new_email: 'invalid' } } });
    await change('fresh@example.test');
    expect(caller.account('free').email).toBe('free@example.test');
    await caller.call('POST', '/api/mail-change.php', { token: linkFor('Confirm your new e-mail') });
    expect(caller.account('free').email).toBe('fresh@example.test');
  });
});

describe('headers', () => {
  it('refuses a write without the client header or with a form type', async () => {
    const login = { email: 'free@example.test', password: 'demo-password' };
    expect(await caller.call('POST', '/api/user.php', login, { 'X-Request-Type': '' })).toMatchObject({
      status: 403,
      body: { error: 'csrf' },
    });
    const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
    expect((await caller.call('POST', '/api/user.php', login, asForm)).status).toBe(403);
  });

  it('takes the beacon of a page that closes without them [AP-07]', async () => {
    const plain = { 'X-Request-Type': '', 'Content-Type': 'text/plain' };
    expect((await caller.call('POST', '/api/page-hidden.php', {}, plain)).status).toBe(200);
  });
});
