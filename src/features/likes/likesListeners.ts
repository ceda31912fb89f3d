/** Effects around likes: loading with the session, the match moment, what is said when a like fails (spec 4). */
import { isAnyOf } from '@reduxjs/toolkit';
import { selectLoggedIn, sessionStarted } from '@/core/auth/authSlice';
import { modalClosed, modalOpened } from '@/core/modals/modalsSlice';
import { noticeShown } from '@/core/notices/noticesSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import { AUTO_LIKE_RELOAD_DELAY_MS } from '@/config/limits';
import type { StartAppListening } from '@/store/types';
import { newLikePressed } from './newLikeEvents';
import { fetchAutoLike, fetchLikes, like, unlike } from './likesThunks';

/** A session began or a push message came (spec 4). */
const bringsNews = isAnyOf(sessionStarted, pushMessageReceived);
const isLikeFailure = isAnyOf(like.rejected, unlike.rejected);

/** Wires the effects; once for each store. */
export function addLikesListeners(startListening: StartAppListening): void {
  startListening({
    matcher: bringsNews,
    effect: (_, { dispatch }) => void dispatch(fetchLikes()),
  });

  startListening({
    actionCreator: like.fulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      if (!payload.match || !selectLoggedIn(getState())) return;
      dispatch(
        modalOpened({ name: 'match', profile: meta.arg.profile, conversation: payload.conversation_id }),
      );
    },
  });

  startListening({
    matcher: isLikeFailure,
    effect: ({ payload }, { dispatch }) => {
      if (payload?.kind === 'aborted') return;
      dispatch(noticeShown({ key: payload?.kind === 'offline' ? 'offline' : 'likeFailed', tone: 'bad' }));
    },
  });

  startListening({
    actionCreator: newLikePressed,
    effect: (_, { dispatch }) => void dispatch(modalClosed()),
  });

  startListening({
    actionCreator: fetchAutoLike.fulfilled,
    effect: async ({ payload }, listener) => {
      listener.cancelActiveListeners();
      listener.dispatch(modalOpened({ name: 'match', profile: payload, conversation: null }));
      await listener.delay(AUTO_LIKE_RELOAD_DELAY_MS);
      void listener.dispatch(fetchLikes());
    },
  });
}
