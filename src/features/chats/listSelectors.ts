/** The conversations of the list, in the order they stand in. */
import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { selectProfile, selectProfileTable } from '@/core/profiles/profilesSlice';
import { searchable } from '@/lib/searchable';
import type { RootState } from '@/store/rootReducer';
import { selectArranging } from './arrangingSlice';
import { inListOrder } from './chatEntries';
import { selectChatEntries, selectOutbox } from './chatsSlice';
import type { ChatEntry } from './chatsState';

/** Changes when somebody joins or leaves those who did not get a message, not with each step of the outbox. */
const selectFailedProfiles = createSelector(
  [selectOutbox],
  (outbox) => outbox.filter(({ state }) => state === 'failed').map(({ profile }) => profile),
  { memoizeOptions: { resultEqualityCheck: shallowEqual } },
);

/** True when a message to this member was refused. */
export const selectFailedTo = (state: RootState, profile: string): boolean =>
  selectFailedProfiles(state).includes(profile);

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

/** All of them, those that are put away as well. */
export const selectListOrder = createSelector(
  [selectArranged, selectFailedProfiles],
  (entries, failed): ChatEntry[] => inListOrder(entries, new Set(failed)),
);

/** Those that are not put away. */
export const selectInbox = createSelector([selectListOrder], (entries) =>
  entries.filter(({ archived }) => archived !== true),
);

/** Those that are put away. */
export const selectArchive = createSelector([selectListOrder], (entries) =>
  entries.filter(({ archived }) => archived === true),
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

/** @returns null when the conversation is not in the list */
export function selectListedChat(state: RootState, conversation: string): ListedChat | null {
  const entry = selectListOrder(state).find((item) => item.conversation.id === conversation);
  if (!entry) return null;
  const { pinned = false, archived = false } = entry;
  const profile = entry.profile.id;
  return { conversation, profile, name: selectProfile(state, profile)?.name ?? '', pinned, archived };
}

/** For a handler that needs the list of the moment, which its component does not draw. */
export const stateNow =
  () =>
  (_: unknown, getState: () => RootState): RootState =>
    getState();
