/** The likes page opens: it asks for what it shows, but not for what the session has just been told. */
import { beforeEach, expect, it, vi } from 'vitest';
import { getAside } from '@/api/calls/discovery';
import { getLikes } from '@/api/calls/likes';
import { serverNow } from '@/api/serverClock';
import { LIKES_JUST_HEARD_MS } from '@/config/limits';
import { loggedIn } from '@/core/auth/authSlice';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { fetchLikes } from './likesThunks';
import { refreshLists } from './refreshLists';

vi.mock(import('@/api/calls/likes'), async (original) => ({
  ...(await original()),
  getLikes: vi.fn<typeof getLikes>(),
}));
vi.mock(import('@/api/calls/discovery'), async (original) => ({
  ...(await original()),
  getAside: vi.fn<typeof getAside>(),
}));
const asked = vi.mocked(getLikes);
const askedAside = vi.mocked(getAside);

beforeEach(() => {
  asked.mockReset().mockResolvedValue({ profiles: [], liked_by: [] });
  askedAside.mockReset().mockResolvedValue([]);
});

it.each([
  ['were heard a while ago', LIKES_JUST_HEARD_MS, 1],
  ['have come this moment', 0, 0],
])('likes that %s: asked for so many times', async (_, ago, times) => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(fetchLikes.pending('session'));
  store.dispatch(
    fetchLikes.fulfilled({ profiles: [], liked_by: [], heard_at: serverNow() - ago }, 'session'),
  );
  store.dispatch(refreshLists);
  await vi.waitFor(() => expect(askedAside).toHaveBeenCalledTimes(1));
  await vi.dynamicImportSettled();
  expect(asked).toHaveBeenCalledTimes(times);
});

it('are asked for once when nobody has yet, and not again while they are on their way', async () => {
  const { store } = createTestStore();
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(refreshLists);
  store.dispatch(refreshLists);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.dynamicImportSettled();
  expect(asked).toHaveBeenCalledTimes(1);
  expect(askedAside).toHaveBeenCalledTimes(1);
});
