/** The typed helper for end-to-end tests, against the mock backend over HTTP. */
import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { createMockMiddleware } from '@mocks/node/middleware';
import { createWorlds } from '@mocks/worlds';
import { openMockWorld, type Cookie, type MockWorld } from '../fixtures-api/mockWorld';
import { openScenario, scenarioNames } from '../fixtures-api/scenarios';
import { frozenWorld } from './mounts';

let server: Server;
let address = '';
beforeAll(async () => {
  const middleware = createMockMiddleware({
    worlds: createWorlds(frozenWorld),
    push: null,
    judging: { strict: true },
  });
  server = createServer((message, response) =>
    middleware(message, response, () => response.writeHead(418).end()),
  );
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const bound = server.address();
  address = `http://127.0.0.1:${typeof bound === 'object' && bound ? bound.port : 0}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

let mock: MockWorld;
let told: (readonly Cookie[])[];
beforeEach(async () => {
  told = [];
  mock = await openMockWorld({ address, onCookies: (cookies) => void told.push(cookies) });
});

const get = (url: string) => mock.send({ method: 'GET', url });
const userSchema = v.object({ user: v.nullable(v.object({ id: v.string() })) });
const who = async () => v.parse(userSchema, await get('/api/user.php')).user?.id ?? null;
const names = (cookies: readonly Cookie[] | undefined) => cookies?.map(({ name }) => name);

describe('the helper for end-to-end tests', () => {
  it('opens a world that no other test shares, and tells the cookies that a browser needs', async () => {
    expect(names(mock.cookies())).toEqual(['mock_world']);
    await mock.settings({ niche: 5 });
    const other = await openMockWorld({ address });
    expect(await other.send({ method: 'GET', url: '/api/settings.php' })).toMatchObject({ niche: 1 });
    expect(await get('/api/settings.php')).toMatchObject({ niche: 5 });
  });

  it('is a persona, and nobody again', async () => {
    await mock.persona('low');
    expect(await who()).toBe('low');
    expect(names(told.at(-1))).toEqual(['mock_world', 'auth']);
    await mock.persona(null);
    expect(await who()).toBeNull();
    expect(names(told.at(-1))).toEqual(['mock_world']);
  });

  it('moves the clock, in order, and stops it', async () => {
    await mock.persona('premium');
    const stopped = await mock.clock.freeze();
    expect((await mock.clock.advance(90_000)).getTime() - stopped.getTime()).toBe(90_000);
    expect((await mock.clock.run()).getTime()).toBeGreaterThanOrEqual(stopped.getTime() + 90_000);
  });

  it('makes a call fail as often as it should, or until it is enough', async () => {
    await mock.faults.add({ match: 'GET settings.php', kind: 'status', status: 503, times: 1 });
    await expect(get('/api/settings.php')).rejects.toThrow('GET /api/settings.php answered 503');
    expect(await get('/api/settings.php')).toMatchObject({ niche: 1 });
    await mock.faults.add({ match: '*', kind: 'offline' });
    await expect(get('/api/settings.php')).rejects.toThrow();
    await mock.faults.clear();
    expect(await get('/api/settings.php')).toMatchObject({ niche: 1 });
  });

  it('lets others act, and reads what was sent', async () => {
    await mock.persona('premium');
    await mock.event({ kind: 'like', from: 'sofia' });
    expect(JSON.stringify(await get('/api/likes.php'))).toContain('"sofia"');
    const mails = await mock.outbox.all();
    expect(mails.map(({ subject }) => subject)).toContain('Confirm your e-mail');
    expect(await mock.outbox.link('Confirm your e-mail')).toMatch(/^\/activate-/);
    await expect(mock.outbox.link('No such mail')).rejects.toThrow('There is no mail "No such mail"');
  });

  it('tells of a push to which browser it went, and what came of it', async () => {
    await mock.persona('premium');
    const subscription = {
      endpoint: 'https://push.example.org/send/phone-0001',
      keys: { p256dh: 'p', auth: 'a' },
    };
    await mock.send({
      method: 'POST',
      url: '/api/user.php?push=1',
      body: { subscription, shows: 'nothing' },
    });
    await mock.event({ kind: 'message', from: 'elena', text: 'Hello' });
    const sent = (await mock.outbox.all()).findLast(({ kind }) => kind === 'push');
    expect(sent?.push).toMatchObject({ device: 'push.example.org …one-0001', state: 'unsent' });
    expect(sent?.push?.note).toContain('Not sent');
  });

  it('begins anew, as large as it is asked to', async () => {
    await mock.persona('premium');
    await mock.reset({ seed: 'other', conversations: 70 });
    expect(await mock.state()).toMatchObject({ seed: 'other', persona: null });
    expect(names(mock.cookies())).toEqual(['mock_world']);
  });

  it('says what the mock says of a request that it refuses', async () => {
    await mock.persona('premium');
    const wrong = { method: 'POST', url: '/api/like.php', body: { profile: 'elena' } };
    await expect(mock.send(wrong)).rejects.toThrow(/422.*source.*is missing/);
  });

  it('opens the scenarios of the QA console by their names', async () => {
    const [first = ''] = scenarioNames();
    expect(await openScenario(mock, first)).toMatch(/^\//);
    expect(() => openScenario(mock, 'no-such-state')).toThrow('There is no scenario "no-such-state".');
  });
});
