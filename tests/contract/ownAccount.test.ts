/** What a member changes about the own account in the mock backend: consent, password, address, profile, the end. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { blockedAnswer } from '@/api/wire/members';
import { discountSchema } from '@/api/wire/payment';
import { profileAnswer } from '@/api/wire/profile';
import { userAnswer } from '@/api/wire/user';
import { createCaller, NOON, type Caller } from './caller';

let caller: Caller;
beforeEach(async () => {
  caller = createCaller();
  await caller.logIn('premium');
});

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const update = (body: object) => caller.call('PUT', '/api/user.php', body);
const changed = async (body: object) => v.parse(userAnswer, (await update(body)).body).user;
const profile = (body: object) => caller.call('PUT', '/api/profile.php', body);
const logIn = (email: string, password = 'demo-password') =>
  caller.call('POST', '/api/user.php', { email, password });
const mails = (subject: string) => caller.db.outbox.filter((item) => item.subject === subject);

describe('the terms', () => {
  it('are accepted at sign-up and again after a change, never backwards [CO-03]', async () => {
    const before = (await changed({})).terms_accepted ?? '';
    const version = new Date(NOON + DAY).toISOString();
    expect(before < version).toBe(true);
    expect((await changed({ terms_accepted: version })).terms_accepted).toBe(version);
    expect((await changed({ terms_accepted: before })).terms_accepted).toBe(version);
  });
});

describe('consent', () => {
  it('is on record for personas with something to protect, not for the new one', async () => {
    expect((await changed({})).sensitive_consent).not.toBeNull();
    await caller.logIn('new');
    const fresh = await changed({});
    expect(fresh).toMatchObject({ sensitive_consent: null, profile: { sexuality: null, interests: [] } });
  });

  it('keeps its first moment, and with it goes what it was given for', async () => {
    await caller.logIn('new');
    expect((await changed({ sensitive_consent: true })).sensitive_consent).toBe(new Date(NOON).toISOString());
    caller.advance(HOUR);
    expect((await changed({ sensitive_consent: true })).sensitive_consent).toBe(new Date(NOON).toISOString());
    await profile({ sexuality: 'bi', interests: ['tea'], hair_color: 'red' });
    expect(await changed({ sensitive_consent: false })).toMatchObject({
      sensitive_consent: null,
      profile: { sexuality: null, interests: [], hair_color: 'red' },
    });
  });
});

describe('a password', () => {
  const change = (old_password: string, new_password: string) => update({ old_password, new_password });

  it.each([
    ['wrong', 'long-enough', { old_password: 'wrong' }],
    ['demo-password', 'short', { new_password: 'too_short' }],
    ['wrong', 'short', { old_password: 'wrong', new_password: 'too_short' }],
  ])('%s and %s are refused [ER-15] [VA-06]', async (old, fresh, fields) => {
    expect(await change(old, fresh)).toMatchObject({ status: 422, body: { fields } });
    expect(caller.account('premium').password).toBe('demo-password');
  });

  it('is not changed when something else of the request is wrong', async () => {
    const both = { old_password: 'demo-password', new_password: 'long-enough', new_email: 'no address' };
    expect((await update(both)).status).toBe(422);
    expect(caller.account('premium').password).toBe('demo-password');
  });

  it('ends the sessions elsewhere, keeps this one and tells the owner', async () => {
    const here = caller.db.jar.session;
    await caller.logIn('premium');
    const elsewhere = caller.db.jar.session;
    caller.db.jar.session = here;
    expect((await change('demo-password', 'long-enough')).status).toBe(200);
    expect([here, elsewhere].map((session) => caller.db.sessions.has(session ?? ''))).toEqual([true, false]);
    expect(mails('Your password was changed')).toMatchObject([{ to: 'premium@example.test' }]);
  });
});

describe('an address', () => {
  it('that is in use is taken, one’s own too [VA-04]', async () => {
    for (const new_email of ['free@example.test', 'PREMIUM@example.test']) {
      expect(await update({ new_email })).toMatchObject({
        status: 422,
        body: { fields: { new_email: 'taken' } },
      });
    }
  });

  it('that is new gets three mails within an hour, whichever it is, then when the first is an hour old [VA-04]', async () => {
    const ask = (new_email: string, key = new_email) =>
      caller.call('PUT', '/api/user.php', { new_email }, { 'Idempotency-Key': key });
    await ask('one@example.test');
    caller.advance(HOUR / 6);
    // The same act once more is no mail.
    await ask('two@example.test');
    await ask('two@example.test');
    await ask('one@example.test', 'again');
    const refused = await update({ new_email: 'four@example.test', invisible: true });
    expect(refused).toMatchObject({ status: 429, body: { error: 'too_many_mails' } });
    expect(refused.headers['Retry-After']).toBe('3000');
    expect(mails('Confirm your new e-mail')).toHaveLength(3);
    expect((await changed({})).invisible).toBe(false);
    expect((await update({ new_email: 'no address' })).status).toBe(422);
    caller.advance(3_000_000 - 1);
    expect((await update({ new_email: 'four@example.test' })).status).toBe(429);
    caller.advance(1);
    expect((await update({ new_email: 'four@example.test' })).status).toBe(200);
  });

  it('that was changed is told to the old one', async () => {
    await update({ new_email: 'fresh@example.test' });
    const [sent] = mails('Confirm your new e-mail');
    expect(sent?.to).toBe('fresh@example.test');
    const token = sent?.links[0]?.split('=').at(-1);
    expect((await caller.call('POST', '/api/mail-change.php', { token })).status).toBe(200);
    expect(mails('Your e-mail address was changed')).toMatchObject([{ to: 'premium@example.test' }]);
  });
});

describe('a profile', () => {
  it.each([
    [{ name: 'Al' }, { name: 'invalid' }],
    [{ name: '@marek' }, { name: 'invalid' }],
    [{ name: 'premium@example.test' }, { name: 'invalid' }],
    [{ interests: ['tea', 'stamps'] }, { interests: 'invalid' }],
    [{ languages: ['en', 'xx'] }, { languages: 'invalid' }],
    [{ about: 'x'.repeat(501) }, { about: 'too_long' }],
    [{ country: 'JP' }, { country: 'invalid' }],
    [{ region: 'Bavaria' }, { region: 'invalid' }],
    [{ city: 'R2 <D2>' }, { city: 'invalid' }],
    [{ body_type: 'tall' }, { body_type: 'invalid' }],
  ])('does not take %j [EN-01] [VA-01]', async (body, fields) => {
    expect(await profile(body)).toMatchObject({ status: 422, body: { error: 'validation', fields } });
  });

  it('is tidied up and shows in the account at once [EN-01]', async () => {
    const body = {
      name: ' Mara ',
      about: `  ${'ł'.repeat(500)} `,
      languages: ['pl', 'pl'],
      interests: ['tea', 'tea'],
    };
    const answer = v.parse(profileAnswer, (await profile(body)).body).profile;
    expect(answer).toMatchObject({
      name: 'Mara',
      about: 'ł'.repeat(500),
      languages: ['pl'],
      interests: ['tea'],
    });
    expect((await changed({})).profile).toEqual(answer);
    expect(v.parse(profileAnswer, (await profile({ about: ' ' })).body).profile.about).toBeNull();
  });

  it('takes what belongs to the old country along to no other', async () => {
    const move = async (body: object) => v.parse(profileAnswer, (await profile(body)).body).profile;
    expect(await move({ country: 'DE' })).toMatchObject({ country: 'DE', region: null, city: null });
    expect(await move({ region: 'Bavaria', city: 'Munich' })).toMatchObject({
      region: 'Bavaria',
      city: 'Munich',
    });
    expect(await move({ region: 'Berlin' })).toMatchObject({ region: 'Berlin', city: null });
    expect(await move({ city: 'Klein-Köris' })).toMatchObject({ region: 'Berlin', city: 'Klein-Köris' });
  });
});

describe('the offer before a deletion', () => {
  const ask = () => caller.call('GET', '/api/discountcode.php?delete=true');

  it('is one code for one member, until a day after it was first asked for [ST-04]', async () => {
    const offer = v.parse(discountSchema, (await ask()).body);
    expect(offer).toMatchObject({
      code: 'STAY50-PREMIUM',
      value_percentage: 50,
      user_id: 'premium',
      expires: new Date(NOON + DAY).toISOString(),
    });
    caller.advance(HOUR);
    expect((await ask()).body).toEqual(offer);
    const order = { package: 'p0', method: 'visa', card: 'card-1', return_url: '/credits', code: offer.code };
    const start = () => caller.call('POST', '/api/payment.php', order);
    await caller.logIn('low');
    expect(await start()).toMatchObject({ status: 422, body: { fields: { code: 'not_found' } } });
    await caller.logIn('premium');
    expect((await start()).status).toBe(200);
    caller.advance(2000);
    expect(await start()).toMatchObject({ status: 422, body: { fields: { code: 'used' } } });
    expect([...caller.db.payments.values()].map(({ amount }) => amount)).toEqual([499]);
    expect(await ask()).toMatchObject({ status: 404, body: { error: 'not_found' } });
  });

  it('is not made again after its end, nor at all without the setting', async () => {
    caller.db.settings.delete_discount = 0;
    expect(await ask()).toMatchObject({ status: 404, body: { error: 'not_found' } });
    caller.db.settings.delete_discount = 30;
    expect((await ask()).body).toMatchObject({ code: 'STAY30-PREMIUM', value_percentage: 30 });
    caller.advance(DAY);
    expect((await ask()).status).toBe(404);
  });
});

describe('a deletion', () => {
  const remove = () => caller.call('DELETE', '/api/user.php', { password: 'demo-password', reason: 'tired' });
  const tokenOf = (subject: string) => mails(subject).at(-1)?.links[0]?.slice(1) ?? '';
  const byMail = () => caller.call('POST', '/api/reactivate.php', { email: 'premium@example.test' });

  it('closes the account and can be taken back by each of its mails [ST-01] [ER-17]', async () => {
    expect(await byMail()).toMatchObject({ status: 410, body: { error: 'token_expired' } });
    await remove();
    expect(await logIn('premium@example.test')).toMatchObject({
      status: 403,
      body: { error: 'account_pending_deletion', until: new Date(NOON + 14 * DAY).toISOString() },
    });
    const first = tokenOf('Your account will be deleted');
    expect((await byMail()).status).toBe(200);
    const second = tokenOf('Keep your account');
    expect((await caller.call('POST', '/api/reactivate.php', { token: first })).status).toBe(200);
    expect((await logIn('premium@example.test')).status).toBe(200);
    expect((await caller.call('POST', '/api/reactivate.php', { token: second })).status).toBe(410);
    caller.advance(15 * DAY);
    expect((await logIn('premium@example.test')).status).toBe(200);
  });

  it('leaves nothing after 14 days, by the world’s clock [ST-01]', async () => {
    await caller.call('POST', '/api/like.php', { profile: 'elena', source: 'search' });
    await remove();
    const token = tokenOf('Your account will be deleted');
    caller.advance(14 * DAY - 1);
    expect((await logIn('premium@example.test')).status).toBe(403);
    caller.advance(1);
    expect(await logIn('premium@example.test')).toMatchObject({
      status: 401,
      body: { error: 'login_failed' },
    });
    expect((await caller.call('POST', '/api/reactivate.php', { token })).status).toBe(410);
    expect((await byMail()).status).toBe(410);
    expect((await caller.call('GET', `/api/token.php?token=${token}`)).status).toBe(404);
    expect((await caller.call('GET', '/api/member.php?id=premium')).status).toBe(404);
    const { members, likes, conversations, cards, blocks } = caller.db;
    expect(members.has('premium')).toBe(false);
    expect(JSON.stringify([[...likes.keys()], [...cards.values()], [...blocks]])).not.toContain('premium');
    expect([...conversations.values()].filter((one) => one.members.includes('premium'))).toEqual([]);
  });

  it('ends by itself for somebody who had asked for it before', async () => {
    await caller.call('POST', '/__mock/persona', { email: null });
    expect((await logIn('deleted@example.test')).status).toBe(403);
    caller.advance(9 * DAY);
    expect((await logIn('deleted@example.test')).status).toBe(401);
  });

  it('ends other links: they log nobody in', async () => {
    const { body } = await caller.call('POST', '/__mock/event', { kind: 'mail', text: 'login' });
    await remove();
    expect((await caller.call('GET', `/api/token.php?token=${String(body['link']).slice(1)}`)).status).toBe(
      404,
    );
  });
});

describe('what an account holds', () => {
  it('can be read: profile, photos, likes, blocked members, cards, payments, conversations [BX-23]', async () => {
    const { blocked } = v.parse(blockedAnswer, (await caller.call('GET', '/api/block.php')).body);
    expect(blocked).toHaveLength(2);
    for (const file of ['member.php?id=premium', 'likes.php', 'cards.php', 'transactions.php', 'chats.php']) {
      expect((await caller.call('GET', `/api/${file}`)).status).toBe(200);
    }
  });
});
