/** The control calls that the QA console needs besides those of the contract. */
import { beforeEach, describe, expect, it } from 'vitest';
import { calls } from '@mocks/backend';
import { hours } from '@mocks/clock';
import { createDb } from '@mocks/db';
import { clientId, createCaller, NOON, type Caller } from './caller';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});
const get = async (name: string) => (await caller.call('GET', `/__mock/${name}`)).body;

describe('member', () => {
  it('changes the account that is logged in, and what is left out stays [BX-03]', async () => {
    await caller.logIn('premium');
    const change = { credits: 3, paid_user: false, photos: false, member_for_ms: hours(1) };
    const { status, body } = await caller.call('POST', '/__mock/member', change);
    expect([status, body]).toMatchObject([200, { credits: 3, paid_user: false, status: 'active' }]);
    expect((await caller.call('GET', '/api/user.php')).body['user']).toMatchObject({
      credits: 3,
      signup_date: new Date(NOON - hours(1)).toISOString(),
      profile: { main_image: null },
    });
  });

  it('takes direct debit from a member and gives it back', async () => {
    await caller.logIn('premium');
    await caller.call('POST', '/__mock/member', { sdd_blocked: true });
    expect(caller.account('premium').sdd_blocked).toBe(true);
    await caller.call('POST', '/__mock/member', { sdd_blocked: false });
    expect(caller.account('premium')).not.toHaveProperty('sdd_blocked');
  });

  it('needs somebody who is logged in, and fields that there are', async () => {
    expect((await caller.call('POST', '/__mock/member', { credits: 1 })).body).toEqual({
      error: 'no_member',
    });
    await caller.logIn('low');
    expect((await caller.call('POST', '/__mock/member', { creditz: 1 })).status).toBe(422);
  });
});

describe('a small world', () => {
  it('has the personas alone, and nothing names who is gone [BX-03]', () => {
    const db = createDb('small', NOON, { people: 0 });
    const ids = new Set(db.members.keys());
    expect(ids).toEqual(new Set(db.accounts.keys()));
    for (const { from, to } of db.likes.values()) expect([ids.has(from), ids.has(to)]).toEqual([true, true]);
    for (const { members } of db.conversations.values())
      expect(members.every((id) => ids.has(id))).toBe(true);
    for (const account of db.accounts.values()) expect(account.started).toEqual([]);
  });

  it('has as many people as asked, the first ones of the world', () => {
    const whole = createDb('small', NOON);
    const db = createDb('small', NOON, { people: 25 });
    expect(db.members.size).toBe(db.accounts.size + 25);
    for (const id of db.members.keys()) expect(whole.members.has(id)).toBe(true);
  });

  it('has ten members with a reset that says so, and a hundred thousand at most', async () => {
    await caller.call('POST', '/__mock/reset', { people: 0, members: 10 });
    const { counts, personas } = await get('state');
    expect(counts).toMatchObject({ members: 10 + (Array.isArray(personas) ? personas.length : 0) });
    expect((await caller.call('POST', '/__mock/reset', { members: 100_001 })).status).toBe(422);
  });
});

describe('clock', () => {
  it('can be taken back to where it would be without any move [BX-04]', async () => {
    const before = Date.now();
    await caller.call('POST', '/__mock/clock', { advance_ms: hours(30), freeze: true });
    await caller.call('POST', '/__mock/clock', { reset: true });
    const { now, frozen } = await get('alive');
    expect(frozen).toBe(false);
    expect(Date.parse(String(now))).toBeGreaterThanOrEqual(before);
    expect(Date.parse(String(now))).toBeLessThan(before + hours(1));
  });
});

describe('what testers look at', () => {
  it('is a sign of life with what matters', async () => {
    await caller.logIn('low');
    await caller.call('POST', '/__mock/fault', { match: '* *', kind: 'slow' });
    expect(await get('alive')).toEqual({
      seed: 'rules',
      persona: 'low@example.test',
      now: new Date(NOON).toISOString(),
      frozen: true,
      latency_ms: 0,
      faults: 1,
    });
  });

  it('is every call of the table', async () => {
    expect((await get('calls'))['calls']).toEqual(
      calls.map(({ method, path, member }) => ({ method, path, member })),
    );
  });

  it('is what was asked last, the newest first, with codes and faults and without secrets', async () => {
    await caller.call('POST', '/api/user.php', { email: 'low@example.test', password: 'wrong-word' });
    await caller.call('GET', '/api/token.php?token=abcdefghijklmnop');
    await caller.call('POST', '/__mock/fault', { match: 'GET faq.php*', kind: 'offline', times: 1 });
    await caller.call('GET', '/api/faq.php?language=en');
    const { requests } = await get('requests');
    expect(requests).toMatchObject([
      { method: 'GET', url: '/api/faq.php?language=en', status: 0, error: null, fault: 'offline' },
      { method: 'GET', url: '/api/token.php?token=…', status: 404 },
      { method: 'POST', url: '/api/user.php', status: 401, error: 'login_failed' },
    ]);
    expect(JSON.stringify(requests)).not.toMatch(/wrong-word|low@example|abcdefghijklmnop/);
  });

  it.each(['offline', 'timeout', 'drop_after_commit'])(
    'is of a lost connection which fault has cut it: %s [BX-03]',
    async (kind) => {
      await caller.call('POST', '/__mock/fault', { match: 'GET faq.php*', kind, ms: 1, times: 1 });
      await caller.call('GET', '/api/faq.php?language=en');
      expect(await get('requests')).toMatchObject({ requests: [{ status: 0, fault: kind }] });
    },
  );

  it('is nothing of the world before a reset', async () => {
    await caller.call('GET', '/api/faq.php?language=en');
    await caller.call('POST', '/__mock/reset', {});
    expect(await get('requests')).toEqual({ requests: [] });
    await caller.call('GET', '/api/settings.php');
    expect(await get('requests')).toMatchObject({ requests: [{ url: '/api/settings.php' }] });
  });

  it('is nothing of a world that began anew before the answer', async () => {
    await caller.call('POST', '/__mock/fault', { match: 'GET faq.php*', kind: 'slow', ms: 50 });
    const slow = caller.call('GET', '/api/faq.php?language=en');
    await caller.call('POST', '/__mock/reset', {});
    expect((await slow).status).toBe(200);
    expect(await get('requests')).toEqual({ requests: [] });
  });

  it('is never longer than a page, and of this world alone', async () => {
    await caller.logIn('low');
    for (let count = 0; count < 60; count += 1)
      await caller.call('POST', '/api/chat.php', {
        profile: 'elena',
        client_id: clientId(count),
        text: 'Hi',
      });
    expect((await get('requests'))['requests']).toHaveLength(50);
    expect((await createCaller().call('GET', '/__mock/requests')).body).toEqual({ requests: [] });
  });
});
