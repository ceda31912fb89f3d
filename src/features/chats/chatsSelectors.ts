/** What a conversation shows, joined from messages and the outbox. */
import { createSelector } from '@reduxjs/toolkit';
import { shallowEqual } from 'react-redux';
import { UNREAD_PAGES } from '@/config/limits';
import { mergeMessages } from '@/domain/conversation';
import type { Message } from '@/domain/model';
import { entriesTo } from '@/domain/outbox';
import type { OutboxEntry } from '@/domain/outbox';
import type { RootState } from '@/store/rootReducer';
import { selectOutbox, selectThread } from './chatsSlice';

const shallow = { memoizeOptions: { resultEqualityCheck: shallowEqual } };

const noMessages: Message[] = [];
/** As far back as anything unread can be. */
const NEWEST_PAGES = UNREAD_PAGES + 2;

/** The loaded messages of a conversation, oldest first, own ones that no page has shown yet behind its newest; empty for none. */
export const selectMessages = createSelector(
  [
    (state: RootState, conversation: string | null) => selectThread(state, conversation)?.pages,
    (state: RootState, conversation: string | null) => {
      const thread = selectThread(state, conversation);
      return thread?.tail === null ? thread.delivered : noMessages;
    },
  ],
  (pages, delivered): Message[] => {
    if (!pages) return noMessages;
    return delivered.length === 0 ? pages.flat() : mergeMessages(delivered, pages.flat());
  },
);

/** The newest messages that were heard of a conversation, whichever part of it is on screen; oldest first. */
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
