// @vitest-environment jsdom
/** Several photos on their way: their order is the order they were picked in, and what is shown is what the server has. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { GOOD_FILES, UPRIGHT } from '@tests/fixtures/photos/corpus';
import { fetchPhotos } from './changeThunks';
import {
  selectOwnPhotos,
  selectUploads,
  uploadDropped,
  uploadResumed,
  uploadsConfirmed,
} from './photosSlice';
import './photosListeners';
import { filesPicked, uploadHeld } from './uploadThunks';

const PICTURES = GOOD_FILES.slice(8, 12).map(({ bytes }) => bytes);

/** Decoding is the browser's; here the pictures come one after the other, each a different one. */
const coded = vi.hoisted(() => ({ count: 0 }));
vi.mock('@/core/pictures/decodePicture', () => ({
  decodePicture: () => Promise.resolve({ ...UPRIGHT, close: () => undefined }),
}));
vi.mock('./preparePhoto', () => ({
  codePhoto: () => Promise.resolve(new Blob([PICTURES[coded.count++] ?? ''], { type: 'image/jpeg' })),
}));

const MEMBER = 'premium@example.test';
let backend: TestBackend;

beforeEach(() => {
  coded.count = 0;
  URL.createObjectURL = () => `blob:${coded.count}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => backend.close());

async function open() {
  backend = createTestBackend({ persona: MEMBER });
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  await store.dispatch(fetchPhotos());
  const { dispatch, getState } = store;
  const own = () => backend.db.members.get(backend.account(MEMBER).id)?.photos ?? [];
  const kept = () => own().map(({ id }) => id);
  /** Which of the pictures the server has, in its order; -1 is another one. */
  const pictures = () =>
    own().map(({ image }) => {
      const stored = backend.db.files.get(image.filename)?.bytes;
      return PICTURES.findIndex((bytes) => Buffer.from(bytes).equals(stored ?? Buffer.of()));
    });
  const shown = () => selectOwnPhotos(getState()).map(({ id }) => id);
  const keys = () => selectUploads(getState()).map(({ key }) => key);
  const states = () => selectUploads(getState()).map(({ state }) => state);
  const answered = () =>
    vi.waitFor(() => {
      expect(keys()).toEqual([]);
      expect(getState().photos?.request).toBeNull();
    });
  const before = pictures().length;
  await dispatch(filesPicked(PICTURES.map((bytes, index) => new File([bytes], `${index}.jpg`))));
  return { answered, before, dispatch, kept, keys, pictures, shown, states };
}

describe('photos that were picked together', () => {
  it('are stored and shown in the order of picking, however long each one takes [BX-17] [SC-02]', async () => {
    const { answered, before, dispatch, kept, pictures, shown, states } = await open();
    for (const ms of [120, 5, 60]) backend.fault({ match: 'POST photo.php', kind: 'slow', ms, times: 1 });
    dispatch(uploadsConfirmed());
    expect(states()).toEqual(['sending', 'waiting', 'waiting', 'waiting']);
    await answered();
    expect(pictures().slice(before)).toEqual([0, 1, 2, 3]);
    expect(shown()).toEqual(kept());
  });

  it('are shown as the server has them when the first was held after it had arrived [BX-17] [SC-02]', async () => {
    const { answered, before, dispatch, kept, keys, pictures, shown, states } = await open();
    const [first = '', , ...others] = keys();
    for (const key of others) dispatch(uploadDropped({ key }));
    // The server has the photo; its answer is lost, and the one to the next attempt does not come.
    backend.fault({ match: 'POST photo.php', kind: 'drop_after_commit', times: 1 });
    backend.fault({ match: 'POST photo.php', kind: 'timeout' });
    dispatch(uploadsConfirmed());
    await vi.waitFor(() => expect(kept()).toHaveLength(before + 1));
    backend.db.faults = [];
    dispatch(uploadHeld(first));
    expect(states()).toEqual(['paused', 'sending']);
    await vi.waitFor(() => expect(states()).toEqual(['paused']));
    dispatch(uploadResumed(first));
    await answered();
    expect(pictures().slice(before)).toEqual([0, 1]);
    expect(shown()).toEqual(kept());
  });
});
