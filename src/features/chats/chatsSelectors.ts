/** What the conversation screens show, joined from chats, profiles and the outbox. */
import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { selectProfileTable } from '@/core/profiles/profilesSlice';
import type { ChatItem, Message, Profile } from '@/domain/model';
import { entriesTo } from '@/domain/outbox';
import type { OutboxEntry } from '@/domain/outbox';
import type { RootState } from '@/store/rootReducer';
import { selectChatEntries, selectDrafts, selectOutbox, selectThread } from './chatsSlice';

/** One row of the list. */
export interface ChatRow {
  id: string;
  profile: Profile;
  unread: number;
  last_message: ChatItem['last_message'];
  updated_at: string;
  failed: boolean;
  draft: boolean;
}

const shallow = { memoizeOptions: { resultEqualityCheck: shallowEqual } };

/** Changes when somebody gets or loses a draft, not with each key. */
const selectDraftedProfiles = createSelector([selectDrafts], (drafts) => Object.keys(drafts), shallow);

const selectFailedProfiles = createSelector(
  [selectOutbox],
  (outbox) => outbox.filter(({ state }) => state === 'failed').map(({ profile }) => profile),
  shallow,
);

/** The list, the conversation that changed last first. */
export const selectChatRows = createSelector(
  [selectChatEntries, selectProfileTable, selectFailedProfiles, selectDraftedProfiles],
  (entries, profiles, failed, drafted): ChatRow[] =>
    entries.flatMap((entry) => {
      const profile = profiles[entry.profile.id];
      if (!profile) return [];
      return {
        id: entry.conversation.id,
        profile,
        unread: entry.num_unread_messages,
        last_message: entry.last_message,
        updated_at: entry.conversation.updated_at,
        failed: failed.includes(profile.id),
        draft: drafted.includes(profile.id),
      };
    }),
);

const noMessages: Message[] = [];

/** The loaded messages of a conversation, oldest first; empty for none. */
export const selectMessages = createSelector(
  [(state: RootState, conversation: string | null) => selectThread(state, conversation)?.pages],
  (pages): Message[] => (pages ? pages.flat() : noMessages),
);

/** Own messages to a member that the server has not confirmed, in the order of writing. */
export const selectEntriesTo = createSelector(
  [selectOutbox, (_: RootState, profile: string) => profile],
  (outbox, profile): OutboxEntry[] => entriesTo(outbox, profile),
  shallow,
);
