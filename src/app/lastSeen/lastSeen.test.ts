// @vitest-environment jsdom
/** What a member saw last: kept on their device, shown at a start without a network, and nobody else's (BX-25). */
import { describe, expect, it, vi } from 'vitest';
import { LAST_SEEN_MOST_MS, LAST_SEEN_SAVE_MS } from '@/config/limits';
import { LAST_SEEN_CACHE } from '@/config/storageKeys';
import {
  loggedOut,
  recallWanted,
  selectAuthFailure,
  selectAuthStatus,
  selectRecalled,
  selectUser,
  userReceived,
} from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { selectProfile } from '@/core/profiles/profilesSlice';
import { selectChatsRecalled } from '@/features/chats/age';
import { selectMessages } from '@/features/chats/chatsSelectors';
import {
  selectChatEntries,
  selectChatsHeardAt,
  selectChatsStatus,
  selectThread,
} from '@/features/chats/chatsSlice';
import { fetchChats } from '@/features/chats/chatsThunks';
import {
  selectGiven,
  selectLikesHeardAt,
  selectLikesRecalled,
  selectLikesStatus,
  selectReceived,
} from '@/features/likes/likesSlice';
import { keepNote, readNote } from '@/lib/cacheNote';
import { lastSeenBrowser } from '@tests/factories/lastSeen';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { readLastSeen } from './lastSeenRecord';
import { recallLastSeen } from './recallLastSeen';

const { server, visit, putAway, start } = lastSeenBrowser();

/** A log-out after which the browser has what it was told to delete all the same. */
async function logOutInVain() {
  const page = await visit();
  await putAway();
  const kept = await readNote(LAST_SEEN_CACHE);
  page.dispatch(loggedOut({ by: 'member' }));
  await vi.waitFor(async () => expect(await readNote(LAST_SEEN_CACHE)).toBeNull());
  await keepNote(LAST_SEEN_CACHE, kept);
  return page;
}

describe('what was seen last [BX-25]', () => {
  it('is shown at a start without a server: member, conversations, messages, likes, and from when each is', async () => {
    const before = await visit();
    await putAway();
    const after = await start();
    const [then, now] = [before.getState(), after.getState()];
    expect(after.isRecalled).toBe(true);
    expect([selectAuthStatus(now), selectRecalled(now)]).toEqual(['in', true]);
    expect(selectUser(now)).toEqual(selectUser(then));
    expect(selectChatsStatus(now)).toBe('ready');
    expect(selectChatEntries(now)).toMatchObject(
      selectChatEntries(then).map(({ typing: _typing, ...entry }) => entry),
    );
    expect(selectChatEntries(now).some(({ typing }) => typing)).toBe(false);
    expect(selectChatsHeardAt(now)).toBe(selectChatsHeardAt(then));
    expect(selectMessages(now, before.conversation)).toEqual(selectMessages(then, before.conversation));
    expect(selectThread(now, before.conversation)?.recalled_at).toBeGreaterThan(0);
    expect([selectChatsRecalled(now), selectLikesRecalled(now)]).toEqual([true, true]);
    expect([selectChatsRecalled(then), selectLikesRecalled(then)]).toEqual([false, false]);
    expect(selectLikesStatus(now)).toBe('ready');
    expect([selectReceived(now), selectGiven(now)]).toEqual([selectReceived(then), selectGiven(then)]);
    expect(selectLikesHeardAt(now)).toBe(selectLikesHeardAt(then));
    const [someone] = selectGiven(now);
    expect(selectProfile(now, required(someone))?.name).toBe(selectProfile(then, required(someone))?.name);
    // Who was online then need not be now.
    expect(selectChatEntries(now).some(({ profile }) => selectProfile(then, profile.id)?.online)).toBe(true);
    expect(selectChatEntries(now).some(({ profile }) => selectProfile(now, profile.id)?.online)).toBe(false);
  });

  it('is not shown before conversations have begun, and not where another session has begun meanwhile', async () => {
    await visit();
    await putAway();
    const { store, startListening } = createTestStore();
    const done = vi.fn<() => void>();
    startListening({
      actionCreator: recallWanted,
      effect: async (_, api) => {
        await recallLastSeen(api);
        done();
      },
    });
    store.dispatch(recallWanted({ kind: 'offline' }));
    await vi.waitFor(() => expect(selectAuthStatus(store.getState())).toBe('in'));
    expect(done).not.toHaveBeenCalled();
    store.dispatch(loggedOut({ by: 'tab' }));
    await vi.waitFor(() => expect(done).toHaveBeenCalled());
    expect(selectChatEntries(store.getState())).toEqual([]);
  });

  it('gives way to what the server says', async () => {
    await visit();
    await putAway();
    const after = await start();
    server().db.faults.length = 0;
    await after.dispatch(fetchUser());
    expect([selectAuthStatus(after.getState()), selectRecalled(after.getState())]).toEqual(['in', false]);
    expect(selectChatsRecalled(after.getState())).toBe(true);
    await after.dispatch(fetchChats());
    expect([selectChatsStatus(after.getState()), selectChatsRecalled(after.getState())]).toEqual([
      'ready',
      false,
    ]);
  });

  it('is brought up to date when the network is back', async () => {
    await visit();
    await putAway();
    const { dispatch, getState } = await start();
    dispatch(connectionChanged(false));
    server().db.faults.length = 0;
    dispatch(connectionChanged(true));
    await vi.waitFor(() =>
      expect([selectAuthStatus(getState()), selectRecalled(getState())]).toEqual(['in', false]),
    );
  });

  it('is over where the session is', async () => {
    await visit();
    await putAway();
    const after = await start();
    server().db.faults.length = 0;
    server().db.sessions.clear();
    await after.dispatch(fetchUser());
    expect([selectAuthStatus(after.getState()), selectUser(after.getState())]).toEqual(['out', null]);
  });

  it('is kept a moment after it has changed', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await visit();
    expect(await readLastSeen()).toBeNull();
    await vi.advanceTimersByTimeAsync(LAST_SEEN_SAVE_MS);
    await vi.waitFor(async () => expect((await readLastSeen())?.threads).toHaveLength(1));
  });

  it('is kept also while it changes again and again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await visit();
    for (let at = 0; at <= LAST_SEEN_SAVE_MS; at += LAST_SEEN_SAVE_MS / 3) {
      const { credits } = required(selectUser(page.getState()) ?? undefined);
      page.dispatch(userReceived(makeUser({ id: page.account, credits: credits + 1 })));
      await vi.advanceTimersByTimeAsync(LAST_SEEN_SAVE_MS / 3);
    }
    await vi.waitFor(async () => expect((await readLastSeen())?.threads).toHaveLength(1));
  });

  it('is kept with the first quiet moment, for whoever goes soon', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const page = await visit({ late: true });
    await vi.waitFor(async () => {
      const seen = await readLastSeen();
      expect(seen?.threads.map(({ conversation }) => conversation)).toEqual([page.conversation]);
      expect(seen?.likes?.heard_at).toBe(selectLikesHeardAt(page.getState()));
    });
  });

  it('keeps what another page of the session has heard, where this one has not asked', async () => {
    const before = await visit();
    await putAway();
    const later = await visit({ chats: false });
    await putAway();
    await vi.waitFor(async () => {
      const seen = await readLastSeen();
      expect(seen?.chats?.items.length).toBe(selectChatEntries(before.getState()).length);
      expect(seen?.threads.map(({ conversation }) => conversation)).toEqual([before.conversation]);
      expect(seen?.likes?.heard_at).toBe(selectLikesHeardAt(later.getState()));
    });
  });

  it('goes with a log-out, and is nobody’s even where it could not be deleted', async () => {
    const page = await logOutInVain();
    expect(await readLastSeen()).toBeNull();
    page.dispatch(userReceived(null));
    expect(await readLastSeen()).toBeNull();
  });

  it('goes with a session that ran out', async () => {
    const page = await visit();
    await putAway();
    page.dispatch(loggedOut({ by: 'expiry' }));
    await vi.waitFor(async () => expect(await readNote(LAST_SEEN_CACHE)).toBeNull());
  });

  it('is not what a later log-in sees', async () => {
    await logOutInVain();
    await visit({ chats: false, likes: false });
    expect(await readLastSeen()).toBeNull();
  });

  it.each(['{', '[]', '{"mark":1}', ''])('is nothing where storage holds %j', async (text) => {
    await visit();
    await keepNote(LAST_SEEN_CACHE, text);
    expect(await readLastSeen()).toBeNull();
  });

  it('is forgotten after 30 days', async () => {
    await visit();
    await putAway();
    expect(await readLastSeen()).not.toBeNull();
    vi.useFakeTimers({ now: Date.now() + LAST_SEEN_MOST_MS, toFake: ['Date'] });
    expect(await readLastSeen()).toBeNull();
  });

  it('is not there for somebody who was never here', async () => {
    const { store } = createTestStore();
    server().fault({ match: 'GET user.php', kind: 'offline', times: 9 });
    await store.dispatch(fetchUser());
    expect([selectAuthStatus(store.getState()), selectUser(store.getState())]).toEqual(['unknown', null]);
    expect(selectAuthFailure(store.getState())).toEqual({ kind: 'offline' });
  });
});
