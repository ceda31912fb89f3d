/** Effects around likes: loading with the session, the match moment, what is said when a like fails (spec 4). */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import { loggedOut, selectLoggedIn, sessionStarted } from '@/core/auth/authSlice';
import { isTyping } from '@/core/modals/attention';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import { noticeShown } from '@/core/notices/noticesSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import { AUTO_LIKE_RELOAD_DELAY_MS, IDLE_CHECK_MS } from '@/config/limits';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { newLikeAsked, newLikePressed } from './newLikeEvents';
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
    effect: async ({ payload: profile, meta }, listener) => {
      if (!selectLoggedIn(listener.getState())) return;
      listener.cancelActiveListeners();
      listener.dispatch(
        modalOpened(
          meta.arg === 'match'
            ? { name: 'match', profile, conversation: null }
            : { name: 'newLike', profile },
        ),
      );
      await listener.delay(AUTO_LIKE_RELOAD_DELAY_MS);
      void listener.dispatch(fetchLikes());
    },
  });

  startListening({ matcher: isAnyOf(newLikeAsked, loggedOut), effect: onNewLikeAsked });
}

/** Waits as long as the link says, and then until nobody writes and no other dialog is open. */
async function onNewLikeAsked(action: UnknownAction, api: ListenerEffectAPI<RootState, AppDispatch>) {
  api.cancelActiveListeners();
  if (!newLikeAsked.match(action)) return;
  await api.delay(action.payload.seconds * 1_000);
  while (isTyping() || selectOpenModal(api.getState()) !== null) await api.delay(IDLE_CHECK_MS);
  await api.dispatch(fetchAutoLike('newLike'));
}
