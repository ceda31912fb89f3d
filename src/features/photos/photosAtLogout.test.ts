// @vitest-environment jsdom
/** What a log-out in the middle of it leaves of photos on their way: nothing for the next member, nothing undone. */
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { IDEMPOTENCY_KEY } from '@/api/call';
import { SESSION_KEYS } from '@/config/storageKeys';
import { loggedIn, loggedOut, selectOwnProfileId } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { jsonParse } from '@/lib/jsonParse';
import { readText } from '@/lib/storage';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { GOOD_FILES, UPRIGHT } from '@tests/fixtures/photos/corpus';
import { makeUser } from '@tests/factories/user';
import { fetchPhotos, photoMoved, removalsEnded } from './changeThunks';
import {
  changeAccepted,
  photoDeleted,
  photosRequested,
  photosReceived,
  selectChanges,
  selectOwnPhotos,
  selectPhotosStatus,
  selectRefusedFiles,
  selectUploads,
  uploadsConfirmed,
} from './photosSlice';
import './photosListeners';
import { pictureOf } from './photoFiles';
import { filesPicked, photoEdited } from './uploadThunks';

/** Decoding waits here until the test lets it go on. */
const decoding = vi.hoisted(() => ({ wait: Promise.resolve(), fails: false }));
vi.mock('@/core/pictures/decodePicture', () => ({
  decodePicture: async () => {
    await decoding.wait;
    if (decoding.fails) throw new Error('No picture.');
    return { ...UPRIGHT, close: () => undefined };
  },
}));
vi.mock('./preparePhoto', () => ({
  codePhoto: () => Promise.resolve(new Blob([GOOD_FILES[8]?.bytes ?? ''], { type: 'image/jpeg' })),
}));

const FREE = 'free@example.test';
let backend: TestBackend;

beforeEach(() => {
  let made = 0;
  sessionStorage.clear();
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
  Object.assign(decoding, { wait: Promise.resolve(), fails: false });
});
afterEach(() => {
  backend.close();
  vi.restoreAllMocks();
});

const files = (count: number) => GOOD_FILES.slice(0, count).map(({ bytes, name }) => new File([bytes], name));

async function open(persona = FREE) {
  backend = createTestBackend({ persona });
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  await store.dispatch(fetchPhotos());
  return store;
}

describe('a log-out while photos are being read', () => {
  it.each([false, true])(
    'leaves none of them to the next member, unreadable ones neither: %s',
    async (fails) => {
      const { dispatch, getState } = await open();
      const gate = Promise.withResolvers<void>();
      Object.assign(decoding, { wait: gate.promise, fails });
      const picking = dispatch(filesPicked(files(6)));
      dispatch(loggedOut({ by: 'member' }));
      dispatch(loggedIn(makeUser({ id: 'u-next' })));
      gate.resolve();
      await picking;
      expect(selectUploads(getState())).toEqual([]);
      expect(selectRefusedFiles(getState())).toEqual([]);
    },
  );
});

describe('a log-out while a change is on its way', () => {
  it('does not keep the next member from their photos', async () => {
    const { dispatch, getState } = await open();
    dispatch(loggedOut({ by: 'member' }));
    dispatch(photosRequested('r2'));
    dispatch(changeAccepted({ key: 'of the member before', photos: [] }));
    dispatch(photosReceived({ request: 'r2', photos: [] }));
    expect(selectPhotosStatus(getState())).toBe('ready');
  });

  it('tells the server of a photo that could still be had back', async () => {
    const { dispatch, getState } = await open();
    const [first] = selectOwnPhotos(getState());
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    dispatch(photoDeleted(first?.id ?? ''));
    dispatch(loggedOut({ by: 'member' }));
    expect(fetching).toHaveBeenCalledExactlyOnceWith(
      '/api/photo.php',
      expect.objectContaining({ method: 'DELETE', body: JSON.stringify({ id: first?.id }) }),
    );
  });
});

describe('deletions that wait for each other', () => {
  const sentSchema = v.object({ body: v.string(), headers: v.record(v.string(), v.string()) });
  const bodySchema = v.object({ id: v.string() });

  /** Two deletions, the first on its way; what the page tells of them as it ends goes to `fetching`. */
  async function queueTwo() {
    const store = await open('premium@example.test');
    const { dispatch, getState } = store;
    const kept = () => backend.db.members.get('premium')?.photos.map(({ id }) => id) ?? [];
    const [, second = '', third = ''] = kept();
    const fetching = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('{}'));
    for (const id of [second, third]) dispatch(photoDeleted(id));
    dispatch(removalsEnded());
    const queued = selectChanges(getState()).map(({ id, key }) => ({ id, key }));
    expect(queued.map(({ id }) => id)).toEqual([second, third]);
    const told = () =>
      fetching.mock.calls.map(([, init]) => {
        const { body, headers } = v.parse(sentSchema, init);
        return { id: v.parse(bodySchema, jsonParse(body)).id, key: headers[IDEMPOTENCY_KEY] };
      });
    return { dispatch, getState, queued, told };
  }

  it('are all told at a log-out, each with its own key [SC-02]', async () => {
    const { dispatch, queued, told } = await queueTwo();
    // The one on its way ends with the session, so that it is told again.
    dispatch(loggedOut({ by: 'member' }));
    expect(told()).toEqual(queued);
  });

  it('are all told, and remembered, when the page is left, but none that the server has done [SC-02]', async () => {
    const { getState, queued, told } = await queueTwo();
    window.dispatchEvent(new Event('pagehide'));
    expect(told()).toEqual(queued);
    const member = selectOwnProfileId(getState());
    expect(jsonParse(readText('session', SESSION_KEYS.photoDeletions))).toEqual(
      queued.map(({ id, key }) => ({ member, id, key })),
    );
    await vi.waitFor(() => expect(selectChanges(getState())).toEqual([]));
    window.dispatchEvent(new Event('pagehide'));
    expect(told()).toHaveLength(2);
  });
});

it('a photo moved while another one waits to be deleted stands where it was put [SC-02]', async () => {
  const { dispatch, getState } = await open('premium@example.test');
  const photos = ['a', 'h', 'b', 'c'].map((id) => ({
    id,
    image: { filename: `${id}.webp`, thumb_filename: `${id}-t.webp`, match: `${id}-m.webp` },
    main: id === 'a',
    status: 'approved' as const,
    restricted: false,
  }));
  dispatch(photosRequested('r2'));
  dispatch(photosReceived({ request: 'r2', photos }));
  const shown = () => selectOwnPhotos(getState()).map(({ id }) => id);
  dispatch(photoDeleted('h'));
  dispatch(photoMoved('c', 0));
  expect(shown()).toEqual(['c', 'a', 'b']);
  dispatch(photoMoved('b', 1));
  expect(shown()).toEqual(['c', 'b', 'a']);
  // The server knows none of them; its answers are awaited, so that none comes after the test.
  await vi.waitFor(() => expect(selectChanges(getState())).toEqual([]));
});

it('a photo that is on its way is not cut any more: its key stands for its bytes [BX-17]', async () => {
  const { dispatch, getState } = await open();
  await dispatch(filesPicked(files(1)));
  const [{ key, crop } = { key: '', crop: null }] = selectUploads(getState());
  backend.fault({ match: 'POST photo.php', kind: 'status', status: 404 });
  const gate = Promise.withResolvers<void>();
  decoding.wait = gate.promise;
  const editing = dispatch(photoEdited(key, crop ?? { x: 0, y: 0, width: 300, height: 400, rotation: 0 }));
  const before = pictureOf(key);
  dispatch(uploadsConfirmed());
  gate.resolve();
  await editing;
  await vi.waitFor(() => expect(selectUploads(getState())[0]?.state).toBe('failed'));
  expect(pictureOf(key)).toBe(before);
  expect(selectChanges(getState())).toEqual([]);
});
