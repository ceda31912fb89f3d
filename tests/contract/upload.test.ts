// @vitest-environment jsdom
/** A photo on its way from the client's own call to the mock backend and back, as the app's tests send it. */
import { afterEach, expect, it } from 'vitest';
import { deletePhoto, makeMainPhoto, movePhoto, uploadPhoto } from '@/api/calls/photos';
import { uuid } from '@/lib/uuid';
import { createTestBackend, type TestBackend } from '@mocks/testServer';
import { jpeg } from './pictures';

let backend: TestBackend | undefined;
afterEach(() => backend?.close());

const send = (file: Blob) => uploadPhoto(file, { idempotencyKey: uuid() });
const picture = () => new Blob([jpeg(600, 800)], { type: 'image/jpeg' });

it('keeps every byte and gives them back', async () => {
  const { db } = (backend = createTestBackend({ persona: 'premium' }));
  const { image } = await send(picture());
  expect(db.files.get(image.filename)?.bytes).toEqual(jpeg(600, 800));
  const response = await fetch(`http://localhost/cdn/${image.filename}`);
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(jpeg(600, 800));
});

it('can be moved, made the main one and deleted', async () => {
  backend = createTestBackend({ persona: 'premium' });
  const { id } = await send(picture());
  const ids = async (photos: Promise<{ id: string }[]>) => (await photos).map((photo) => photo.id);
  expect((await ids(movePhoto(id, 1)))[1]).toBe(id);
  expect((await ids(makeMainPhoto(id)))[0]).toBe(id);
  expect(await ids(deletePhoto(id))).not.toContain(id);
});

it('is refused with the reason', async () => {
  backend = createTestBackend({ persona: 'premium' });
  await expect(send(new Blob(['words']))).rejects.toMatchObject({
    failure: { kind: 'refused', status: 415, code: 'unsupported_type' },
  });
});
