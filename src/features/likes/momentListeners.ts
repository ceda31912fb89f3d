/** The moments of likes: matches and new likes are shown one after another, and never over somebody who writes (spec 4). */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI, UnknownAction } from '@reduxjs/toolkit';
import { AUTO_LIKE_RELOAD_DELAY_MS, IDLE_CHECK_MS } from '@/config/limits';
import { loggedOut, sessionSettled } from '@/core/auth/authSlice';
import { isTyping, openDialogs } from '@/core/modals/attention';
import { modalClosed, modalOpened, selectOpenModal } from '@/core/modals/modalsSlice';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { selectNewLikeDue, selectNextMoment } from './likesSlice';
import { fetchAutoLike, fetchLikes, like } from './likesThunks';
import { newLikeAsked, newLikePressed } from './newLikeEvents';

/** Something to show came, or the place for it became free; or it came before anybody listened. */
const changesMoments = isAnyOf(
  like.fulfilled,
  fetchAutoLike.fulfilled,
  modalClosed,
  loggedOut,
  sessionSettled,
);

/** Wires the effects; once for each store. What came before waits in the store. */
export function addMomentListeners(startListening: StartAppListening): void {
  startListening({
    actionCreator: newLikePressed,
    effect: (_, { dispatch }) => void dispatch(modalClosed()),
  });

  startListening({
    actionCreator: fetchAutoLike.fulfilled,
    effect: async (_, { cancelActiveListeners, delay, dispatch }) => {
      cancelActiveListeners();
      await delay(AUTO_LIKE_RELOAD_DELAY_MS);
      void dispatch(fetchLikes());
    },
  });

  startListening({ matcher: changesMoments, effect: showNextMoment });
  startListening({ matcher: isAnyOf(newLikeAsked, sessionSettled, loggedOut), effect: onNewLikeAsked });
}

type Api = ListenerEffectAPI<RootState, AppDispatch>;

/**
 * Somebody writes, or answers a dialog of whatever part of the page: nothing pops up over either.
 * @param closing dialogs that stand on the page still, though they are closed
 */
const isTaken = ({ getState }: Api, closing = 0): boolean =>
  isTyping() || openDialogs() > closing || selectOpenModal(getState()) !== null;

async function untilFree(api: Api): Promise<void> {
  while (isTaken(api)) await api.delay(IDLE_CHECK_MS);
}

/** Matches and new likes are shown one after another. */
async function showNextMoment(_: UnknownAction, api: Api): Promise<void> {
  api.cancelActiveListeners();
  const next = () => selectNextMoment(api.getState());
  if (next() === undefined) return;
  const closing = selectOpenModal(api.getOriginalState()) === null ? 0 : 1;
  if (isTaken(api, closing)) await untilFree(api);
  const moment = next();
  if (moment) api.dispatch(modalOpened(moment));
}

/** Waits as long as the link says, and then until nobody writes and no other dialog is open. */
async function onNewLikeAsked(_: UnknownAction, api: Api): Promise<void> {
  api.cancelActiveListeners();
  const dueAt = selectNewLikeDue(api.getState());
  if (dueAt === null) return;
  // Whoever listens late has waited already.
  await api.delay(Math.max(0, dueAt - performance.now()));
  await untilFree(api);
  await api.dispatch(fetchAutoLike('newLike'));
}
