/** What a conversation shows, joined from messages and the outbox. */
import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { UNREAD_PAGES } from '@/config/limits';
import type { Message } from '@/domain/model';
import { entriesTo } from '@/domain/outbox';
import type { OutboxEntry } from '@/domain/outbox';
import type { RootState } from '@/store/rootReducer';
import { selectOutbox, selectThread } from './chatsSlice';

const shallow = { memoizeOptions: { resultEqualityCheck: shallowEqual } };

const noMessages: Message[] = [];
/** As far back as anything unread can be. */
const NEWEST_PAGES = UNREAD_PAGES + 2;

/** The loaded messages of a conversation, oldest first; empty for none. */
export const selectMessages = createSelector(
  [(state: RootState, conversation: string | null) => selectThread(state, conversation)?.pages],
  (pages): Message[] => (pages ? pages.flat() : noMessages),
);

/** The newest messages of a conversation, whichever part of it is on screen; oldest first. */
export const selectNewestMessages = createSelector(
  [
    (state: RootState, conversation: string | null) => {
      const thread = selectThread(state, conversation);
      return thread?.tail ?? thread?.pages;
    },
  ],
  (pages): Message[] => (pages ? pages.slice(-NEWEST_PAGES).flat() : noMessages),
);

/** Own messages to a member that the server has not confirmed, in the order of writing. */
export const selectEntriesTo = createSelector(
  [selectOutbox, (_: RootState, profile: string) => profile],
  (outbox, profile): OutboxEntry[] => entriesTo(outbox, profile),
  shallow,
);
