/** The world in the worker: one for all tabs, whatever happens to the worker. */
import { describe, expect, it, vi } from 'vitest';
import * as v from 'valibot';
import { createDb } from '../db';
import { seconds } from '../clock';
import { jpeg } from '@tests/contract/pictures';
import { createKeeper, type Surroundings } from './keeper';
import { createMemoryStorage } from './memoryStorage';
import { createMount } from './mount';
import { partsOf, worldOf } from './worldParts';

const NOON = Date.parse('2026-01-15T12:00:00.000Z');
const frozen = () => {
  const db = createDb('kept', NOON);
  db.clock = { offset_ms: 0, frozen_at: NOON };
  return db;
};

/** Web Locks, as far as they are used: one at a time, in order. */
function createLock(): Surroundings['alone'] {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

const storage = createMemoryStorage;
interface Browser {
  storage: ReturnType<typeof createMemoryStorage>;
  alone: Surroundings['alone'];
}
const browser = (): Browser => ({ storage: storage(), alone: createLock() });

/** A worker that has just been started, and what tabs may ask it. */
function startWorker({ storage: place, alone }: Browser, options: Partial<Surroundings> = {}) {
  const keeper = createKeeper({
    storage: place,
    alone,
    pause: () => Promise.resolve(),
    make: frozen,
    ...options,
  });
  const answer = createMount(keeper, () => Promise.resolve('{}'));
  const begin = (method: string, url: string, body?: unknown) =>
    answer(
      new Request(`http://qa.test${url}`, {
        method,
        headers: { 'Content-Type': 'application/json', 'X-Request-Type': 'client' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  const ask = async (method: string, url: string, body?: unknown): Promise<unknown> => {
    const { response, kept } = begin(method, url, body);
    const answered: unknown = await (await response).json();
    await kept;
    return answered;
  };
  return { keeper, begin, ask, answer };
}
const persona = (name: string) => ['POST', '/__mock/persona', { email: `${name}@example.test` }] as const;
const like = (profile: string) => ['POST', '/api/like.php', { profile, source: 'search' }] as const;
const message = {
  profile: 'sofia',
  client_id: '00000000-0000-4000-8000-000000000001',
  text: 'Which bakery do you queue for?',
};
const stateSchema = v.object({
  persona: v.nullable(v.string()),
  user: v.nullable(
    v.object({
      credits: v.number(),
      likes_given: v.array(v.string()),
      conversations: v.array(v.object({ profile: v.string(), received: v.number(), sent: v.number() })),
    }),
  ),
});
const stateOf = async ({ ask }: ReturnType<typeof startWorker>) =>
  v.parse(stateSchema, await ask('GET', '/__mock/state'));

describe('a world in parts', () => {
  it('is the same when it is put together again', async () => {
    const place = browser();
    const worker = startWorker(place);
    await worker.ask(...persona('premium'));
    await worker.ask('POST', '/api/chat.php', message);
    await worker.ask('POST', '/api/report.php', { profile: 'nora', reason: 'spam', text: '' });
    const db = await worker.keeper.open();
    db.files.set('own/a.jpg', { type: 'image/jpeg', bytes: jpeg(4, 4) });
    expect(worldOf(partsOf(db), db.files)).toEqual(db);
  });
});

describe('a worker that is stopped', () => {
  it('goes on with the world as it was, session and all [BX-07]', async () => {
    const place = browser();
    const first = startWorker(place);
    await first.ask(...persona('premium'));
    await first.ask(...like('yuki'));
    const before = await stateOf(first);
    const again = startWorker(place, { make: () => createDb('never', NOON) });
    expect(await stateOf(again)).toEqual(before);
    expect(before.user?.likes_given).toContain('yuki');
  });

  it('loses nothing that is due, and lets nothing happen twice', async () => {
    const place = browser();
    const first = startWorker(place);
    await first.ask(...persona('premium'));
    const received = async (worker: ReturnType<typeof startWorker>) =>
      (await stateOf(worker)).user?.conversations.find(({ profile }) => profile === 'sofia')?.received ?? 0;
    await first.ask('POST', '/api/chat.php', message);
    const before = await received(first);
    const second = startWorker(place);
    await second.ask('POST', '/__mock/clock', { advance_ms: seconds(120) });
    expect(await received(second)).toBe(before + 1);
    expect(await received(startWorker(place))).toBe(before + 1);
  });

  it('keeps pictures, each once', async () => {
    const place = browser();
    const worker = startWorker(place);
    await worker.ask(...persona('premium'));
    const form = new FormData();
    form.append('file', new Blob([jpeg(600, 800)]), 'photo.jpg');
    const { response, kept } = worker.answer(
      new Request('http://qa.test/api/photo.php', {
        method: 'POST',
        headers: { 'X-Request-Type': 'client' },
        body: form,
      }),
    );
    const { photo } = v.parse(
      v.object({ photo: v.object({ image: v.object({ filename: v.string() }) }) }),
      await (await response).json(),
    );
    await kept;
    const picture = startWorker(place).answer(new Request(`http://qa.test/cdn/${photo.image.filename}`));
    expect((await picture.response).headers.get('content-type')).toBe('image/jpeg');
    expect((await (await picture.response).arrayBuffer()).byteLength).toBe(jpeg(600, 800).length);
  });
});

it('a worker that was stopped leaves what was asked lately to the next one [BX-03]', async () => {
  const place = browser();
  await startWorker(place).ask('GET', '/api/settings.php');
  const next = startWorker(place);
  expect(await next.ask('GET', '/__mock/requests')).toMatchObject({
    requests: [{ method: 'GET', url: '/api/settings.php', status: 200 }],
  });
  await next.ask('POST', '/__mock/reset', {});
  expect(await startWorker(place).ask('GET', '/__mock/requests')).toEqual({ requests: [] });
});

describe('a newer worker', () => {
  it('waits until the one before has kept what it has answered', async () => {
    const place = browser();
    let pass: (() => void) | undefined;
    const slow = startWorker(place, {
      pause: () =>
        new Promise((resolve) => {
          pass = resolve;
        }),
    });
    const { response, kept } = slow.begin(...persona('low'));
    await response;
    await vi.waitFor(() => expect(pass).toBeDefined());
    const state = stateOf(startWorker(place));
    pass?.();
    await kept;
    expect((await state).persona).toBe('low@example.test');
  });

  it('has the only world: what the one before does late is not kept over it', async () => {
    const place = browser();
    const old = startWorker(place);
    await old.ask(...persona('premium'));
    const newer = startWorker(place);
    await newer.ask(...like('yuki'));
    await old.ask(...like('nora'));
    // It has learned that it is the old one, and goes on from the newer world.
    expect((await stateOf(old)).user?.likes_given).toContain('yuki');
    expect((await stateOf(startWorker(place))).user?.likes_given).not.toContain('nora');
  });
});

describe('tabs', () => {
  it('are in one world: what they do at the same time is all done', async () => {
    const place = browser();
    const worker = startWorker(place);
    await worker.ask(...persona('premium'));
    const both = [worker.begin(...like('yuki')), worker.begin(...like('nora'))];
    await Promise.all(both.flatMap(({ response, kept }) => [response, kept]));
    const { user } = await stateOf(startWorker(place));
    expect(user?.likes_given).toEqual(expect.arrayContaining(['yuki', 'nora']));
  });
});

describe('what is written', () => {
  it(
    'for a change in a huge world is what has changed, and not megabytes [BX-03]',
    { timeout: 120_000 },
    async () => {
      const place = browser();
      const worker = startWorker(place);
      await worker.ask('POST', '/__mock/reset', { members: 20_000, messages: 20_000 });
      await worker.ask(...persona('premium'));
      place.storage.written.length = 0;
      await worker.ask(...like('yuki'));
      await worker.ask('POST', '/api/chat.php', message);
      expect(place.storage.written).toHaveLength(2);
      for (const characters of place.storage.written) expect(characters).toBeLessThan(300_000);
    },
  );

  it('by many requests at once is written in one stroke', async () => {
    const place = browser();
    const worker = startWorker(place, { pause: () => new Promise((resolve) => void setTimeout(resolve, 1)) });
    await worker.ask(...persona('premium'));
    place.storage.written.length = 0;
    const all = ['yuki', 'nora', 'elena'].map((profile) => worker.begin(...like(profile)));
    await Promise.all(all.flatMap(({ response, kept }) => [response, kept]));
    expect(place.storage.written).toHaveLength(1);
  });

  it('is gone after a reset, the session too', async () => {
    const place = browser();
    const worker = startWorker(place);
    await worker.ask(...persona('premium'));
    (await worker.keeper.open()).files.set('own/a.jpg', { type: 'image/jpeg', bytes: jpeg(4, 4) });
    await worker.ask(...like('yuki'));
    expect([...(place.storage.kept()?.files.keys() ?? [])]).toEqual(['own/a.jpg']);
    await worker.ask('POST', '/__mock/reset', {});
    expect(await stateOf(startWorker(place))).toEqual({ persona: null, user: null });
    expect(place.storage.kept()?.files.size).toBe(0);
    expect(JSON.stringify([...(place.storage.kept()?.parts ?? [])])).not.toContain('premium>yuki');
  });
});

describe('a world that cannot be read', () => {
  it('gives way to a new one, and says so', async () => {
    const place = browser();
    const worker = startWorker(place);
    await worker.ask(...persona('premium'));
    place.storage.kept()?.parts.set('conversations/map/0', '{');
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect((await stateOf(startWorker(place))).persona).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
  });
});
