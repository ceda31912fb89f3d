/** From when conversations are that a start without a server has put on screen (BX-25). */
import type { RootState } from '@/store/rootReducer';
import { selectChatsHeardAt, selectOpenConversation, selectThread, selectWholeListAt } from './chatsSlice';

/** The list is from the last visit: the server has not told it in this one. */
export const selectChatsRecalled = (state: RootState): boolean =>
  selectChatsHeardAt(state) > 0 && selectWholeListAt(state) === 0;

/** When the messages on screen were heard in the last visit, epoch ms; null where this one has heard them, or none are open. */
const selectOpenRecalled = (state: RootState): number | null =>
  selectThread(state, selectOpenConversation(state))?.recalled_at ?? null;

/** Something on screen is from the last visit. */
export const selectShowsRecalled = (state: RootState): boolean =>
  selectChatsRecalled(state) || selectOpenRecalled(state) !== null;

/** When the oldest of what is on screen was heard, the list or the messages; epoch ms by the server's clock. */
export const selectOldest = (state: RootState): number =>
  Math.min(selectChatsHeardAt(state), selectOpenRecalled(state) ?? Number.POSITIVE_INFINITY);
