/** The conversations of the list, in the order they stand in. */
import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { SEND_ATTEMPTS } from '@/config/limits';
import { selectProfile, selectProfileTable } from '@/core/profiles/profilesSlice';
import type { OutboxEntry } from '@/domain/outbox';
import { unsentState } from '@/domain/unsentState';
import { searchable } from '@/lib/searchable';
import type { RootState } from '@/store/rootReducer';
import { selectArranging } from './arrangingSlice';
import { inListOrder } from './chatEntries';
import { selectChatEntries, selectOutbox } from './chatsSlice';
import type { ChatEntry } from './chatsState';
import { selectFirstMessages } from './firstMessages';

/** `failed`: a message was refused; `unanswered`: one waits for its writer, as no answer came. */
type Trouble = 'failed' | 'unanswered';

const troubleOf = (entry: OutboxEntry): Trouble | null => {
  const state = unsentState(entry, [], { online: true, attempts: SEND_ATTEMPTS });
  return state === 'failed' || state === 'unanswered' ? state : null;
};

/** Changes when somebody joins or leaves those who did not get a message, not with each step of the outbox. */
const selectTroubles = createSelector(
  [selectOutbox],
  (outbox): Readonly<Record<string, Trouble>> => {
    const troubles: Record<string, Trouble> = {};
    for (const entry of outbox) {
      const trouble = troubleOf(entry);
      // What was refused for certain says more.
      if (trouble !== null && troubles[entry.profile] !== 'failed') troubles[entry.profile] = trouble;
    }
    return troubles;
  },
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** What is the matter with a message to this member; null when nothing waits for its writer. */
export const selectTroubleWith = (state: RootState, profile: string): Trouble | null =>
  selectTroubles(state)[profile] ?? null;

/** What was pinned or put away here counts, also before the server has answered. */
const selectArranged = createSelector([selectChatEntries, selectArranging], (entries, arranging) => {
  if (Object.keys(arranging).length === 0) return entries;
  return entries.map((entry) => {
    const arrangement = arranging[entry.conversation.id];
    if (!arrangement) return entry;
    const { act: _act, ...flags } = arrangement;
    return { ...entry, ...flags };
  });
});

/** All of them, those that are put away as well, and those that are to begin. */
export const selectListOrder = createSelector(
  [selectArranged, selectFirstMessages, selectTroubles],
  (entries, firsts, troubles): ChatEntry[] =>
    inListOrder([...firsts, ...entries], new Set(Object.keys(troubles))),
);

/** Those that are not put away. */
export const selectInbox = createSelector([selectListOrder], (entries) =>
  entries.filter(({ archived }) => archived !== true),
);

/** Those that are put away. */
export const selectArchive = createSelector([selectListOrder], (entries) =>
  entries.filter(({ archived }) => archived === true),
);

/** What is the matter with a message to somebody whose conversation is put away. */
export const selectTroubleInArchive = createSelector(
  [selectArchive, selectTroubles],
  (entries, troubles): Trouble | null => {
    const all = new Set(entries.map(({ profile }) => troubles[profile.id]));
    return all.has('failed') ? 'failed' : all.has('unanswered') ? 'unanswered' : null;
  },
);

/** Their names, as a search compares them; reckoned once for all that is typed. */
const selectSearchableNames = createSelector([selectListOrder, selectProfileTable], (entries, profiles) =>
  entries.map(({ profile }) => searchable(profiles[profile.id]?.name ?? '')),
);

/** Whose name contains what was typed, with or without accents; also those that are put away. */
export const selectFound = createSelector(
  [selectListOrder, selectSearchableNames, (_: RootState, typed: string) => searchable(typed)],
  (entries, names, wanted) => entries.filter((_, index) => names[index]?.includes(wanted)),
);

/** Whose conversation a row is, as it stands now. */
export interface ListedChat {
  conversation: string;
  /** The other one's profile id and name. */
  profile: string;
  name: string;
  pinned: boolean;
  archived: boolean;
}

/** @returns null when the conversation is not in the list, or has not begun */
export function selectListedChat(state: RootState, conversation: string): ListedChat | null {
  const entry = selectListOrder(state).find((item) => item.conversation.id === conversation);
  if (!entry || entry.unbegun) return null;
  const { pinned = false, archived = false } = entry;
  const profile = entry.profile.id;
  return { conversation, profile, name: selectProfile(state, profile)?.name ?? '', pinned, archived };
}

/** For a handler that needs the list of the moment, which its component does not draw. */
export const stateNow =
  () =>
  (_: unknown, getState: () => RootState): RootState =>
    getState();
