// @vitest-environment jsdom
/** Somebody comes back to a page that slept: one question, however many events tell of it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getLikes } from '@/api/calls/likes';
import { serverNow } from '@/api/serverClock';
import { LIKES_OLD_MS } from '@/config/limits';
import { loggedIn, loggedOut, sessionSettled } from '@/core/auth/authSlice';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { fetchLikes } from './likesThunks';
import { addReturnListener } from './returnListener';

vi.mock(import('@/api/calls/likes'), async (original) => ({
  ...(await original()),
  getLikes: vi.fn<typeof getLikes>(),
}));
const asked = vi.mocked(getLikes);

/** A member whose lists were heard so long ago. */
function member(ago: number) {
  const { store, startListening } = createTestStore();
  addReturnListener(startListening);
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(fetchLikes.pending('first'));
  store.dispatch(fetchLikes.fulfilled({ profiles: [], liked_by: [], heard_at: serverNow() - ago }, 'first'));
  store.dispatch(sessionSettled());
  return store;
}
/** What a browser tells of one waking-up, and of a page that comes out of its cache. */
function wake(): void {
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('pageshow'));
  window.dispatchEvent(new Event('focus'));
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  asked.mockReset();
  asked.mockResolvedValue({ profiles: [], liked_by: [] });
});

describe('a return after a long absence [ST-22]', () => {
  it('asks for the likes once', async () => {
    member(LIKES_OLD_MS);
    wake();
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1));
    wake();
    await vi.dynamicImportSettled();
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['after a short one', LIKES_OLD_MS - 1_000, () => undefined],
    [
      'while nobody looks',
      LIKES_OLD_MS,
      () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden'),
    ],
    ['without a network', LIKES_OLD_MS, () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
  ])('asks for nothing %s', async (_, ago, prepare) => {
    member(ago);
    prepare();
    wake();
    await vi.dynamicImportSettled();
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks for nothing once the member has left', async () => {
    const store = member(LIKES_OLD_MS);
    store.dispatch(loggedOut({ by: 'member' }));
    wake();
    await vi.dynamicImportSettled();
    expect(asked).not.toHaveBeenCalled();
  });
});
