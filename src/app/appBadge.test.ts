// @vitest-environment jsdom
/** The badge of the installed app. */
import { describe, expect, it, vi } from 'vitest';
import { loggedIn, loggedOut, memberRecalled, sessionSettled } from '@/core/auth/authSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import {
  chatsFailed,
  chatsRecalled,
  chatsReceived,
  chatsRequested,
  sessionBegan,
} from '@/features/chats/chatsSlice';
import { likesRecalled } from '@/features/likes/likesSlice';
import { fetchLikes } from '@/features/likes/likesThunks';
import { makeChatItem } from '@tests/factories/chats';
import { createTestStore } from '@tests/factories/store';
import { makeProfile, makeUser } from '@tests/factories/user';
import type { AppStore } from './store';
import { addAppBadgeListener } from './appBadge';

const likedAt = '2026-11-21T08:00:00.000Z';

/** The likes of a member, new as they are. */
function receiveLikes(store: AppStore, ...ids: string[]) {
  store.dispatch(fetchLikes.pending('r1'));
  const liked_by = ids.map((id) => ({ id, like_new: true, liked_at: likedAt }));
  store.dispatch(fetchLikes.fulfilled({ profiles: [], liked_by }, 'r1'));
}

function visitWithNews() {
  const { store, startListening } = createTestStore();
  addAppBadgeListener(startListening);
  store.dispatch(loggedIn(makeUser()));
  receiveLikes(store, 'elena', 'marek');
  return store;
}

/** A member whose conversations are asked for. */
function askForChats(store: AppStore) {
  store.dispatch(loggedIn(makeUser()));
  store.dispatch(sessionBegan({ account: 'anna', drafts: {}, outbox: [] }));
  store.dispatch(chatsRequested('c1'));
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

  it('counts once what came before it listened', () => {
    const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { setAppBadge });
    const { store, startListening } = createTestStore();
    askForChats(store);
    receiveLikes(store, 'elena');
    const chats = [makeChatItem({ num_unread_messages: 2 })];
    store.dispatch(chatsReceived({ request: 'c1', chats, at: 0 }));
    addAppBadgeListener(startListening);
    store.dispatch(sessionSettled());
    store.dispatch(sessionSettled());
    expect(setAppBadge.mock.calls).toEqual([[3]]);
  });

  it('clears what an earlier visit left once the messages are known, and neither before nor when they fail', () => {
    const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { setAppBadge });
    const { store, startListening } = createTestStore();
    askForChats(store);
    addAppBadgeListener(startListening);
    receiveLikes(store);
    expect(setAppBadge).not.toHaveBeenCalled();
    store.dispatch(chatsFailed({ kind: 'timeout' }));
    store.dispatch(sessionSettled());
    expect(setAppBadge).not.toHaveBeenCalled();
    store.dispatch(chatsRequested('c2'));
    store.dispatch(chatsReceived({ request: 'c2', chats: [], at: 0 }));
    expect(setAppBadge.mock.calls).toEqual([[0]]);
  });

  it('is left as it is while all that is known is from the last visit [BX-25]', () => {
    const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { setAppBadge });
    const { store, startListening } = createTestStore();
    addAppBadgeListener(startListening);
    store.dispatch(memberRecalled(makeUser()));
    store.dispatch(sessionBegan({ account: 'u1', drafts: {}, outbox: [] }));
    const liked_by = [{ ...makeProfile({ id: 'elena' }), like_new: true, liked_at: likedAt }];
    store.dispatch(likesRecalled({ profiles: [], liked_by, heard_at: 1 }));
    const items = [makeChatItem({ num_unread_messages: 2 })];
    store.dispatch(chatsRecalled({ account: 'u1', heard_at: 1, items, threads: [] }));
    store.dispatch(chatsRequested('c1'));
    store.dispatch(chatsReceived({ request: 'c1', chats: items, at: 2 }));
    expect(setAppBadge).not.toHaveBeenCalled();
    receiveLikes(store, 'elena', 'marek');
    expect(setAppBadge.mock.calls).toEqual([[4]]);
  });

  it('is counted here again once the worker has set it by a push message', () => {
    const setAppBadge = vi.fn<(count: number) => Promise<void>>().mockResolvedValue();
    Object.assign(navigator, { setAppBadge });
    const store = visitWithNews();
    setAppBadge.mockClear();
    store.dispatch(pushMessageReceived({ kind: 'like', path: '/likes' }));
    store.dispatch(sessionSettled());
    store.dispatch(sessionSettled());
    expect(setAppBadge.mock.calls).toEqual([[2]]);
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
