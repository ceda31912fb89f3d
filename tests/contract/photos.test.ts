/** Photos in the mock backend: what is taken, how many, in which order, and who sees them when. */
import { beforeEach, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { memberAnswer } from '@/api/wire/members';
import { photoAnswer, photosAnswer } from '@/api/wire/profile';
import { restore, snapshot } from '@mocks/db';
import { createCaller, type Caller } from './caller';
import { jpeg, png, svg, webp } from './pictures';

let caller: Caller;
beforeEach(async () => {
  caller = createCaller();
  await caller.logIn('premium');
});

const upload = (bytes: Uint8Array, headers = {}) => caller.upload('/api/photo.php', bytes, headers);
const added = async (bytes = jpeg(600, 800)) => v.parse(photoAnswer, (await upload(bytes)).body).photo;
const change = async (method: string, body: object) =>
  v.parse(photosAnswer, (await caller.call(method, '/api/photo.php', body)).body).photos.map(({ id }) => id);
const page = async (id: string) =>
  v.parse(memberAnswer, (await caller.call('GET', `/api/member.php?id=${id}`)).body);

describe('a photo', () => {
  it.each([
    ['JPEG', jpeg(600, 800), 'jpg', 'image/jpeg'],
    ['PNG', png(600, 800), 'png', 'image/png'],
    ['WebP', webp('VP8 ', 600, 800), 'webp', 'image/webp'],
    ['lossless WebP', webp('VP8L', 600, 800), 'webp', 'image/webp'],
    ['extended WebP', webp('VP8X', 600, 800), 'webp', 'image/webp'],
  ])('may be a %s; its bytes are kept as they came [RO-02]', async (_, bytes, extension, type) => {
    const { image } = await added(bytes);
    expect(image.filename).toMatch(new RegExp(`^own/[\\da-f]{24}\\.${extension}$`));
    expect(caller.db.files.get(image.filename)).toEqual({ type, bytes });
  });

  it.each([
    ['nothing', new Uint8Array(), 415, 'unsupported_type'],
    ['a drawing with a script', svg(), 415, 'unsupported_type'],
    ['a GIF', new TextEncoder().encode('GIF89a'), 415, 'unsupported_type'],
    ['a JPEG with too many pixels', jpeg(10_000, 5001), 413, 'too_large'],
    ['a PNG with a long side', png(12_001, 1), 413, 'too_large'],
    ['a WebP with too many pixels', webp('VP8X', 12_000, 12_000), 413, 'too_large'],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), 413, 'too_large'],
  ])('is refused when it is %s', async (_, bytes, status, error) => {
    expect(await upload(bytes)).toMatchObject({ status, body: { error } });
    expect(caller.db.files.size).toBe(0);
  });

  it('may have 50 megapixels and 10 MB', async () => {
    expect((await upload(jpeg(10_000, 5000))).status).toBe(200);
    const heavy = new Uint8Array(10 * 1024 * 1024);
    heavy.set(jpeg(600, 800));
    expect((await upload(heavy)).status).toBe(200);
  });

  it.each([
    ['free', 3],
    ['premium', 25],
  ])('is one too many for %s after %i [RO-01] [RO-02]', async (persona, limit) => {
    await caller.logIn(persona);
    const owned = (await page(persona)).photos.length;
    for (let count = owned; count < limit; count += 1) await added();
    expect(await upload(jpeg(600, 800))).toMatchObject({
      status: 403,
      body: { error: 'photo_limit', limit },
    });
  });

  it('is added once for one key and one file', async () => {
    const key = { 'Idempotency-Key': 'photo-1' };
    const first = await upload(jpeg(600, 800), key);
    expect((await upload(jpeg(600, 800), key)).body).toEqual(first.body);
    expect((await upload(jpeg(800, 600), key)).status).toBe(409);
    expect(caller.db.files.size).toBe(1);
  });

  it('needs the header of the client', async () => {
    expect(await upload(jpeg(600, 800), { 'X-Request-Type': '' })).toMatchObject({ status: 403 });
  });
});

describe('a new photo', () => {
  it('is seen by its owner alone for a minute', async () => {
    const before = (await page('premium')).profile.photo_count;
    const { id, status } = await added();
    expect(status).toBe('checking');
    expect((await page('premium')).profile.photo_count).toBe(before + 1);
    const seen = async () => {
      await caller.logIn('low');
      const { photos, profile } = await page('premium');
      return { listed: photos.some((photo) => photo.id === id), more: profile.photo_count - before };
    };
    expect(await seen()).toEqual({ listed: false, more: 0 });
    caller.advance(59_999);
    expect(await seen()).toEqual({ listed: false, more: 0 });
    caller.advance(1);
    expect(await seen()).toEqual({ listed: true, more: 1 });
    await caller.logIn('premium');
    expect((await page('premium')).photos.at(-1)).toMatchObject({ id, status: 'approved' });
  });

  it('is the main one at once for its owner, and later for the others', async () => {
    await caller.logIn('new');
    const { image, main } = await added();
    expect(main).toBe(true);
    expect((await page('new')).profile.main_image).toEqual(image);
    await caller.logIn('premium');
    expect((await page('new')).profile.main_image).toBeNull();
    caller.advance(60_000);
    expect((await page('new')).profile.main_image).toEqual(image);
  });
});

describe('the bytes', () => {
  it('are part of a copy of the world, and gone after a reset', async () => {
    const { image } = await added();
    const copy = snapshot(caller.db);
    await caller.call('POST', '/__mock/reset', {});
    expect(caller.db.files.size).toBe(0);
    restore(caller.db, copy);
    expect(caller.db.files.get(image.filename)?.bytes).toEqual(jpeg(600, 800));
  });
});

describe('the order', () => {
  it('counts from 0, and its first photo is the main one', async () => {
    const [first = '', second = ''] = (await page('premium')).photos.map(({ id }) => id);
    const { id } = await added();
    expect(await change('PUT', { id, position: 1 })).toEqual([first, id, second]);
    expect(await change('PUT', { id, main: true })).toEqual([id, first, second]);
    expect(await change('PUT', { id, position: 99 })).toEqual([first, second, id]);
    expect((await page('premium')).photos.map(({ main }) => main)).toEqual([true, false, false]);
  });

  it('closes after a deletion, and the bytes are gone', async () => {
    const { id, image } = await added();
    expect(await change('DELETE', { id })).not.toContain(id);
    expect(caller.db.files.has(image.filename)).toBe(false);
    for (const [method, body] of [
      ['DELETE', { id }],
      ['PUT', { id, position: 0 }],
      ['PUT', { id: 'elena-1', main: true }],
    ] as const) {
      expect((await caller.call(method, '/api/photo.php', body)).status).toBe(404);
    }
  });

  it('hides nothing of the main photo from members without premium', async () => {
    const elena = caller.db.members.get('elena');
    elena?.photos.forEach((photo) => {
      photo.premium_only = true;
    });
    await caller.logIn('free');
    expect((await page('elena')).photos.map(({ restricted }) => restricted)[0]).toBe(false);
  });
});
