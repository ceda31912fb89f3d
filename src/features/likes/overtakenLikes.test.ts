/** Lists of likes whose answer a later question has overtaken: they say nothing. */
import { expect, it, vi } from 'vitest';
import { getLikes, like as sendLike } from '@/api/calls/likes';
import { ApiError } from '@/api/failure';
import { loggedIn } from '@/core/auth/authSlice';
import { selectNotices } from '@/core/notices/noticesSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { addLikesListeners } from './likesListeners';
import { selectLiked } from './likesSlice';
import { fetchLikes, like } from './likesThunks';

vi.mock(import('@/api/calls/likes'), async (original) => ({
  ...(await original()),
  getLikes: vi.fn<typeof getLikes>(),
  like: vi.fn<typeof sendLike>(),
}));

type Lists = Awaited<ReturnType<typeof getLikes>>;
const elena = makeProfile({ id: 'elena', name: 'Elena' });
/** Whatever follows from the last action is done. */
const done = () => new Promise((resolve) => setImmediate(resolve));

function openPage() {
  const { store, startListening } = createTestStore();
  addLikesListeners(startListening);
  const answered = vi.fn<() => void>();
  startListening({ actionCreator: fetchLikes.fulfilled, effect: answered });
  store.dispatch(loggedIn(makeUser()));
  return { ...store, answered };
}

it.each([
  ['is told of by the last one', [elena], []],
  [
    'is said not to have arrived when the last one lacks it',
    [],
    [expect.objectContaining({ key: 'likeFailed' })],
  ],
])('a like whose answer got lost %s; no profile is older than its [AP-06]', async (_, liked, notices) => {
  const page = openPage();
  const [early, late] = [Promise.withResolvers<Lists>(), Promise.withResolvers<Lists>()];
  vi.mocked(getLikes).mockReturnValueOnce(early.promise).mockReturnValueOnce(late.promise);
  vi.mocked(sendLike).mockRejectedValue(new ApiError({ kind: 'timeout' }));
  await page.dispatch(like({ profile: 'elena', source: 'search' }));
  void page.dispatch(fetchLikes());
  early.resolve({ profiles: [{ ...elena, name: 'Before' }], liked_by: [] });
  await vi.waitFor(() => expect(page.answered).toHaveBeenCalledOnce());
  await done();
  expect([selectNotices(page.getState()), selectProfile(page.getState(), 'elena')]).toEqual([[], undefined]);
  late.resolve({ profiles: liked, liked_by: [] });
  await vi.waitFor(() => expect(page.answered).toHaveBeenCalledTimes(2));
  await done();
  expect(selectNotices(page.getState())).toEqual(notices);
  expect(selectLiked(page.getState(), 'elena')).toBe(liked.length > 0);
});
