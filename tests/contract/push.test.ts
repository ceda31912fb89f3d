/** Push as the server keeps it: by browser, with no more in a message than its owner lets a notice show there. */
import { beforeEach, describe, expect, it } from 'vitest';
import { createCaller, type Caller } from './caller';

const PUSH = '/api/user.php?push=1';
let caller: Caller;
beforeEach(async () => {
  caller = createCaller();
  await caller.logIn('premium');
});

const phone = { endpoint: 'https://push.example.org/send/the-phone', keys: { p256dh: 'p', auth: 'a' } };
const desk = { endpoint: 'https://push.example.org/send/the-desk1', keys: { p256dh: 'p', auth: 'a' } };
const store = (body: object) => caller.call('POST', PUSH, body);
const devices = (id = 'premium') => caller.account(id).push_devices.map(({ subscription }) => subscription);
/** Somebody writes; what is told to each browser. */
async function pushed() {
  await caller.call('POST', '/__mock/event', { kind: 'message', from: 'sofia', text: 'Tonight at eight?' });
  return caller.db.outbox.filter(({ kind }) => kind === 'push');
}

const matching = (words: RegExp): unknown => expect.stringMatching(words);
const ANY_NUMBER: unknown = expect.any(Number);

describe('the browsers of a member [ST-17]', () => {
  it('are told each, and each is withdrawn for itself', async () => {
    await store({ subscription: phone });
    await store({ subscription: desk });
    await store({ subscription: desk });
    expect(devices()).toEqual([phone, desk]);
    expect((await pushed()).map(({ push }) => push?.device)).toEqual([
      'push.example.org …he-phone',
      'push.example.org …he-desk1',
    ]);
    await store({ subscription: false, endpoint: phone.endpoint });
    expect(devices()).toEqual([desk]);
    await store({ subscription: desk });
    await store({ subscription: false });
    expect(devices()).toEqual([]);
  });

  it('are one member’s at a time', async () => {
    await store({ subscription: phone });
    await caller.logIn('low');
    await store({ subscription: phone });
    expect([devices('premium'), devices('low')]).toEqual([[], [phone]]);
  });

  it('end with the session that told of them: at a log-out, and all others with a new password', async () => {
    await store({ subscription: phone });
    await caller.logIn('premium');
    await store({ subscription: desk });
    await caller.call('PUT', '/api/user.php', {
      old_password: 'demo-password',
      new_password: 'another-long-password-7',
    });
    expect(devices()).toEqual([desk]);
    await caller.call('GET', '/api/logout.php');
    expect(devices()).toEqual([]);
  });
});

describe('a push message [BX-24]', () => {
  it('names nobody and says nothing of the message until more was chosen for that browser', async () => {
    await store({ subscription: phone });
    await store({ subscription: desk, shows: 'text' });
    const [discreet, open] = await pushed();
    const payloads = [discreet, open].map((item): unknown => JSON.parse(item?.push?.payload ?? 'null'));
    const common = {
      kind: 'new_messages',
      path: matching(/^\/chats\/./),
      language: 'en',
      unread: ANY_NUMBER,
    };
    expect(payloads).toEqual([
      common,
      { ...common, name: caller.db.members.get('sofia')?.name, fictional: false, text: 'Tonight at eight?' },
    ]);
    expect([discreet?.subject, discreet?.text]).toEqual(['Something new is waiting for you', '']);
    expect([open?.subject, open?.text]).toEqual([caller.db.members.get('sofia')?.name, 'Tonight at eight?']);
  });

  it('stays in the outbox of a mount that cannot send, which says so', async () => {
    await store({ subscription: phone });
    const [item] = await pushed();
    expect(item?.push).toMatchObject({
      state: 'unsent',
      note: matching(/cannot send Web Push/),
    });
  });

  it('is not to show anything else', async () => {
    expect((await store({ subscription: phone, shows: 'everything' })).status).toBe(422);
    expect(devices()).toEqual([]);
  });
});
