// @vitest-environment jsdom
/** The badge of the installed app. */
import { describe, expect, it, vi } from 'vitest';
import { loggedIn, loggedOut } from '@/core/auth/authSlice';
import { fetchLikes } from '@/features/likes/likesThunks';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addAppBadgeListener } from './appBadge';

const likedAt = '2026-11-21T08:00:00.000Z';

function visitWithNews() {
  const { store, startListening } = createTestStore();
  addAppBadgeListener(startListening);
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(fetchLikes.pending('r1'));
  const liked_by = ['elena', 'marek'].map((id) => ({ id, like_new: true, liked_at: likedAt }));
  store.dispatch(fetchLikes.fulfilled({ profiles: [], liked_by }, 'r1'));
  return store;
}

describe('the app badge [ST-15]', () => {
  it('counts what is new, and is empty after the log-out', () => {
    const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { setAppBadge });
    const store = visitWithNews();
    expect(setAppBadge).toHaveBeenLastCalledWith(2);
    store.dispatch(loggedOut({ by: 'member' }));
    expect(setAppBadge).toHaveBeenLastCalledWith(0);
  });

  it('is not missed when the system refuses it [ER-21]', async () => {
    const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockRejectedValue(new Error('refused'));
    Object.assign(navigator, { setAppBadge });
    visitWithNews();
    await vi.waitFor(() => expect(setAppBadge).toHaveBeenCalledTimes(1));
    // The strict console of the tests would tell of a rejection that nobody takes.
    await expect(setAppBadge.mock.results[0]?.value).rejects.toThrow('refused');
  });
});
