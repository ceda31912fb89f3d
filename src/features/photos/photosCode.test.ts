// @vitest-environment jsdom
/** Photos when the code for them does not come: picked files are not looked at, changes are not told. */
import { afterAll, describe, expect, it, vi } from 'vitest';
import { loggedIn } from '@/core/auth/authSlice';
import { createTestBackend } from '@mocks/testServer';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import {
  changeMade,
  selectChangeFailure,
  selectChanges,
  selectRefusedFiles,
  selectUploads,
} from './photosSlice';
import './photosListeners';
import { filesPicked } from './uploadThunks';

vi.mock('@/core/pictures/inspectFile', () => ({
  inspectFile: () => Promise.reject(new Error('Failed to fetch dynamically imported module')),
}));

const movePhoto = vi.hoisted(() => vi.fn<(id: string) => Promise<unknown[]>>());
vi.mock('@/api/calls/photos', () => ({
  movePhoto,
  deletePhoto: vi.fn<() => void>(),
  makeMainPhoto: vi.fn<() => void>(),
}));

const backend = createTestBackend();
afterAll(() => backend.close());

describe('a picked file [BX-17]', () => {
  it('does not wait for ever when it cannot be looked at: it is refused by name', async () => {
    const { store } = createTestStore();
    store.dispatch(loggedIn(makeUser()));
    await store.dispatch(filesPicked([new File(['any'], 'evening.jpg')]));
    expect(selectUploads(store.getState())).toEqual([]);
    expect(selectRefusedFiles(store.getState())).toMatchObject([{ name: 'evening.jpg', problem: 'broken' }]);
  });
});

describe('a change of the photos', () => {
  it('does not hold up the next one when the code to tell it does not come', async () => {
    movePhoto
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module: /a.js'))
      .mockResolvedValue([]);
    const { store } = createTestStore();
    store.dispatch(loggedIn(makeUser()));
    store.dispatch(changeMade({ kind: 'move', id: 'a', position: 1, key: 'k1' }));
    store.dispatch(changeMade({ kind: 'move', id: 'b', position: 0, key: 'k2' }));
    await vi.waitFor(() => expect(selectChanges(store.getState())).toEqual([]));
    expect(movePhoto.mock.calls.map(([id]) => id)).toEqual(['a', 'b']);
    expect(selectChangeFailure(store.getState())).toMatchObject({ id: 'a', failure: { kind: 'offline' } });
  });
});
