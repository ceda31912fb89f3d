// @vitest-environment jsdom
/** Changes to the own photos against the mock backend: their order, and those that are deleted. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PHOTO_UNDO_MS } from '@/config/limits';
import { loggedOut, selectUser, userReceived } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { fetchPhotos, photoMadeMain, photoMoved } from './changeThunks';
import {
  photoDeleted,
  photoRestored,
  selectChangeFailure,
  selectChanges,
  selectOwnPhotos,
  undoHeld,
  uploadsConfirmed,
} from './photosSlice';
import './photosListeners';

const MEMBER = 'premium@example.test';
let backend: TestBackend;
afterEach(() => {
  backend.close();
  vi.useRealTimers();
});

async function open() {
  backend = createTestBackend({ persona: MEMBER });
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  await store.dispatch(fetchPhotos());
  const { dispatch, getState } = store;
  const shown = () => selectOwnPhotos(getState()).map(({ id }) => id);
  const kept = () => backend.db.members.get(backend.account(MEMBER).id)?.photos.map(({ id }) => id) ?? [];
  const settled = () => vi.waitFor(() => expect(selectChanges(getState())).toEqual([]));
  return { dispatch, getState, shown, kept, settled };
}

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

  it('stays to be had back while somebody points at the way back, and the whole time after that [SC-02]', async () => {
    const { dispatch, kept, settled, shown } = await open();
    const [first = '', second = ''] = shown();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    dispatch(photoDeleted(first));
    await vi.advanceTimersByTimeAsync(PHOTO_UNDO_MS - 1);
    dispatch(undoHeld(true));
    await vi.advanceTimersByTimeAsync(PHOTO_UNDO_MS * 3);
    expect(kept()).toEqual([first, second]);
    dispatch(undoHeld(false));
    await vi.advanceTimersByTimeAsync(PHOTO_UNDO_MS - 1);
    expect(kept()).toEqual([first, second]);
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    await settled();
    expect(kept()).toEqual([second]);
  });

  it('is deleted by the next session when this one runs out meanwhile [SC-02]', async () => {
    const { dispatch, getState, kept } = await open();
    const member = selectUser(getState());
    const [first = '', second = ''] = kept();
    dispatch(photoDeleted(first));
    dispatch(loggedOut({ by: 'expiry' }));
    expect(kept()).toEqual([first, second]);
    dispatch(userReceived(member));
    await dispatch(fetchPhotos());
    expect(kept()).toEqual([second]);
  });

  it('can be had back though another one is added, while there is room [SC-02]', async () => {
    const { dispatch, shown } = await open();
    const [first = '', second = ''] = shown();
    dispatch(photoDeleted(first));
    dispatch(uploadsConfirmed());
    dispatch(photoRestored(first));
    expect(shown()).toEqual([first, second]);
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
});
