/** Effects around likes: loading with the session, what is said when a like fails (spec 4). What others do is heard in `src/app/sharedLikes.ts`. */
import { isAnyOf } from '@reduxjs/toolkit';
import { selectLoggedIn, sessionStarted } from '@/core/auth/authSlice';
import { noticeShown } from '@/core/notices/noticesSlice';
import type { AppDispatch, StartAppListening } from '@/store/types';
// Its state must be there before the first answer, whichever file of the page arrives first.
import { selectGiven, selectLikesUnderWay, selectReceived } from './likesSlice';
import { fetchLikes, like, unlike } from './likesThunks';

const isLikeFailure = isAnyOf(like.rejected, unlike.rejected);

/** Wires the effects; once for each store. */
export function addLikesListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: sessionStarted,
    effect: (_, { dispatch }) => void dispatch(fetchLikes()),
  });

  startListening({
    matcher: isLikeFailure,
    effect: async (action, { condition, dispatch, getState }) => {
      const { payload: failure, meta } = action;
      const kind = failure?.kind;
      // Who is not here any more is told that, and nothing else.
      if (kind === 'aborted' || !selectLoggedIn(getState())) return;
      if (kind !== 'refused') {
        // An answer that got lost may have been a yes, and a like that was one has brought its member back.
        if (getState().aside?.status === 'ready') void reloadAside(dispatch);
        void dispatch(fetchLikes());
        // Another question may take the place of this one: only what stands in the end tells.
        if (kind !== 'offline') await condition((_, now) => !selectLikesUnderWay(now));
      }
      const state = getState();
      const { profile, source } = meta.arg;
      const isLike = like.rejected.match(action);
      // What goes wrong in the swipe game is said there: it can be tried again, and the day's likes are counted.
      if (source === 'swipe' || !selectLoggedIn(state) || selectGiven(state).includes(profile) === isLike)
        return;
      dispatch(
        noticeShown(
          kind === 'offline'
            ? { key: 'offline', tone: 'bad' }
            : { key: isLike ? 'likeFailed' : 'unlikeFailed', tone: 'bad', failure },
        ),
      );
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
