/** Keeps what a member sees on their device, for a start without a network (BX-25). */
import { isAnyOf } from '@reduxjs/toolkit';
import type { PayloadAction } from '@reduxjs/toolkit';
import { serverNow } from '@/api/serverClock';
import {
  LAST_SEEN_CHATS,
  LAST_SEEN_LIKES,
  LAST_SEEN_MESSAGES,
  LAST_SEEN_SAVE_MS,
  THREADS_KEPT,
} from '@/config/limits';
import {
  loggedIn,
  selectLoggedIn,
  selectRecalled,
  selectUser,
  sessionSettled,
  userReceived,
} from '@/core/auth/authSlice';
import { sessionMark } from '@/core/auth/sessionHint';
import { memberBlocked } from '@/core/blocks/memberBlocked';
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import { selectSettings } from '@/core/settings/settingsSlice';
import {
  chatRemoved,
  chatsRecalled,
  messagesReceived,
  selectChatEntries,
  selectChatsHeardAt,
  selectChatsStatus,
  selectThreads,
} from '@/features/chats/chatsSlice';
import { newestPages } from '@/features/chats/threadCases';
import { selectLikesStatus, selectLikesTold } from '@/features/likes/likesSlice';
import { importAhead } from '@/lib/importPart';
import type { RootState } from '@/store/rootReducer';
import type { StartAppListening } from '@/store/types';
import { wholeLists } from '../sharedLikes';
import { keepLastSeen, readLastSeen } from './lastSeenRecord';
import type { LastSeen, LastSeenThread } from './lastSeenRecord';

/** What a page knows of itself, beside the store. */
interface Page {
  /** Of the session that the store is of; null for none, or where nothing can be stored. */
  mark: string | null;
  /** When each conversation was heard last, epoch ms by the server's clock. */
  heard: Map<string, number>;
}

/** Called once per store. */
export function addLastSeenListeners(startListening: StartAppListening): void {
  const page: Page = { mark: null, heard: new Map() };
  addPageListeners(startListening, page);
  startListening({
    predicate: (_, now, before) =>
      now.chats?.items !== before.chats?.items ||
      now.chats?.threads !== before.chats?.threads ||
      now.likes?.liked_by !== before.likes?.liked_by ||
      now.likes?.profiles !== before.likes?.profiles ||
      selectUser(now) !== selectUser(before),
    // An open conversation may change again and again: it is not waited for that it rests.
    effect: async (_, { unsubscribe, subscribe, delay, getState }) => {
      unsubscribe();
      await delay(LAST_SEEN_SAVE_MS);
      subscribe();
      await keep(getState(), page);
    },
  });
  // What was removed, and who was blocked, is to be read no longer.
  startListening({
    matcher: isAnyOf(chatRemoved, memberBlocked),
    effect: ({ payload }: PayloadAction<string>, { getState }) => keep(getState(), page, payload),
  });
  startListening({
    actionCreator: sessionSettled,
    effect: async (_, { unsubscribe, getState }) => {
      unsubscribe();
      // A phone may end the page at any time after that.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') void keep(getState(), page);
      });
      // What is too old, or of a session that is over, goes also where nobody asks for it.
      await readLastSeen();
      // Most of it has come by now.
      const state = getState();
      if (chatsOf(state) ?? likesOf(state)) await keep(state, page);
      // What shows it is wanted when it cannot be fetched.
      await importAhead(() => import('./recallLastSeen'));
    },
  });
}

function addPageListeners(startListening: StartAppListening, page: Page): void {
  startListening({
    matcher: isAnyOf(userReceived, loggedIn, sessionSettled),
    effect: (action, { getState }) => {
      const state = getState();
      if (!sessionSettled.match(action) || page.mark === null)
        page.mark = selectLoggedIn(state) ? sessionMark() : null;
      if (!sessionSettled.match(action)) return;
      // This listens from a quiet moment on: what came a moment before is still to be noted.
      for (const id of Object.keys(selectThreads(state)))
        if (!page.heard.has(id)) page.heard.set(id, serverNow());
    },
  });
  startListening({
    actionCreator: messagesReceived,
    effect: ({ payload }) => void page.heard.set(payload.conversation, serverNow()),
  });
  startListening({
    actionCreator: chatsRecalled,
    effect: ({ payload }) => {
      for (const { conversation, heard_at } of payload.threads)
        if (!page.heard.has(conversation)) page.heard.set(conversation, heard_at);
    },
  });
}

/**
 * What this page has not asked for is kept as another page of the session has heard it.
 * @param gone id of the conversation that was removed, or of the member who was blocked
 */
async function keep(state: RootState, { mark, heard }: Page, gone?: string): Promise<void> {
  const user = selectUser(state);
  if (user === null || mark === null || selectRecalled(state)) return;
  const known = await readLastSeen();
  // The session in this browser is somebody else's by now.
  if (known !== null && known.user.id !== user.id) return;
  const chats = chatsOf(state) ?? without(known?.chats ?? null, gone);
  const listed = new Set(chats?.items.map(({ conversation }) => conversation.id));
  const isOf = ({ id }: { id: string }): boolean => id !== gone;
  const likes = likesOf(state) ?? known?.likes ?? null;
  await keepLastSeen(mark, {
    user,
    settings: selectSettings(state),
    chats,
    threads: joined(known?.threads ?? [], threadsOf(state, heard))
      .filter(({ conversation }) => listed.has(conversation))
      .slice(-THREADS_KEPT),
    likes: likes && {
      ...likes,
      profiles: likes.profiles.filter(isOf),
      liked_by: likes.liked_by.filter(isOf),
    },
  });
}

function without(chats: LastSeen['chats'], gone: string | undefined): LastSeen['chats'] {
  if (chats === null || gone === undefined) return chats;
  const isHere = ({ conversation, profile }: (typeof chats.items)[number]): boolean =>
    conversation.id !== gone && profile.id !== gone;
  return { ...chats, items: chats.items.filter(isHere) };
}

function chatsOf(state: RootState): LastSeen['chats'] {
  if (selectChatsStatus(state) !== 'ready') return null;
  const table = selectProfileTable(state);
  const items = selectChatEntries(state)
    .slice(0, LAST_SEEN_CHATS)
    .flatMap(({ profile: { id }, unbegun, ...item }) => {
      const profile = table[id];
      return profile === undefined || unbegun ? [] : [{ ...item, profile }];
    });
  return { heard_at: selectChatsHeardAt(state), items };
}

function threadsOf(state: RootState, heard: Page['heard']): LastSeenThread[] {
  return Object.entries(selectThreads(state)).flatMap(([conversation, thread]) => {
    const heard_at = heard.get(conversation);
    if (thread.status !== 'ready' || heard_at === undefined) return [];
    const messages = newestPages(thread).flat().slice(-LAST_SEEN_MESSAGES);
    const { history_limited, partner_can_reply } = thread;
    return { conversation, messages, heard_at, history_limited, partner_can_reply };
  });
}

/** Those of this page were opened last; of one that another page has heard since, that page's stands. */
function joined(before: readonly LastSeenThread[], now: readonly LastSeenThread[]): LastSeenThread[] {
  const known = new Map(before.map((thread) => [thread.conversation, thread]));
  const newest = now.map((thread) => {
    const other = known.get(thread.conversation);
    return other && other.heard_at > thread.heard_at ? other : thread;
  });
  const ids = new Set(now.map(({ conversation }) => conversation));
  return [...before.filter(({ conversation }) => !ids.has(conversation)), ...newest];
}

function likesOf(state: RootState): LastSeen['likes'] {
  if (selectLikesStatus(state) !== 'ready') return null;
  const { profiles, liked_by } = selectLikesTold(state);
  return wholeLists(state, {
    profiles: profiles.slice(0, LAST_SEEN_LIKES),
    liked_by: liked_by.slice(0, LAST_SEEN_LIKES),
  });
}
