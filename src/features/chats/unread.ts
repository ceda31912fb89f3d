/** How much is unread, for badges and the title. Apart from the slice, whose code a page without messages can do without. */
import { createSelector } from '@reduxjs/toolkit';
import { unreadTotal } from '@/domain/unread';
import type { RootState } from '@/store/rootReducer';

/** Unread messages over all conversations (spec 2); 0 until they are loaded. */
export const selectUnreadTotal = createSelector(
  [(state: RootState) => (state.chats?.status === 'ready' ? state.chats.items : undefined)],
  (items = []) => unreadTotal(items),
);
