/** Real Web Push against a push service of our own on this machine: what arrives is what a browser could read. */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPush } from '@/domain/pushNotice';
import { createDb } from '../db';
import { arriveLike } from '../rules/likes';
import { keepDevice } from '../rules/pushDevices';
import { createPushDelivery } from './pushDelivery';
import { createPushSender, isPushEndpoint } from './webPush';

interface Arrived {
  url: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
let service: Server;
let origin = '';
let arrived: Arrived[] = [];
let status = 201;

beforeEach(async () => {
  [arrived, status] = [[], 201];
  service = createServer((message, response) => {
    const chunks: Buffer[] = [];
    message.on('data', (chunk: Buffer) => chunks.push(chunk));
    message.on('end', () => {
      arrived.push({ url: message.url ?? '', headers: message.headers, body: Buffer.concat(chunks) });
      response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end();
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, '127.0.0.1', resolve);
  });
  const address = service.address();
  origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
});
afterEach(() => {
  service.close();
  service.closeAllConnections();
});

/** A browser: its subscription, and what only it can read (RFC 8188, 8291). */
function browser(path = '/send/phone-0001') {
  const own = createECDH('prime256v1');
  own.generateKeys();
  const auth = randomBytes(16);
  const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, length));
  const label = (text: string) => Buffer.from(`${text}\0`, 'latin1');
  return {
    subscription: {
      endpoint: origin + path,
      keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): string {
      const salt = body.subarray(0, 16);
      const sender = body.subarray(21, 21 + body.readUInt8(20));
      const info = Buffer.concat([label('WebPush: info'), own.getPublicKey(), sender]);
      const key = derive(own.computeSecret(sender), auth, info, 32);
      const secret = derive(key, salt, label('Content-Encoding: aes128gcm'), 16);
      const nonce = derive(key, salt, label('Content-Encoding: nonce'), 12);
      const record = body.subarray(21 + body.readUInt8(20));
      const decipher = createDecipheriv('aes-128-gcm', secret, nonce).setAuthTag(record.subarray(-16));
      const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
      return padded.subarray(0, padded.lastIndexOf(2)).toString('utf8');
    },
  };
}

/** The claims of a VAPID header, whose signature holds for the key in it (RFC 8292). */
function claimsOf(authorization: string, publicKey: string): unknown {
  const [, token = '', key] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  expect(key).toBe(publicKey);
  const point = Buffer.from(publicKey, 'base64url');
  const x = point.toString('base64url', 1, 33);
  const y = point.toString('base64url', 33);
  const jwk = { kty: 'EC', crv: 'P-256', x, y };
  const [head = '', claims = '', signature = ''] = token.split('.');
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  expect(isSigned).toBe(true);
  return JSON.parse(Buffer.from(claims, 'base64url').toString('utf8'));
}

const matching = (words: RegExp): unknown => expect.stringMatching(words);
const ANY_NUMBER: unknown = expect.any(Number);

/** A world in which the premium persona has push in one browser. */
function world(shows: 'nothing' | 'name' | 'text', subscription: unknown) {
  const db = createDb('push');
  const account = db.accounts.get('premium');
  if (!account) throw new Error('No premium persona');
  const sender = createPushSender({ loopback: true });
  const delivery = createPushDelivery(sender);
  delivery.prepare(db);
  const deliver = (world: typeof db) => delivery.deliver(world);
  keepDevice(db, account, { subscription, shows, session: null });
  /** Somebody likes the member now, and the message has been dealt with. */
  const like = async () => {
    arriveLike(db, 'sofia', 'premium', Date.now());
    deliver(db);
    await vi.waitFor(() => expect(sent()?.state).not.toMatch(/^(unsent|sending)$/));
    return sent();
  };
  const sent = () => db.outbox.findLast(({ kind }) => kind === 'push')?.push;
  const devices = () => account.push_devices.length;
  return { db, publicKey: sender.publicKey, like, devices, deliver };
}

describe('a push message [ST-17]', () => {
  it('is encrypted for the browser, signed with the key of the settings, and names nobody [BX-24]', async () => {
    const phone = browser();
    const { db, publicKey, like } = world('nothing', phone.subscription);
    expect(await like()).toMatchObject({
      state: 'delivered',
      status: 201,
      device: `${new URL(origin).host} …one-0001`,
    });
    const [{ url, headers, body } = { url: '', headers: {}, body: Buffer.alloc(0) }] = arrived;
    expect(url).toBe('/send/phone-0001');
    expect(headers).toMatchObject({
      'content-encoding': 'aes128gcm',
      ttl: '86400',
      urgency: 'normal',
      topic: 'news',
    });
    expect(db.settings.push_public_key).toBe(publicKey);
    expect(claimsOf(headers.authorization ?? '', publicKey)).toMatchObject({
      aud: origin,
      sub: matching(/^mailto:/),
    });
    const payload = phone.read(body);
    expect(JSON.parse(payload)).toEqual({
      kind: matching(/^(like|match)$/),
      path: '/members/sofia',
      language: 'en',
      unread: ANY_NUMBER,
    });
    expect(readPush(payload, { shows: 'nothing', language: 'en' }).title).toBe(
      'Something new is waiting for you',
    );
    expect(db.outbox.findLast(({ kind }) => kind === 'push')).toMatchObject({
      to: 'premium@example.test',
      subject: 'Something new is waiting for you',
      text: '',
    });
  });

  it('carries the name where its owner chose that, and what is fictional says so', async () => {
    const phone = browser();
    const { db, like } = world('name', phone.subscription);
    const sofia = db.members.get('sofia');
    if (sofia) sofia.fictional = true;
    await like();
    const payload = phone.read(arrived[0]?.body ?? Buffer.alloc(0));
    expect(JSON.parse(payload)).toMatchObject({ name: sofia?.name, fictional: true });
    expect(readPush(payload, { shows: 'name', language: 'en' }).title).toBe(
      `${sofia?.name} · Fictional profile`,
    );
  });

  it.each([404, 410])('to a browser that the service answers with %i ends push there', async (answer) => {
    status = answer;
    const { like, devices } = world('nothing', browser().subscription);
    expect(await like()).toMatchObject({ state: 'gone', status: answer });
    expect(devices()).toBe(0);
  });

  it('that the service refuses leaves push as it is, and the outbox says so', async () => {
    status = 429;
    const { like, devices } = world('nothing', browser().subscription);
    expect(await like()).toMatchObject({
      state: 'refused',
      status: 429,
      note: matching(/429/),
    });
    expect(devices()).toBe(1);
  });

  it('follows no redirect, and says when nobody answers', async () => {
    status = 302;
    const { like } = world('nothing', browser().subscription);
    expect(await like()).toMatchObject({ state: 'failed' });
    expect(arrived.map(({ url }) => url)).toEqual(['/send/phone-0001']);
  });

  it.each([
    ['no subscription', 'x'],
    ['broken keys', { endpoint: 'https://push.example.org/1', keys: { p256dh: 'p', auth: 'a' } }],
  ])('with %s is not sent to anybody', async (_, subscription) => {
    const { like } = world('nothing', subscription);
    expect(await like()).toMatchObject({ state: 'failed', note: matching(/Not sent/) });
    expect(arrived).toEqual([]);
  });

  it('of what is due later goes out by itself, while nobody asks the server anything', async () => {
    const { db, deliver } = world('nothing', browser().subscription);
    db.events.push({ id: 'e1', kind: 'like', from: 'sofia', to: 'premium', at: Date.now() + 40 });
    deliver(db);
    expect(arrived).toEqual([]);
    await vi.waitFor(() => expect(arrived).toHaveLength(1));
  });
});

describe('an address that is called', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://localhost/abc', false],
    ['https://127.0.0.1/abc', false],
    ['https://169.254.169.254/latest', false],
    ['https://[::1]/abc', false],
    ['https://2130706433/abc', false],
    ['https://user:word@fcm.googleapis.com/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['file:///etc/passwd', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('%s may be a push service: %s', (endpoint, may) => {
    expect(isPushEndpoint(endpoint)).toBe(may);
  });

  it('is on this machine in tests alone', () => {
    expect([isPushEndpoint(origin), isPushEndpoint(origin, true)]).toEqual([false, true]);
    expect(isPushEndpoint('http://example.org/1', true)).toBe(false);
  });
});
