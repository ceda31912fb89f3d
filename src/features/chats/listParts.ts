/** Of a long list only the part is asked for that changed last; when that is enough. */
import { serverNow } from '@/api/serverClock';
import { CHATS_AT_FIRST, CHATS_WHOLE_MS } from '@/config/limits';
import type { ChatItem } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import { selectChatEntries, selectWholeListAt } from './chatsSlice';
import type { ChatEntry } from './chatsState';
import { selectRemovalsUnsure } from './unsureRemovals';

/**
 * Thousands of conversations are not read again for one that moved up: those that changed last are enough, unless somebody has
 * to know what is not in the list any more.
 */
export function isHeardWhole(state: RootState): boolean {
  const since = serverNow() - selectWholeListAt(state);
  return (
    selectChatEntries(state).length > CHATS_AT_FIRST &&
    Math.abs(since) < CHATS_WHOLE_MS &&
    !selectRemovalsUnsure(state)
  );
}

/** All pinned ones are in every part: one that is not may be gone, or stand further below. */
export function lacksPinned(entries: readonly ChatEntry[], chats: readonly ChatItem[]): boolean {
  const heard = new Set(chats.map(({ conversation }) => conversation.id));
  return entries.some(({ conversation, pinned }) => pinned === true && !heard.has(conversation.id));
}
