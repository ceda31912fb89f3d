/** A like that was given, taken back or seen in one tab reaches the other tabs of the same account: each asks for its lists anew. */
import { isAnyOf } from '@reduxjs/toolkit';
import * as v from 'valibot';
import { USER_CHANNEL } from '@/config/storageKeys';
import { memberLiked } from '@/core/aside/memberTurns';
import { selectUser, sessionSettled } from '@/core/auth/authSlice';
import { likedProfileOpened } from '@/core/profiles/likedProfileOpened';
import { selectLikesStatus } from '@/features/likes/likesSlice';
import { fetchLikes, like, unlike } from '@/features/likes/likesThunks';
import type { StartAppListening } from '@/store/types';

/**
 * Whose likes have changed, by the account, and who was liked, if it was that. Only this shape is believed: anything may post on a
 * channel.
 */
const newsSchema = v.object({ likesOf: v.string(), liked: v.optional(v.string()) });

/** What has failed may have arrived all the same. */
const isAnswered = isAnyOf(like.fulfilled, unlike.fulfilled, like.rejected, unlike.rejected);

/** Called once per store; does nothing where the browser has no channel. */
export function addSharedLikes(startListening: StartAppListening): void {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(USER_CHANNEL);
  startListening({
    // A list that is under way in another tab may hold for new what was seen here meanwhile.
    predicate: (action, now, before) =>
      isAnswered(action) || (likedProfileOpened.match(action) && now.likes !== before.likes),
    effect: (action, { getState }) => {
      const account = selectUser(getState())?.id;
      const liked = like.fulfilled.match(action) ? action.meta.arg.profile : undefined;
      if (account !== undefined) channel.postMessage({ likesOf: account, liked });
    },
  });
  startListening({
    actionCreator: sessionSettled,
    effect: (_, api) => {
      api.unsubscribe();
      channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const news = v.safeParse(newsSchema, data);
        const state = api.getState();
        if (!news.success || selectUser(state)?.id !== news.output.likesOf) return;
        if (news.output.liked !== undefined) api.dispatch(memberLiked(news.output.liked));
        // A tab that has not asked for likes yet learns of it when it does; a list that is under way may not know it.
        if (selectLikesStatus(state) !== 'idle') void api.dispatch(fetchLikes());
      });
    },
  });
}
