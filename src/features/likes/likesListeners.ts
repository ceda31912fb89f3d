/** Effects around likes: loading with the session and after news, what is said when a like fails (spec 4). */
import { isAnyOf } from '@reduxjs/toolkit';
import type { Failure } from '@/api/failure';
import { sessionStarted } from '@/core/auth/authSlice';
import { connectionChanged } from '@/core/connection/connectionSlice';
import { noticeShown } from '@/core/notices/noticesSlice';
import { pushMessageReceived } from '@/core/push/pushSlice';
import type { AppDispatch, StartAppListening } from '@/store/types';
// Its state must be there before the first answer, whichever file of the page arrives first.
import { selectReceived } from './likesSlice';
import { fetchLikes, like, unlike } from './likesThunks';
import type { LikeRequest } from './likesThunks';

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
    actionCreator: connectionChanged,
    effect: ({ payload: online }, { dispatch }) => {
      if (online) void dispatch(fetchLikes());
    },
  });

  startListening({
    matcher: isLikeFailure,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      sayFailure(payload, meta.arg.source, dispatch);
      // A like that was a yes has brought its member back.
      const isLost = payload?.kind !== 'refused' && payload?.kind !== 'aborted';
      if (isLost && getState().aside?.status === 'ready') void reloadAside(dispatch);
    },
  });

  startListening({
    actionCreator: like.fulfilled,
    effect: ({ payload, meta }, { dispatch, getState }) => {
      // Who likes back at once is not on the list yet.
      const isKnown = selectReceived(getState()).some(({ id }) => id === meta.arg.profile);
      if (payload.match && !isKnown) void dispatch(fetchLikes());
    },
  });
}

/** Its file is here already, as its list is; pages without that list do not carry it. */
async function reloadAside(dispatch: AppDispatch): Promise<void> {
  const { fetchAside } = await import('@/core/aside/asideThunks');
  await dispatch(fetchAside());
}

function sayFailure(
  failure: Failure | undefined,
  source: LikeRequest['source'] | undefined,
  dispatch: AppDispatch,
): void {
  if (failure?.kind === 'aborted') return;
  // What goes wrong in the swipe game is said there: it can be tried again, and the day's likes are counted.
  if (source !== 'swipe')
    dispatch(
      noticeShown(
        failure?.kind === 'offline'
          ? { key: 'offline', tone: 'bad' }
          : { key: 'likeFailed', tone: 'bad', failure },
      ),
    );
  // An answer that got lost may have been a yes.
  if (failure?.kind !== 'refused') void dispatch(fetchLikes());
}
