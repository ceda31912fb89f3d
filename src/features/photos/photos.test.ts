// @vitest-environment jsdom
/** The own photos against the mock backend: taken in, sent once, put in order, deleted. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedOut, selectUser } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { PHOTO_UNDO_MS } from '@/config/limits';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { BAD_FILES, GOOD_FILES, UPRIGHT } from '@tests/fixtures/photos/corpus';
import { fetchPhotos, photoMadeMain, photoMoved } from './changeThunks';
import {
  photoDeleted,
  photoRestored,
  selectChangeFailure,
  selectChanges,
  selectOwnPhotos,
  selectRefusedFiles,
  selectUploads,
  uploadResumed,
  uploadsConfirmed,
} from './photosSlice';
import './photosListeners';
import { filesPicked, uploadCancelled, uploadHeld } from './uploadThunks';

/** Decoding is the browser's; here every whole file is a picture of the right size. */
vi.mock('@/core/pictures/decodePicture', () => ({
  decodePicture: () => Promise.resolve({ ...UPRIGHT, close: () => undefined }),
}));
vi.mock('./preparePhoto', () => ({
  codePhoto: () => Promise.resolve(new Blob([GOOD_FILES[8]?.bytes ?? ''], { type: 'image/jpeg' })),
}));

const PREMIUM = 'premium@example.test';
const FREE = 'free@example.test';
let backend: TestBackend;

beforeEach(() => {
  let made = 0;
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => {
  backend.close();
  vi.useRealTimers();
});

async function open(persona = PREMIUM) {
  backend = createTestBackend({ persona });
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  await store.dispatch(fetchPhotos());
  const { dispatch, getState } = store;
  const shown = () => selectOwnPhotos(getState()).map(({ id }) => id);
  const kept = () => backend.db.members.get(backend.account(persona).id)?.photos.map(({ id }) => id) ?? [];
  const files = (...which: number[]) =>
    which.map((index) => {
      const { bytes, name } = GOOD_FILES[index] ?? { bytes: '', name: '' };
      return new File([bytes], name);
    });
  const states = () => selectUploads(getState()).map(({ state }) => state);
  const settled = () => vi.waitFor(() => expect(selectChanges(getState())).toEqual([]));
  const sent = () =>
    vi.waitFor(() => expect([selectUploads(getState()), getState().photos?.request]).toEqual([[], null]));
  return { dispatch, getState, shown, kept, files, states, settled, sent };
}

describe('picked files', () => {
  it('wait for a word, then are sent, and the profile follows [BX-17]', async () => {
    const { dispatch, files, getState, kept, sent, shown, states } = await open();
    const before = kept().length;
    await dispatch(filesPicked(files(0, 1, 2)));
    expect(states()).toEqual(['ready', 'ready', 'ready']);
    expect(kept()).toHaveLength(before);
    dispatch(uploadsConfirmed());
    expect(states()).toEqual(['sending', 'waiting', 'waiting']);
    await sent();
    expect(kept()).toHaveLength(before + 3);
    expect(shown()).toEqual(kept());
    expect(selectUser(getState())?.profile.photo_count).toBe(before + 3);
  });

  it.each(BAD_FILES.filter(({ late }) => !late).map((file) => [file.name, file] as const))(
    'are refused with a reason and never sent: %s [VA-07]',
    async (_, { bytes, name, reason }) => {
      const { dispatch, getState, states } = await open();
      await dispatch(filesPicked([new File([bytes], name)]));
      expect(states()).toEqual([]);
      expect(selectRefusedFiles(getState())).toMatchObject([{ name, problem: reason }]);
    },
  );

  it('fill the free places, a refused one leaving its place to the next, and no more [VA-07, RO-02]', async () => {
    const { dispatch, files, getState, kept, states } = await open(FREE);
    const room = 3 - kept().length;
    const [bad] = BAD_FILES;
    await dispatch(filesPicked([new File([bad?.bytes ?? ''], 'bad.jpg'), ...files(0, 1, 2, 3)]));
    expect(states()).toHaveLength(room);
    expect(selectRefusedFiles(getState())).toMatchObject([
      { problem: 'empty' },
      { problem: 'limit', count: 4 - room },
    ]);
  });

  it('have room for 25 photos with Premium [VA-07, RO-03]', async () => {
    const { dispatch, files, getState, kept, states } = await open();
    const room = 25 - kept().length;
    await dispatch(filesPicked(Array.from({ length: room + 2 }, () => files(0)).flat()));
    expect(states()).toHaveLength(room);
    expect(selectRefusedFiles(getState())).toMatchObject([{ problem: 'premiumLimit', count: 2 }]);
  });

  it('that the server has no room for say so [VA-07]', async () => {
    const { dispatch, files, getState, sent } = await open(FREE);
    await dispatch(filesPicked(files(0)));
    backend.fault({
      match: 'POST photo.php',
      kind: 'status',
      status: 403,
      body: { error: 'photo_limit', limit: 3 },
    });
    dispatch(uploadsConfirmed());
    await sent();
    expect(selectRefusedFiles(getState())).toMatchObject([{ problem: 'limit', count: 1 }]);
  });
});

describe('a photo on its way', () => {
  it('becomes one photo when its answer is lost [BX-17]', async () => {
    const { dispatch, files, kept, sent } = await open();
    const before = kept().length;
    await dispatch(filesPicked(files(0)));
    backend.fault({ match: 'POST photo.php', kind: 'drop_after_commit', times: 1 });
    dispatch(uploadsConfirmed());
    await sent();
    expect(kept()).toHaveLength(before + 1);
  });

  it('can be held and goes on as the same photo [BX-17]', async () => {
    const { dispatch, files, getState, kept, sent, states } = await open();
    const before = kept().length;
    await dispatch(filesPicked(files(0)));
    dispatch(uploadsConfirmed());
    const key = selectUploads(getState())[0]?.key ?? '';
    dispatch(uploadHeld(key));
    expect(states()).toEqual(['paused']);
    dispatch(uploadResumed(key));
    await sent();
    expect(kept()).toHaveLength(before + 1);
  });

  it('waits without a network and goes by itself when there is one [BX-17]', async () => {
    const { dispatch, files, kept, sent, states } = await open();
    const before = kept().length;
    await dispatch(filesPicked(files(0)));
    dispatch(connectionChanged(false));
    dispatch(uploadsConfirmed());
    expect(states()).toEqual(['waiting']);
    dispatch(connectionChanged(true));
    await sent();
    expect(kept()).toHaveLength(before + 1);
  });

  it('that failed is sent again when its member says so', async () => {
    const { dispatch, files, getState, kept, sent, states } = await open();
    const before = kept().length;
    await dispatch(filesPicked(files(0)));
    backend.fault({ match: 'POST photo.php', kind: 'status', status: 404, times: 1 });
    dispatch(uploadsConfirmed());
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    dispatch(uploadResumed(selectUploads(getState())[0]?.key ?? ''));
    await sent();
    expect(kept()).toHaveLength(before + 1);
  });

  it('can be left out, and all of them end with the session', async () => {
    const { dispatch, files, getState, states } = await open();
    await dispatch(filesPicked(files(0, 1)));
    dispatch(uploadCancelled(selectUploads(getState())[0]?.key ?? ''));
    expect(states()).toEqual(['ready']);
    dispatch(loggedOut({ by: 'member' }));
    expect(states()).toEqual([]);
    expect(selectOwnPhotos(getState())).toEqual([]);
  });
});

describe('a photo that is being checked', () => {
  it('is looked at again when the member is refreshed', async () => {
    const { dispatch, files, getState, sent } = await open();
    await dispatch(filesPicked(files(0)));
    dispatch(uploadsConfirmed());
    await sent();
    const last = () => selectOwnPhotos(getState()).at(-1)?.status;
    expect(last()).toBe('checking');
    backend.advance(120_000);
    await dispatch(fetchUser());
    await vi.waitFor(() => expect(last()).toBe('approved'));
  });
});

describe('the order', () => {
  it('changes at once and stays [SC-02]', async () => {
    const { dispatch, getState, kept, settled, shown } = await open();
    const [first = '', second = ''] = shown();
    dispatch(photoMoved(first, 1));
    expect(shown()).toEqual([second, first]);
    expect(selectUser(getState())?.profile.main_image).toEqual(selectOwnPhotos(getState())[0]?.image);
    dispatch(photoMadeMain(first));
    expect(shown()).toEqual([first, second]);
    await settled();
    expect(kept()).toEqual([first, second]);
  });

  it('comes back when the server refuses, with the main photo of before [SC-02]', async () => {
    const { dispatch, getState, settled, shown } = await open();
    const before = shown();
    const image = selectUser(getState())?.profile.main_image;
    backend.fault({ match: 'PUT photo.php', kind: 'status', status: 422, body: { error: 'invalid' } });
    dispatch(photoMadeMain(before[1] ?? ''));
    expect(shown()).not.toEqual(before);
    await settled();
    expect(shown()).toEqual(before);
    expect(selectUser(getState())?.profile.main_image).toEqual(image);
    expect(selectChangeFailure(getState())).toMatchObject({ kind: 'main', id: before[1] });
  });
});

describe('a deleted photo', () => {
  it('is gone at once, can be had back, and is deleted when the moment is over [SC-02]', async () => {
    const { dispatch, kept, settled, shown } = await open();
    const [first = '', second = ''] = shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    dispatch(photoDeleted(first));
    expect(shown()).toEqual([second]);
    await vi.advanceTimersByTimeAsync(PHOTO_UNDO_MS / 2);
    dispatch(photoRestored(first));
    expect(shown()).toEqual([first, second]);
    dispatch(photoDeleted(second));
    dispatch(photoRestored(second));
    await vi.advanceTimersByTimeAsync(PHOTO_UNDO_MS);
    expect(kept()).toEqual([first, second]);

    dispatch(photoDeleted(first));
    await vi.advanceTimersByTimeAsync(PHOTO_UNDO_MS);
    vi.useRealTimers();
    await settled();
    expect(kept()).toEqual([second]);
    expect(shown()).toEqual([second]);
  });

  it('comes back with a reason when the server keeps it, and stays away when it was gone already', async () => {
    const { dispatch, getState, settled, shown } = await open();
    const [first = '', second = ''] = shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const isOver = async (id: string) => {
      dispatch(photoDeleted(id));
      await vi.advanceTimersByTimeAsync(PHOTO_UNDO_MS);
    };
    backend.fault({
      match: 'DELETE photo.php',
      kind: 'status',
      status: 422,
      body: { error: 'invalid' },
      times: 1,
    });
    await isOver(second);
    await vi.waitFor(() =>
      expect(selectChangeFailure(getState())).toMatchObject({ kind: 'delete', id: second }),
    );
    expect(shown()).toEqual([first, second]);
    backend.fault({
      match: 'DELETE photo.php',
      kind: 'status',
      status: 404,
      body: { error: 'not_found' },
      times: 1,
    });
    await isOver(second);
    vi.useRealTimers();
    await settled();
    expect(selectChangeFailure(getState())).toBeNull();
  });

  it('makes its place free before the next one is sent [RO-02]', async () => {
    const { dispatch, files, kept, sent, shown } = await open(FREE);
    await dispatch(filesPicked(files(...Array.from({ length: 3 - kept().length }, () => 0))));
    dispatch(uploadsConfirmed());
    await sent();
    dispatch(photoDeleted(shown()[2] ?? ''));
    await dispatch(filesPicked(files(1)));
    dispatch(uploadsConfirmed());
    await sent();
    expect(kept()).toHaveLength(3);
  });
});
