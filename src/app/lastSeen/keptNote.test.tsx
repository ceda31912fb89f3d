// @vitest-environment jsdom
/** What is kept of what a member saw last, whose it is, and when it goes (BX-25). */
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { LAST_SEEN_MOST_MS } from '@/config/limits';
import { LAST_SEEN_CACHE } from '@/config/storageKeys';
import { loggedIn, loggedOut, selectAuthStatus, userReceived } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { addSessionHintListener, sessionMark } from '@/core/auth/sessionHint';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { fetchSettings, selectSettings } from '@/core/settings/settingsSlice';
import { chatDropped, chatRemoved, selectChatEntries } from '@/features/chats/chatsSlice';
import { ComposerFoot } from '@/features/chats/ComposerFoot';
import { loadNamespaces, startI18n } from '@/i18n/i18n';
import { keepNote, readNote } from '@/lib/cacheNote';
import { jsonParse } from '@/lib/jsonParse';
import { lastSeenBrowser, openPage } from '@tests/factories/lastSeen';
import { required } from '@tests/factories/required';
import { createTestStore } from '@tests/factories/store';
import { makeUser } from '@tests/factories/user';
import { addForgetting } from './forgetLastSeen';
import { readLastSeen } from './lastSeenRecord';

const { server, visit, putAway, start } = lastSeenBrowser();
const DAY_MS = 86_400_000;
const note = () => readNote(LAST_SEEN_CACHE);
/** More of them than reading and writing the note takes. */
async function turns(count = 20): Promise<void> {
  for (let left = count; left > 0; left -= 1) await new Promise((resolve) => setImmediate(resolve));
}
/** Writes into the note as another tab would. */
async function rewrite(change: Record<string, unknown>): Promise<string> {
  const before = v.parse(v.record(v.string(), v.unknown()), jsonParse(await note()));
  const text = JSON.stringify({ ...before, ...change });
  await keepNote(LAST_SEEN_CACHE, text);
  return text;
}

describe('the end of what was seen last', () => {
  it('comes with a session that ended between two visits', async () => {
    await visit();
    await putAway();
    server().db.sessions.clear();
    await openPage().store.dispatch(fetchUser());
    await vi.waitFor(async () => expect(await note()).toBeNull());
  });

  it('comes also where that was heard before the first paint', async () => {
    await visit();
    await putAway();
    server().db.sessions.clear();
    const { store, startListening } = createTestStore();
    addSessionHintListener(startListening);
    await store.dispatch(fetchUser());
    expect(selectAuthStatus(store.getState())).toBe('out');
    expect(await note()).not.toBeNull();
    addForgetting(startListening, () => store.getState());
    await vi.waitFor(async () => expect(await note()).toBeNull());
  });

  it('comes after 30 days, with the next start and without a server', async () => {
    await visit();
    await putAway();
    vi.useFakeTimers({ now: Date.now() + LAST_SEEN_MOST_MS + DAY_MS, toFake: ['Date'] });
    expect((await start()).isRecalled).toBe(false);
    await vi.waitFor(async () => expect(await note()).toBeNull());
  });

  it.each([
    ['of a session that is over', { mark: 'another' }],
    ['of 31 days ago', { saved_at: Date.now() - LAST_SEEN_MOST_MS - DAY_MS }],
  ])('comes with the next quiet moment where it is %s', async (_, change) => {
    await visit();
    await putAway();
    await rewrite(change);
    await visit({ chats: false, likes: false });
    await vi.waitFor(async () => expect(await note()).toBeNull());
  });
});

describe('the note of whoever is here now', () => {
  it('is neither written over nor deleted by a tab of the session before', async () => {
    const late = await visit();
    await putAway();
    openPage().store.dispatch(loggedIn(makeUser()));
    const theirs = await rewrite({ mark: sessionMark(), likes: null });
    await putAway();
    await turns();
    expect(await note()).toBe(theirs);
    late.dispatch(loggedOut({ by: 'tab' }));
    await turns();
    expect(await note()).toBe(theirs);
  });

  it('is kept under the mark that the page has heard last', async () => {
    const page = await visit();
    await putAway();
    localStorage.clear();
    openPage().store.dispatch(loggedIn(makeUser({ id: page.account })));
    page.dispatch(userReceived(makeUser({ id: page.account })));
    await keepNote(LAST_SEEN_CACHE, null);
    await putAway();
    expect((await readLastSeen())?.mark).toBe(sessionMark());
  });
});

describe('the messages that are kept', () => {
  it('go at once with their conversation', async () => {
    const page = await visit();
    await putAway();
    expect((await readLastSeen())?.threads).toHaveLength(1);
    page.dispatch(chatDropped(page.conversation));
    page.dispatch(chatRemoved(page.conversation));
    await vi.waitFor(async () => expect((await readLastSeen())?.threads).toEqual([]));
  });

  it('go at once with whoever is blocked, also where this page knows no list', async () => {
    const { partner, conversation } = await visit();
    await putAway();
    const other = await visit({ chats: false });
    other.dispatch(memberBlocked(partner));
    await vi.waitFor(async () => {
      const seen = required((await readLastSeen()) ?? undefined);
      expect(seen.threads).toEqual([]);
      const ids = seen.chats?.items.map((item) => item.conversation.id);
      expect(ids).not.toContain(conversation);
      expect(seen.likes?.liked_by.map(({ id }) => id)).not.toContain(partner);
    });
  });

  it('go with a conversation that is not in the list any more', async () => {
    const page = await visit();
    await putAway();
    const seen = required((await readLastSeen()) ?? undefined);
    await rewrite({
      likes: null,
      threads: [...seen.threads, { ...required(seen.threads[0]), conversation: 'deleted-elsewhere' }],
    });
    await putAway();
    await vi.waitFor(async () => expect((await readLastSeen())?.likes).not.toBeNull());
    const kept = (await readLastSeen())?.threads.map(({ conversation }) => conversation);
    expect(kept).toEqual([page.conversation]);
  });

  it('are those that were heard last, whichever tab heard them', async () => {
    await visit();
    await putAway();
    const [thread] = required((await readLastSeen()) ?? undefined).threads;
    const { messages, heard_at, ...rest } = required(thread);
    const newer = { ...rest, messages: messages.slice(1), heard_at: heard_at + 60_000 };
    await rewrite({ likes: null, threads: [newer] });
    await putAway();
    await vi.waitFor(async () => expect((await readLastSeen())?.likes).not.toBeNull());
    expect((await readLastSeen())?.threads).toEqual([newer]);
  });
});

describe('the settings of the last visit', () => {
  it('tell what a message costs and how long it may be, until the server tells', async () => {
    await startI18n('en');
    await loadNamespaces(['chats']);
    const before = await visit();
    await putAway();
    const after = await start();
    expect(selectChatEntries(after.getState())).not.toEqual([]);
    render(
      <Provider store={after}>
        <ComposerFoot id="foot" draft="Hello" />
      </Provider>,
    );
    expect(screen.getByText('1 credit per message · 120 left')).toBeDefined();
    expect(screen.getByText('5 / 500')).toBeDefined();
    const settings = required(selectSettings(before.getState()) ?? undefined);
    after.dispatch(fetchSettings.fulfilled({ ...settings, message_credits: 3 }, 'r', {}));
    expect(selectSettings(after.getState())?.message_credits).toBe(3);
  });
});
