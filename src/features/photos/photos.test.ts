// @vitest-environment jsdom
/** The own photos against the mock backend: taken in, sent once. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loggedOut, selectUser, userReceived } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { BAD_FILES, GOOD_FILES, UPRIGHT } from '@tests/fixtures/photos/corpus';
import { fetchPhotos, photoMoved } from './changeThunks';
import {
  photoDeleted,
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

const asksWhoLeaves = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

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
  const sent = () =>
    vi.waitFor(() => expect([selectUploads(getState()), getState().photos?.request]).toEqual([[], null]));
  return { dispatch, getState, shown, kept, files, states, sent };
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

  it('asks whoever leaves the page before it was sent, and nobody when the server does not want it [BX-17]', async () => {
    const { dispatch, files, getState, states, sent } = await open();
    expect(asksWhoLeaves()).toBe(false);
    await dispatch(filesPicked(files(0)));
    expect(asksWhoLeaves()).toBe(true);
    dispatch(uploadsConfirmed());
    expect(asksWhoLeaves()).toBe(true);
    await sent();
    expect(asksWhoLeaves()).toBe(false);
    for (const [fault, held] of [
      [{ kind: 'wrong_shape' }, true],
      [{ kind: 'status', status: 404 }, false],
    ] as const) {
      await dispatch(filesPicked(files(0)));
      backend.fault({ match: 'POST photo.php', ...fault, times: 1 });
      dispatch(uploadsConfirmed());
      await vi.waitFor(() => expect(states()).toEqual(['failed']));
      expect(asksWhoLeaves()).toBe(held);
      dispatch(uploadCancelled(selectUploads(getState())[0]?.key ?? ''));
    }
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

  it('that was left out shows as what it is when it has arrived all the same [BX-17]', async () => {
    const { dispatch, files, getState, kept, shown, states } = await open();
    const before = kept().length;
    await dispatch(filesPicked(files(0)));
    backend.fault({ match: 'POST photo.php', kind: 'drop_after_commit' });
    dispatch(uploadsConfirmed());
    await vi.waitFor(() => expect(kept()).toHaveLength(before + 1));
    dispatch(connectionChanged(false));
    await vi.waitFor(() => expect(states()).not.toEqual(['sending']));
    dispatch(uploadCancelled(selectUploads(getState())[0]?.key ?? ''));
    backend.db.faults = [];
    dispatch(connectionChanged(true));
    await vi.waitFor(() => expect(shown()).toEqual(kept()));
  });

  it('stays in the list though an older answer does not know it [SC-02]', async () => {
    const { dispatch, files, getState, kept, sent, shown } = await open();
    const [first = ''] = shown();
    await dispatch(filesPicked(files(0)));
    backend.fault({ match: 'PUT photo.php', kind: 'drop_after_commit', times: 3 });
    dispatch(photoMoved(first, 1));
    await vi.waitFor(() => expect(kept()[1]).toBe(first));
    dispatch(uploadsConfirmed());
    await sent();
    await vi.waitFor(() => expect(selectChanges(getState())).toEqual([]));
    await vi.waitFor(() => expect([shown().length, shown()]).toEqual([3, kept()]));
  });

  it('waits for its member when the session runs out, and for nobody else [BX-17]', async () => {
    const { dispatch, files, getState, kept, sent, states } = await open();
    const before = kept().length;
    const member = selectUser(getState());
    await dispatch(filesPicked(files(0, 1)));
    dispatch(uploadsConfirmed());
    dispatch(loggedOut({ by: 'expiry' }));
    expect(states()).toEqual(['waiting', 'waiting']);
    expect(asksWhoLeaves()).toBe(true);
    dispatch(userReceived(member));
    await sent();
    expect(kept()).toHaveLength(before + 2);
    await dispatch(filesPicked(files(0)));
    dispatch(loggedOut({ by: 'expiry' }));
    dispatch(userReceived(makeUser({ id: 'u-next' })));
    expect(states()).toEqual([]);
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

describe('a deleted photo', () => {
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
