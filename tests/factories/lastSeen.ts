/** A browser in which a member looks at things, goes, and comes back without a network (BX-25). */
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { addForgetting } from '@/app/lastSeen/forgetLastSeen';
import { addLastSeenListeners } from '@/app/lastSeen/lastSeenListeners';
import { recallLastSeen } from '@/app/lastSeen/recallLastSeen';
import { addRecoveryListeners } from '@/app/recovery';
import { LAST_SEEN_CACHE } from '@/config/storageKeys';
import { memberRecalled, recallWanted, selectUser, sessionSettled } from '@/core/auth/authSlice';
import { fetchUser } from '@/core/auth/authThunks';
import { addSessionHintListener } from '@/core/auth/sessionHint';
import { fetchSettings } from '@/core/settings/settingsSlice';
import { conversationOpened, selectChatEntries, sessionBegan } from '@/features/chats/chatsSlice';
import { fetchChats, openConversation } from '@/features/chats/chatsThunks';
import { fetchLikes } from '@/features/likes/likesThunks';
import { readNote } from '@/lib/cacheNote';
import { createTestBackend } from '@mocks/testServer';
import type { TestBackend } from '@mocks/testServer';
import { createCaches } from './caches';
import { required } from './required';
import { createTestStore } from './store';

/** Gives each test of a file a browser and a server of its own. Called before the file's other hooks. */
export function lastSeenBrowser() {
  let backend: TestBackend | undefined;
  beforeEach(() => {
    vi.stubGlobal('caches', createCaches());
    backend = createTestBackend({ persona: 'premium@example.test' });
  });
  afterEach(() => {
    vi.useRealTimers();
    backend?.close();
  });
  const server = (): TestBackend => required(backend);

  /** A start without a server. @returns the page, and whether anything was shown */
  async function start({ begins = true } = {}) {
    const { store, startListening } = createTestStore();
    addRecoveryListeners(startListening, {});
    let isRecalled: boolean | null = null;
    startListening({
      actionCreator: recallWanted,
      effect: async (_, api) => void (isRecalled = await recallLastSeen(api)),
    });
    // Conversations begin once somebody is here.
    startListening({
      actionCreator: memberRecalled,
      effect: ({ payload }) => {
        if (begins) store.dispatch(sessionBegan({ account: payload.id, outbox: [], drafts: {} }));
      },
    });
    server().fault({ match: 'GET user.php', kind: 'offline', times: 9 });
    await store.dispatch(fetchUser());
    await vi.waitFor(() => expect(isRecalled).not.toBeNull());
    return { ...store, isRecalled };
  }
  return { server, visit, putAway, start };
}

/** A page as every visit has it, member's or visitor's. */
export function openPage() {
  const { store, startListening } = createTestStore();
  addSessionHintListener(startListening);
  addForgetting(startListening, () => store.getState());
  return { store, startListening };
}

/**
 * A page on which a member has looked at their list, one conversation and their likes.
 * @param late whether all that was there before the page had a quiet moment
 */
async function visit({ chats = true, likes = true, late = false } = {}) {
  const { store, startListening } = openPage();
  addLastSeenListeners(startListening);
  await store.dispatch(fetchSettings({}));
  await store.dispatch(fetchUser());
  const account = required(selectUser(store.getState())).id;
  if (!late) store.dispatch(sessionSettled());
  store.dispatch(sessionBegan({ account, outbox: [], drafts: {} }));
  if (likes) await store.dispatch(fetchLikes());
  if (chats) await store.dispatch(fetchChats());
  const entry = selectChatEntries(store.getState())[0];
  const conversation = entry?.conversation.id ?? '';
  if (chats) {
    store.dispatch(conversationOpened({ conversation, at: Date.now() }));
    await store.dispatch(openConversation(conversation));
  }
  if (late) store.dispatch(sessionSettled());
  return { ...store, account, conversation, partner: entry?.profile.id ?? '' };
}

/** The page goes out of sight, and what it shows is kept. */
async function putAway(): Promise<void> {
  const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(async () => expect(await readNote(LAST_SEEN_CACHE)).not.toBeNull());
  hidden.mockRestore();
}
