/** Moments whose sequel a push message would tell of: only after one is push offered, never because a page loads. */
import { isAnyOf } from '@reduxjs/toolkit';
import type { UnknownAction } from '@reduxjs/toolkit';
import { pushOccasionArose } from '@/core/push/pushSlice';
import { messageDelivered } from '@/features/chats/chatsSlice';
import { like } from '@/features/likes/likesThunks';
import type { StartAppListening } from '@/store/types';

const brings = isAnyOf(messageDelivered, like.fulfilled);
/** A first message, or a match: whoever is met may answer. */
const isOccasion = (action: UnknownAction): boolean =>
  brings(action) && (!like.fulfilled.match(action) || action.payload.match);

/** Called once per store. */
export function addPushOccasionListener(startListening: StartAppListening): void {
  startListening({
    predicate: isOccasion,
    effect: (_, { dispatch }) => void dispatch(pushOccasionArose()),
  });
}
