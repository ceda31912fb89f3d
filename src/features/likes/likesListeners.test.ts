/** What follows from likes: loading, the match moment, the notice of a failure. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { autoLike, getLikes, like as sendLike, unlike as takeBack } from '@/api/calls/likes';
import { ApiError } from '@/api/failure';
import { loggedIn, loggedOut, sessionSettled, sessionStarted } from '@/core/auth/authSlice';
import { isTyping } from '@/core/modals/attention';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { selectNotices } from '@/core/notices/noticesSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import { addLikesListeners } from './likesListeners';
import { selectGiven, selectLiked, selectLikesStatus } from './likesSlice';
import { fetchAutoLike, fetchLikes, like, unlike } from './likesThunks';
import { addMomentListeners } from './momentListeners';
import { newLikeAsked, newLikePressed } from './newLikeEvents';

vi.mock(import('@/api/calls/likes'), async (original) => ({
  ...(await original()),
  autoLike: vi.fn<typeof autoLike>(),
  getLikes: vi.fn<typeof getLikes>(),
  like: vi.fn<typeof sendLike>(),
  unlike: vi.fn<typeof takeBack>(),
}));

vi.mock(import('@/core/modals/attention'), async (original) => ({
  ...(await original()),
  isTyping: vi.fn<typeof isTyping>(() => false),
}));

const elena = makeProfile({ id: 'elena' });

function startLikes() {
  const { store, startListening } = createTestStore();
  addLikesListeners(startListening);
  addMomentListeners(startListening);
  store.dispatch(loggedIn(makeUser()));
  return store;
}

describe('likes in a session', () => {
  beforeEach(() => {
    vi.mocked(getLikes).mockReset();
    vi.mocked(getLikes).mockResolvedValue({ profiles: [elena], liked_by: [] });
    vi.mocked(sendLike).mockReset();
  });

  it('load when the session begins', async () => {
    const store = startLikes();
    store.dispatch(sessionStarted());
    await vi.waitFor(() => expect(selectLikesStatus(store.getState())).toBe('ready'));
    expect(selectGiven(store.getState())).toEqual(['elena']);
    expect(selectProfile(store.getState(), 'elena')).toEqual(elena);
  });

  it('bring nothing personal back after a log-out', async () => {
    const store = startLikes();
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof getLikes>>>();
    vi.mocked(getLikes).mockReturnValue(promise);
    const loading = store.dispatch(fetchLikes());
    store.dispatch(loggedOut({ by: 'member' }));
    resolve({ profiles: [elena], liked_by: [] });
    await loading;
    expect(selectProfile(store.getState(), 'elena')).toBeUndefined();
  });

  it('open the match moment when the like is mutual [ST-05]', async () => {
    const store = startLikes();
    vi.mocked(sendLike).mockResolvedValue({ match: true, conversation_id: 'c7' });
    await store.dispatch(like({ profile: 'elena', source: 'search' }));
    expect(selectOpenModal(store.getState())).toEqual({
      name: 'match',
      profile: 'elena',
      conversation: 'c7',
    });
  });

  it('show matches one after another, whatever was open [ST-05]', async () => {
    vi.useFakeTimers();
    const store = startLikes();
    store.dispatch(modalOpened({ name: 'timeBonus' }));
    vi.mocked(sendLike).mockResolvedValue({ match: true, conversation_id: null });
    await store.dispatch(like({ profile: 'elena', source: 'search' }));
    await store.dispatch(like({ profile: 'amara', source: 'search' }));
    expect(selectOpenModal(store.getState())).toEqual({ name: 'timeBonus' });
    for (const profile of ['elena', 'amara']) {
      store.dispatch(modalClosed());
      expect(selectOpenModal(store.getState())).toMatchObject({ name: 'match', profile });
    }
    store.dispatch(modalClosed());
    await vi.advanceTimersByTimeAsync(10_000);
    expect(selectOpenModal(store.getState())).toBeNull();
    vi.useRealTimers();
  });

  it('are asked for again when an answer was lost [AP-06]', async () => {
    const store = startLikes();
    vi.mocked(sendLike).mockRejectedValue(new ApiError({ kind: 'timeout' }));
    await store.dispatch(like({ profile: 'amara', source: 'search' }));
    await vi.waitFor(() => expect(selectGiven(store.getState())).toEqual(['elena']));
  });

  it('leave the end of the day’s likes to whoever counts them [CO-02]', async () => {
    const store = startLikes();
    const failure = { kind: 'refused', status: 429, code: 'daily_limit', details: {}, fields: {} } as const;
    vi.mocked(sendLike).mockRejectedValue(new ApiError(failure));
    await store.dispatch(like({ profile: 'amara', source: 'swipe' }));
    expect(selectNotices(store.getState())).toEqual([]);
    expect(getLikes).not.toHaveBeenCalled();
  });

  it.each(['daily_limit', 'blocked_by'])('say why a like was refused: %s', async (code) => {
    const store = startLikes();
    const failure = { kind: 'refused', status: 403, code, details: {}, fields: {} } as const;
    vi.mocked(sendLike).mockRejectedValue(new ApiError(failure));
    await store.dispatch(like({ profile: 'amara', source: 'search' }));
    expect(selectNotices(store.getState())).toMatchObject([{ key: 'likeFailed', tone: 'bad', failure }]);
    expect(getLikes).not.toHaveBeenCalled();
  });

  it('have the moment that came before anybody listened [ST-05, ST-13]', async () => {
    vi.useFakeTimers();
    const { store, startListening } = createTestStore();
    addLikesListeners(startListening);
    store.dispatch(loggedIn(makeUser()));
    vi.mocked(sendLike).mockResolvedValue({ match: true, conversation_id: null });
    vi.mocked(autoLike).mockResolvedValue(elena);
    store.dispatch(newLikeAsked({ seconds: 1 }));
    await store.dispatch(like({ profile: 'amara', source: 'search' }));
    addMomentListeners(startListening);
    store.dispatch(sessionSettled());
    expect(selectOpenModal(store.getState())).toMatchObject({ name: 'match', profile: 'amara' });
    store.dispatch(modalClosed());
    await vi.advanceTimersByTimeAsync(1_000);
    expect(selectOpenModal(store.getState())).toEqual({ name: 'newLike', profile: 'elena' });
    vi.useRealTimers();
  });

  it('open nothing when the like is not mutual', async () => {
    const store = startLikes();
    vi.mocked(sendLike).mockResolvedValue({ match: false, conversation_id: null });
    await store.dispatch(like({ profile: 'elena', source: 'search' }));
    expect(selectOpenModal(store.getState())).toBeNull();
  });

  it.each([
    [{ kind: 'server', status: 500 }, 'likeFailed'],
    [{ kind: 'offline' }, 'offline'],
  ] as const)('take a like back and say so after %o', async (failure, key) => {
    const store = startLikes();
    vi.mocked(sendLike).mockRejectedValue(new ApiError(failure));
    await store.dispatch(like({ profile: 'amara', source: 'search' }));
    expect(selectLiked(store.getState(), 'amara')).not.toBe(true);
    await vi.waitFor(() =>
      expect(selectNotices(store.getState()).map((notice) => notice.key)).toEqual([key]),
    );
  });

  it('say nothing of an answer that got lost when the like was given all the same [AP-06]', async () => {
    const store = startLikes();
    vi.mocked(sendLike).mockRejectedValue(new ApiError({ kind: 'timeout' }));
    await store.dispatch(like({ profile: 'elena', source: 'search' }));
    await vi.waitFor(() => expect(selectLiked(store.getState(), 'elena')).toBe(true));
    expect(selectNotices(store.getState())).toEqual([]);
  });

  it.each([
    [{ kind: 'server', status: 500 }, 'unlikeFailed'],
    [{ kind: 'offline' }, 'offline'],
  ] as const)(
    'say of a like that was to be taken back that it still stands, after %o',
    async (failure, key) => {
      const store = startLikes();
      await store.dispatch(fetchLikes());
      vi.mocked(takeBack).mockRejectedValue(new ApiError(failure));
      await store.dispatch(unlike({ profile: 'elena' }));
      expect(selectLiked(store.getState(), 'elena')).toBe(true);
      await vi.waitFor(() =>
        expect(selectNotices(store.getState()).map((notice) => notice.key)).toEqual([key]),
      );
    },
  );

  it('say nothing to somebody whose session has ended meanwhile, who is told that', async () => {
    const store = startLikes();
    const over = {
      kind: 'refused',
      status: 403,
      code: 'authentication_required',
      details: {},
      fields: {},
    } as const;
    vi.mocked(sendLike).mockImplementation(() => {
      store.dispatch(loggedOut({ by: 'expiry' }));
      return Promise.reject(new ApiError(over));
    });
    await store.dispatch(like({ profile: 'elena', source: 'search' }));
    expect(selectNotices(store.getState())).toEqual([]);
  });

  it('send one like for two quick taps', async () => {
    const store = startLikes();
    vi.mocked(sendLike).mockResolvedValue({ match: false, conversation_id: null });
    await Promise.all([
      store.dispatch(like({ profile: 'elena', source: 'search' })),
      store.dispatch(like({ profile: 'elena', source: 'search' })),
    ]);
    expect(sendLike).toHaveBeenCalledTimes(1);
  });

  it('reload 500 ms after the automatic like, which opens the match moment [AP-04]', async () => {
    vi.useFakeTimers();
    const store = startLikes();
    vi.mocked(autoLike).mockResolvedValue(elena);
    await store.dispatch(fetchAutoLike('match'));
    expect(selectOpenModal(store.getState())).toEqual({
      name: 'match',
      profile: 'elena',
      conversation: null,
    });
    await vi.advanceTimersByTimeAsync(499);
    expect(getLikes).toHaveBeenCalledTimes(0);
    await vi.advanceTimersByTimeAsync(1);
    expect(getLikes).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });

  describe('asked for by a link', () => {
    beforeEach(() => {
      vi.useFakeTimers();
      vi.mocked(autoLike).mockReset();
      vi.mocked(autoLike).mockResolvedValue(elena);
      return () => vi.useRealTimers();
    });

    it('have their moment after the seconds named, once [ST-13]', async () => {
      const store = startLikes();
      store.dispatch(newLikeAsked({ seconds: 5 }));
      store.dispatch(newLikeAsked({ seconds: 5 }));
      await vi.advanceTimersByTimeAsync(4_999);
      expect(selectOpenModal(store.getState())).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
      expect(selectOpenModal(store.getState())).toEqual({ name: 'newLike', profile: 'elena' });
      expect(autoLike).toHaveBeenCalledTimes(1);
    });

    it('never come over somebody who writes, also when the answer was slow [ST-13]', async () => {
      const store = startLikes();
      const { promise, resolve } = Promise.withResolvers<typeof elena>();
      vi.mocked(autoLike).mockReturnValue(promise);
      store.dispatch(newLikeAsked({ seconds: 0 }));
      await vi.advanceTimersByTimeAsync(0);
      expect(autoLike).toHaveBeenCalledTimes(1);
      vi.mocked(isTyping).mockReturnValue(true);
      resolve(elena);
      await vi.advanceTimersByTimeAsync(30_000);
      expect(selectOpenModal(store.getState())).toBeNull();
      vi.mocked(isTyping).mockReturnValue(false);
      await vi.advanceTimersByTimeAsync(1_000);
      expect(selectOpenModal(store.getState())).toEqual({ name: 'newLike', profile: 'elena' });
    });

    it('wait for another dialog, and never come after a log-out [ST-13]', async () => {
      const store = startLikes();
      store.dispatch(modalOpened({ name: 'timeBonus' }));
      store.dispatch(newLikeAsked({ seconds: 0 }));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(autoLike).not.toHaveBeenCalled();
      store.dispatch(loggedOut({ by: 'member' }));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(autoLike).not.toHaveBeenCalled();
    });
  });

  it.each(['image', 'button'] as const)(
    'close the new-like moment when its %s is pressed [ST-13]',
    (part) => {
      const store = startLikes();
      store.dispatch(modalOpened({ name: 'newLike', profile: 'elena' }));
      store.dispatch(newLikePressed({ profile: 'elena', part }));
      expect(selectOpenModal(store.getState())).toBeNull();
    },
  );
});
