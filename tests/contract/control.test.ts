/** The control calls of the mock backend. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { chatAnswer } from '@/api/wire/chat';
import { advanceClock, hours, readClock } from '@mocks/clock';
import { resetWorld } from '@mocks/control';
import { createDbAt } from '@mocks/db';
import { clientId, createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});
const fault = (input: object) => caller.call('POST', '/__mock/fault', input);
const user = () => caller.call('GET', '/api/user.php');

describe('reset', () => {
  it('puts everything back: data, clock, faults, settings and sessions [BX-03]', async () => {
    await caller.logIn('premium');
    await caller.call('POST', '/api/chat.php', { profile: 'elena', client_id: clientId(1), text: 'Hello' });
    await fault({ match: '* *', kind: 'status' });
    await caller.call('PATCH', '/__mock/settings', { niche: 3, latency_ms: 0 });
    await caller.call('POST', '/__mock/reset', {});
    const { body } = await caller.call('GET', '/__mock/state');
    expect(body).toMatchObject({ persona: null, faults: [], seed: 'rules', settings: { niche: 1 } });
    expect(body['clock']).toMatchObject({ offset_ms: 0, frozen_at: null });
    expect(caller.account('premium').credits).toBe(120);
  });

  it('begins again when this world begins, where that is a moment of its own', () => {
    const begins = Date.UTC(2027, 1, 28, 12);
    const world = createDbAt(begins);
    advanceClock(world.clock, hours(30));
    expect(readClock(world.clock)).toBeGreaterThanOrEqual(begins + hours(30));
    resetWorld(world);
    expect(world.created_at).toBe(begins);
    expect(readClock(world.clock)).toBeGreaterThanOrEqual(begins);
    expect(readClock(world.clock)).toBeLessThan(begins + hours(1));
  });

  it('can deal another world', async () => {
    const before = caller.db.members.get('m1050');
    await caller.call('POST', '/__mock/reset', { seed: 'another' });
    expect(caller.db.seed).toBe('another');
    expect(caller.db.members.get('m1050')).not.toEqual(before);
  });
});

describe('personas', () => {
  it.each([
    ['free', { status: 'active', credits: 0, paid_user: false, signup_date: '2026-01-15T11:00:00.000Z' }],
    ['new', { status: 'not_confirmed', paid_user: false, signup_date: '2026-01-15T11:50:00.000Z' }],
    ['premium', { status: 'active', credits: 120, paid_user: true }],
    ['low', { credits: 7, paid_user: true }],
    ['empty', { credits: 0, paid_user: true }],
    ['blocked', { status: 'active' }],
  ])('%s is as the contract says', async (name, facts) => {
    await caller.logIn(name);
    expect((await user()).body['user']).toMatchObject({ email: `${name}@example.test`, ...facts });
  });

  it('deleted is told until when it can come back', async () => {
    const reply = await caller.call('POST', '/__mock/persona', { email: 'deleted@example.test' });
    expect(reply).toMatchObject({ status: 403, body: { error: 'account_pending_deletion' } });
    expect((await user()).body['user']).toBeNull();
  });

  it('null is a visitor', async () => {
    await caller.logIn('premium');
    await caller.call('POST', '/__mock/persona', { email: null });
    expect((await user()).body['user']).toBeNull();
  });
});

describe('faults', () => {
  it.each([
    ['status', 503],
    ['offline', 0],
    ['wrong_shape', 200],
  ])('of kind %s answer with status %i instead of the call', async (kind, status) => {
    await fault({ match: 'GET likes.php', kind, body: { odd: true }, times: 1 });
    expect((await caller.call('GET', '/api/likes.php')).status).toBe(status);
    expect((await caller.call('GET', '/api/likes.php')).status).toBe(403);
  });

  it('of kind slow delay the call and let it through, of kind timeout end without an answer', async () => {
    await fault({ match: 'GET user.php', kind: 'slow', ms: 5, times: 1 });
    expect(await user()).toMatchObject({ status: 200, headers: { 'X-Mock-Fault': 'slow' } });
    await fault({ match: 'GET user.php', kind: 'timeout', ms: 5, times: 1 });
    expect((await user()).status).toBe(0);
  });

  it('of kind malformed send what is no JSON', async () => {
    await fault({ match: 'GET likes.php', kind: 'malformed' });
    await expect(caller.call('GET', '/api/likes.php')).rejects.toThrow('JSON');
  });

  it('with 429 and 503 say when to come back', async () => {
    for (const status of [429, 503]) {
      await fault({ match: 'GET user.php', kind: 'status', status, times: 1 });
      expect((await user()).headers['Retry-After']).toBe('1');
    }
  });

  it('do nothing before the call when they strike', async () => {
    await caller.logIn('premium');
    await fault({ match: 'POST like.php', kind: 'status', times: 1 });
    await caller.call('POST', '/api/like.php', { profile: 'yuki', source: 'search' });
    expect(caller.db.likes.has('premium>yuki')).toBe(false);
  });

  it('strike the same requests in every run of a seed', async () => {
    const run = async () => {
      caller = createCaller('chaos');
      await fault({ match: '* /api/*', kind: 'status', rate: 0.2 });
      const statuses: number[] = [];
      for (let count = 0; count < 60; count += 1) statuses.push((await user()).status);
      return statuses;
    };
    const first = await run();
    expect(first).toContain(503);
    expect(first).toContain(200);
    expect(await run()).toEqual(first);
  });

  it('never touch the control calls, and can be taken away', async () => {
    await fault({ match: '*', kind: 'offline' });
    expect((await caller.call('GET', '/__mock/state')).status).toBe(200);
    expect((await user()).status).toBe(0);
    await caller.call('DELETE', '/__mock/fault');
    expect((await user()).status).toBe(200);
  });

  it.each([{}, { match: '*' }, { match: '*', kind: 'odd' }, { match: '*', kind: 'status', status: 200 }])(
    'described as %j are refused',
    async (input) => {
      expect((await fault(input)).status).toBe(422);
    },
  );
});

describe('events', () => {
  it.each([
    ['message', 'chats.php'],
    ['like', 'likes.php'],
    ['match', 'likes.php'],
  ])('of kind %s show in %s and reach a subscribed phone', async (kind, file) => {
    await caller.logIn('premium');
    await caller.call('POST', '/api/user.php?push=1', { subscription: { endpoint: 'x' } });
    await caller.call('POST', '/__mock/event', { kind, from: 'sofia', text: 'Good evening' });
    expect(JSON.stringify((await caller.call('GET', `/api/${file}`)).body)).toContain('"sofia"');
    const { body } = await caller.call('GET', '/__mock/outbox');
    expect(body['outbox']).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'push', to: 'premium@example.test' })]),
    );
  });

  it('of kind typing show in the conversation, and end by themselves', async () => {
    await caller.logIn('premium');
    const { body } = await caller.call('POST', '/__mock/event', { kind: 'typing' });
    const typing = async () =>
      (await caller.call('GET', `/api/chat.php?conversation=${String(body['conversation'])}`)).body['typing'];
    expect(await typing()).toBe(true);
    await caller.call('POST', '/__mock/clock', { advance_ms: 6000 });
    expect(await typing()).toBe(false);
  });

  it('are sent to no phone without a subscription, or against the member’s wish [ST-17]', async () => {
    await caller.logIn('premium');
    await caller.call('POST', '/__mock/event', { kind: 'message', from: 'sofia' });
    await caller.call('POST', '/api/user.php?push=1', { subscription: { endpoint: 'x' } });
    await caller.call('PUT', '/api/user.php', { notifications_disabled: ['new_messages'] });
    await caller.call('POST', '/__mock/event', { kind: 'message', from: 'sofia' });
    await caller.call('POST', '/api/user.php?push=1', { subscription: false });
    await caller.call('POST', '/__mock/event', { kind: 'like', from: 'yuki' });
    expect(caller.db.outbox.filter(({ kind }) => kind === 'push')).toEqual([]);
  });

  it('of words can answer, carry a photo, react and take back [BX-22]', async () => {
    await caller.logIn('premium');
    const event = (input: object) => caller.call('POST', '/__mock/event', { from: 'sofia', ...input });
    await caller.call('POST', '/api/chat.php', { profile: 'sofia', client_id: clientId(1), text: 'Hello' });
    await event({ kind: 'message', text: 'You, too', reply: true });
    await event({ kind: 'message', photo: true });
    const { body } = await event({ kind: 'reaction', text: '🙂' });
    const newest = async () => {
      const url = `/api/chat.php?conversation=${String(body['conversation'])}`;
      return v.parse(chatAnswer, (await caller.call('GET', url)).body).messages.slice(-3);
    };
    expect(await newest()).toMatchObject([
      { text: 'Hello', reactions: [{ from: 'sofia', emoji: '🙂' }] },
      { text: 'You, too', reply_to: { text: 'Hello', from: 'premium' } },
      { text: '', attachment: { width: 600, height: 800 } },
    ]);
    await event({ kind: 'deletion' });
    expect((await newest()).at(-1)).toMatchObject({ deleted: true, attachment: null });
  });

  it('need somebody who is logged in', async () => {
    expect(await caller.call('POST', '/__mock/event', { kind: 'like' })).toMatchObject({ status: 422 });
  });
});
