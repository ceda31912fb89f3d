// @vitest-environment jsdom
/** Deletions that were on their way when the page was left. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SESSION_KEYS } from '@/config/storageKeys';
import { fetchUser } from '@/core/auth/authThunks';
import { readText, writeText } from '@/lib/storage';
import { createTestStore } from '@tests/factories/store';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { fetchPhotos } from './changeThunks';
import { rememberDeletion } from './leftDeletions';
import { selectOwnPhotos } from './photosSlice';

const FREE = 'free@example.test';
let backend: TestBackend;
beforeEach(() => {
  backend = createTestBackend({ persona: FREE });
});
afterEach(() => backend.close());

async function visit() {
  const { store } = createTestStore();
  await store.dispatch(fetchUser());
  const { id } = backend.account(FREE);
  const photos = backend.db.members.get(id)?.photos ?? [];
  const shown = () => selectOwnPhotos(store.getState()).map((photo) => photo.id);
  return { store, id, photo: photos[1]?.id ?? '', shown };
}

describe('a photo deleted as the page was left [SC-02]', () => {
  it('is not shown again, though the server had not heard of it yet', async () => {
    const { store, id, photo, shown } = await visit();
    rememberDeletion({ member: id, id: photo, key: 'a1b2c3d4-0000-4000-8000-000000000001' });
    await store.dispatch(fetchPhotos());
    expect(shown()).not.toContain(photo);
    expect(shown()).toHaveLength(1);
    expect(readText('session', SESSION_KEYS.photoDeletions)).toBeNull();
  });

  it('is as good as gone when the server has deleted it already', async () => {
    const { store, id, photo, shown } = await visit();
    backend.db.members.get(id)?.photos.splice(1, 1);
    rememberDeletion({ member: id, id: photo, key: 'a1b2c3d4-0000-4000-8000-000000000002' });
    await store.dispatch(fetchPhotos());
    expect(shown()).toHaveLength(1);
  });

  it.each(['[{"member":"x"}]', '{', '[{"member":"somebody","id":"p","key":"k"}]'])(
    'says nothing about the photos of the one who is here: %s',
    async (text) => {
      const { store, photo, shown } = await visit();
      writeText('session', SESSION_KEYS.photoDeletions, text);
      await store.dispatch(fetchPhotos());
      expect(shown()).toContain(photo);
    },
  );
});
