/** The same key gives the first answer: to whom it was given, and to nobody else. */
import { beforeEach, expect, it } from 'vitest';
import { clientId, createCaller, type Caller } from './caller';

let caller: Caller;
beforeEach(() => {
  caller = createCaller();
});

const keyed = { 'Idempotency-Key': clientId(77) };
const credentials = { email: 'premium@example.test', password: 'demo-password' };
const write = () =>
  caller.call('POST', '/api/chat.php', { profile: 'elena', client_id: clientId(1), text: 'Hello' }, keyed);
const whoIsHere = () => caller.call('GET', '/api/user.php');

it('answers the same member the same', async () => {
  await caller.logIn('premium');
  const first = await write();
  expect(first).toMatchObject({ status: 200, body: { credits: 119 } });
  expect(await write()).toEqual(first);
  expect(caller.account('premium').credits).toBe(119);
});

it('is a key like any other to another member, and to nobody', async () => {
  await caller.logIn('premium');
  const first = await write();
  await caller.call('GET', '/api/logout.php');
  expect(await write()).toMatchObject({ status: 403, body: { authentication_required: true } });
  await caller.logIn('low');
  const second = await write();
  expect(second.status).toBe(200);
  expect(second.body['message']).not.toEqual(first.body['message']);
  expect(caller.account('low').credits).toBe(6);
  await caller.logIn('premium');
  expect(await write()).toEqual(first);
});

it('says the same of a log-in whose answer was lost, whether its cookie arrived or not', async () => {
  const logIn = () => caller.call('POST', '/api/user.php', credentials, keyed);
  const first = await logIn();
  const sessions = caller.db.sessions.size;
  // With the cookie.
  expect(await logIn()).toEqual(first);
  // Without it.
  caller.db.jar.session = null;
  expect(await logIn()).toEqual(first);
  expect(caller.db.sessions.size).toBe(sessions);
});

it('logs nobody in who comes with the key of somebody’s log-in', async () => {
  await caller.call('POST', '/api/user.php', credentials, keyed);
  await caller.logIn('low');
  await caller.call('POST', '/api/user.php', { ...credentials, password: 'wrong' }, keyed);
  expect(await whoIsHere()).toMatchObject({ body: { user: { id: 'low' } } });
});

it('says the same of a deletion that has ended the session', async () => {
  await caller.logIn('premium');
  const leave = () =>
    caller.call('DELETE', '/api/user.php', { password: 'demo-password', reason: '' }, keyed);
  const first = await leave();
  expect(first.body['pending_until']).toEqual(expect.any(String));
  expect(await leave()).toEqual(first);
});
