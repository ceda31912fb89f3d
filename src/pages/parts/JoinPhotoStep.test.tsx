// @vitest-environment jsdom
/** The photo step of the sign-up: nobody waits for a photo that is on its way, and none that was picked is forgotten. */
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { fetchUser } from '@/core/auth/authThunks';
import { selectNotices } from '@/core/notices/noticesSlice';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { selectUploads, uploadResumed } from '@/features/photos/photosSlice';
import { filesPicked } from '@/features/photos/uploadThunks';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { renderInRouter } from '@tests/factories/inRouter';
import { createTestStore } from '@tests/factories/store';
import { GOOD_FILES, UPRIGHT } from '@tests/fixtures/photos/corpus';
import { JoinPhotoStep } from './JoinPhotoStep';

vi.mock('@/core/pictures/decodePicture', () => ({
  decodePicture: () => Promise.resolve({ ...UPRIGHT, close: () => undefined }),
}));
vi.mock('@/features/photos/preparePhoto', () => ({
  codePhoto: () => Promise.resolve(new Blob([GOOD_FILES[8]?.bytes ?? ''], { type: 'image/jpeg' })),
}));

const NEW = 'new@example.test';
let backend: TestBackend;
afterEach(() => backend.close());

async function open() {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  backend = createTestBackend({ persona: NEW });
  await startI18n('en');
  await loadNamespaces(['join', 'profile']);
  const { store } = createTestStore();
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const onDone = vi.fn<() => void>();
  const { unmount } = renderInRouter(store, <JoinPhotoStep photoCount={0} onDone={onDone} />);
  await screen.findByRole('button', { name: 'Skip this' });
  const { bytes, name } = GOOD_FILES[0] ?? { bytes: '', name: '' };
  const pick = () => act(() => store.dispatch(filesPicked([new File([bytes], name)])));
  const kept = () => backend.db.members.get(backend.account(NEW).id)?.photos ?? [];
  return { store, onDone, pick, kept, unmount };
}

it('sends what was picked with the same press that goes on [ST-04, BX-17]', async () => {
  const { onDone, pick, kept } = await open();
  await pick();
  expect(screen.queryByRole('button', { name: 'Skip this' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(onDone).toHaveBeenCalledOnce();
  await waitFor(() => expect(kept()).toHaveLength(1));
});

it('tells whoever has gone on that a photo was not sent, and there why [BX-17]', async () => {
  const { store, pick, kept, unmount } = await open();
  await pick();
  backend.fault({ match: 'POST photo.php', kind: 'status', status: 404 });
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'One photo wasn’t sent. An error occured, please try again later.',
  );
  expect(selectNotices(store.getState())).toEqual([]);
  unmount();
  store.dispatch(uploadResumed(selectUploads(store.getState())[0]?.key ?? ''));
  await waitFor(() =>
    expect(selectNotices(store.getState())).toMatchObject([{ key: 'photoNotSent', tone: 'bad' }]),
  );
  expect(kept()).toEqual([]);
});
