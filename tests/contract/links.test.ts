/** The links in the mock backend's mails: what each does, once, and whose it is. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { clientId, createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const HOUR = 3_600_000;
const link = v.object({ link: v.string() });
const token = (text: string, key?: string) =>
  caller.call(
    'GET',
    `/api/token.php?token=${text}`,
    undefined,
    key === undefined ? {} : { 'Idempotency-Key': key },
  );
const newest = (subject: string) => caller.db.outbox.findLast((item) => item.subject === subject);
const tokenOf = (subject: string) => newest(subject)?.links[0]?.replace(/^.*[/=]/, '') ?? '';
const mail = async (text: string, to?: string) =>
  v.parse(link, (await caller.call('POST', '/__mock/event', { kind: 'mail', text, to })).body).link.slice(1);
const user = async () => (await caller.call('GET', '/api/user.php')).body['user'];

describe('a link', () => {
  it('that logs in does so once [RT-18]', async () => {
    const text = await mail('login', 'free@example.test');
    expect(await token(text)).toMatchObject({ status: 200, body: { action: 'login', target: '/likes' } });
    expect(await user()).toMatchObject({ id: 'free' });
    expect(await token(text)).toMatchObject({ status: 404, body: { error: 'not_found' } });
  });

  it('that unsubscribes turns off what it names, for its own member and without a session [RT-18]', async () => {
    const text = await mail('unsubscribe', 'free@example.test');
    expect(await token(text)).toMatchObject({ body: { action: 'unsubscribe', target: '/notifications' } });
    expect(caller.account('free').notifications_disabled).toEqual(['weekly_updates', 'news', 'promotions']);
    expect(await user()).toBeNull();
    expect((await token(text)).status).toBe(404);
  });

  it.each(['login', 'unsubscribe'])(
    'to %s says the same again to the key of the act, whose answer may have got lost, and to no other [RT-18]',
    async (kind) => {
      const text = await mail(kind, 'free@example.test');
      await caller.call('POST', '/__mock/fault', {
        match: 'GET token.php',
        kind: 'drop_after_commit',
        times: 1,
      });
      expect((await token(text, clientId(5))).status).toBe(0);
      const sessions = caller.db.sessions.size;
      expect(await token(text, clientId(5))).toMatchObject({ status: 200, body: { action: kind } });
      expect(caller.db.sessions.size).toBe(sessions);
      expect((await token(text, clientId(6))).status).toBe(404);
      expect((await token(text)).status).toBe(404);
    },
  );

  it('that logs in is not used up by an account that waits to be deleted [ER-17]', async () => {
    const text = await mail('login', 'deleted@example.test');
    for (const status of [403, 403])
      expect(await token(text)).toMatchObject({ status, body: { error: 'account_pending_deletion' } });
  });

  it.each([
    ['activate', '/activate/done', 'new', () => caller.call('POST', '/api/activate.php', { resend: true })],
    [
      'reset_password',
      '/reset-password/do',
      'free',
      () => caller.call('POST', '/api/reset-password.php', { email: 'free@example.test' }),
    ],
    [
      'mail_change',
      '/mail-change/do',
      'free',
      () => caller.call('PUT', '/api/user.php', { new_email: 'fresh@example.test' }),
    ],
    [
      'reactivate',
      '/login',
      'free',
      () => caller.call('DELETE', '/api/user.php', { password: 'demo-password', reason: '' }),
    ],
  ])('to %s says where it leads and stays good [RT-18]', async (action, target, persona, ask) => {
    await caller.logIn(persona);
    await ask();
    const text = caller.db.outbox.at(-1)?.links[0]?.replace(/^.*[/=]/, '') ?? '';
    for (const status of [200, 200]) {
      expect(await token(text)).toMatchObject({ status, body: { action, target } });
    }
  });

  it('that is unknown is not found, and one for something else has expired [ER-04]', async () => {
    expect((await token('nothing-of-the-kind')).status).toBe(404);
    const text = await mail('login', 'free@example.test');
    expect(await caller.call('POST', '/api/activate.php', { token: text })).toMatchObject({
      status: 410,
      body: { error: 'token_expired' },
    });
  });

  it('of the newest mail replaces those before it', async () => {
    await caller.logIn('new');
    const first = tokenOf('Confirm your e-mail');
    await caller.call('POST', '/api/activate.php', { resend: true });
    expect((await caller.call('POST', '/api/activate.php', { token: first })).status).toBe(410);
    const second = tokenOf('Confirm your e-mail');
    expect((await caller.call('POST', '/api/activate.php', { token: second })).status).toBe(200);
  });
});

describe('a confirmation mail', () => {
  it('comes three times within an hour, then when the first of them is an hour old', async () => {
    await caller.call('POST', '/api/signup.php', {
      email: 'ada@example.test',
      name: 'Ada',
      password: 'long-enough',
      date_of_birth: '1990-06-01',
      gender: 'female',
      looking_for: 'male',
      language: 'en',
    });
    const resend = () => caller.call('POST', '/api/activate.php', { resend: true });
    caller.advance(HOUR / 6);
    expect((await resend()).status).toBe(200);
    caller.advance(HOUR / 6);
    expect((await resend()).status).toBe(200);
    const refused = await resend();
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_mails' } });
    expect(refused.headers['Retry-After']).toBe('2400');
    caller.advance(2_400_000 - 1);
    expect((await resend()).status).toBe(429);
    caller.advance(1);
    expect((await resend()).status).toBe(200);
    expect((await resend()).headers['Retry-After']).toBe('600');
  });

  it('is not needed by somebody who confirmed a new address', async () => {
    await caller.logIn('new');
    await caller.call('PUT', '/api/user.php', { new_email: 'lotte@example.test' });
    await caller.call('POST', '/api/mail-change.php', { token: tokenOf('Confirm your new e-mail') });
    expect(await user()).toMatchObject({ status: 'active', email: 'lotte@example.test' });
    const before = caller.db.outbox.length;
    expect((await caller.call('POST', '/api/activate.php', { resend: true })).status).toBe(200);
    expect(caller.db.outbox).toHaveLength(before);
  });
});

describe('a reset', () => {
  it('is possible again a day after the first of three [ER-05]', async () => {
    const ask = () => caller.call('POST', '/api/reset-password.php', { email: 'free@example.test' });
    await ask();
    caller.advance(HOUR);
    await ask();
    await ask();
    expect((await ask()).headers['Retry-After']).toBe(String(23 * 3600));
    caller.advance(23 * HOUR);
    expect((await ask()).status).toBe(200);
  });
});

describe('a mail about news', () => {
  const deliver = async () => {
    await caller.logIn('premium');
    await caller.call('POST', '/api/chat.php', {
      profile: 'sofia',
      client_id: '00000000-0000-4000-8000-000000000001',
      text: 'Good evening',
    });
    await caller.call('GET', '/api/logout.php');
    caller.advance(10_000);
    await caller.call('GET', '/api/user.php');
    return newest('You have a new message');
  };

  it('reaches a member who is logged in nowhere, with links that work', async () => {
    const sent = await deliver();
    expect(sent).toMatchObject({ to: 'premium@example.test', kind: 'mail' });
    const [login = '', unsubscribe = ''] = sent?.links.map((path) => path.slice(1)) ?? [];
    expect((await token(unsubscribe)).body).toMatchObject({ action: 'unsubscribe' });
    expect(caller.account('premium').notifications_disabled).toEqual(['new_messages']);
    expect(String((await token(login)).body['target'])).toMatch(/^\/chats\/c\d+$/);
    expect(await user()).toMatchObject({ id: 'premium' });
  });

  it.each(['bounce', 'fbl', 'listunsubscribe'])('does not go out after %s [EN-03]', async (reason) => {
    await caller.call('POST', '/__mock/event', { kind: 'mail', text: reason, to: 'premium@example.test' });
    expect(caller.account('premium').disabled_reason).toBe(reason);
    expect(await deliver()).toBeUndefined();
  });

  it('goes out again when the member asks for it, or with a new address after a bounce; a choice of kinds turns nothing on [EN-03]', async () => {
    await caller.logIn('premium');
    const trouble = (text: string) => caller.call('POST', '/__mock/event', { kind: 'mail', text });
    await trouble('fbl');
    await caller.call('PUT', '/api/user.php', { notifications_disabled: ['news'] });
    expect(caller.account('premium').disabled_reason).toBe('fbl');
    await caller.call('PUT', '/api/user.php', { emails_again: true });
    expect(caller.account('premium').disabled_reason).toBeNull();
    expect(caller.account('premium').notifications_disabled).toEqual(['news']);
    await trouble('bounce');
    await caller.call('PUT', '/api/user.php', { emails_again: true });
    expect(caller.account('premium').disabled_reason).toBe('bounce');
    await caller.call('PUT', '/api/user.php', { new_email: 'fresh@example.test' });
    await caller.call('POST', '/api/mail-change.php', { token: tokenOf('Confirm your new e-mail') });
    expect(caller.account('premium').disabled_reason).toBeNull();
  });

  it('is only sent to somebody, about something', async () => {
    for (const [input, status] of [
      [{ text: 'login' }, 404],
      [{ text: 'odd', to: 'free@example.test' }, 422],
    ] as const) {
      expect((await caller.call('POST', '/__mock/event', { kind: 'mail', ...input })).status).toBe(status);
    }
  });
});
