/** Keeps what a member sees on their device, for a start without a network (BX-25). */
import {
  LAST_SEEN_CHATS,
  LAST_SEEN_LIKES,
  LAST_SEEN_MESSAGES,
  LAST_SEEN_SAVE_MS,
  THREADS_KEPT,
} from '@/config/limits';
import { selectRecalled, selectUser, sessionSettled } from '@/core/auth/authSlice';
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import {
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

/** Called once per store. */
export function addLastSeenListeners(startListening: StartAppListening): void {
  startListening({
    predicate: (_, now, before) =>
      now.chats?.items !== before.chats?.items ||
      now.chats?.threads !== before.chats?.threads ||
      now.likes?.liked_by !== before.likes?.liked_by ||
      now.likes?.profiles !== before.likes?.profiles ||
      selectUser(now) !== selectUser(before),
    effect: async (_, { cancelActiveListeners, delay, getState }) => {
      cancelActiveListeners();
      await delay(LAST_SEEN_SAVE_MS);
      await keep(getState());
    },
  });
  startListening({
    actionCreator: sessionSettled,
    effect: async (_, { unsubscribe, getState }) => {
      unsubscribe();
      // A phone may end the page at any time after that.
      document.addEventListener('visibilitychange', () => {
        if (document.visibilityState === 'hidden') void keep(getState());
      });
      // What shows it is wanted when it cannot be fetched.
      await importAhead(() => import('./recallLastSeen'));
    },
  });
}

/** What this page has not asked for is kept as another page of the session has heard it. */
async function keep(state: RootState): Promise<void> {
  const user = selectUser(state);
  if (user === null || selectRecalled(state)) return;
  const before = await readLastSeen();
  const known = before?.user.id === user.id ? before : null;
  await keepLastSeen({
    user,
    chats: chatsOf(state) ?? known?.chats ?? null,
    threads: joined(known?.threads ?? [], threadsOf(state)),
    likes: likesOf(state) ?? known?.likes ?? null,
  });
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

function threadsOf(state: RootState): LastSeenThread[] {
  return Object.entries(selectThreads(state)).flatMap(([conversation, thread]) =>
    thread.status === 'ready'
      ? {
          conversation,
          messages: newestPages(thread).flat().slice(-LAST_SEEN_MESSAGES),
          history_limited: thread.history_limited,
          partner_can_reply: thread.partner_can_reply,
        }
      : [],
  );
}

/** Those of this page were opened last. */
function joined(before: readonly LastSeenThread[], now: readonly LastSeenThread[]): LastSeenThread[] {
  const ids = new Set(now.map(({ conversation }) => conversation));
  return [...before.filter(({ conversation }) => !ids.has(conversation)), ...now].slice(-THREADS_KEPT);
}

function likesOf(state: RootState): LastSeen['likes'] {
  if (selectLikesStatus(state) !== 'ready') return null;
  const { profiles, liked_by } = selectLikesTold(state);
  return wholeLists(state, {
    profiles: profiles.slice(0, LAST_SEEN_LIKES),
    liked_by: liked_by.slice(0, LAST_SEEN_LIKES),
  });
}
