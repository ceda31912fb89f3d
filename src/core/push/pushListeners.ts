/** Push through a session: read at its start, ended with it, and its messages handed on to whoever shows them (spec 4). */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { loggedOut, selectLoggedIn, sessionSettled, sessionStarted } from '../auth/authSlice';
import { endSubscription, isPushCapable } from './pushDevice';
import { pushMessageReceived } from './pushSlice';
import { detectPush } from './pushThunks';
import { newsOf } from './workerMessage';

/** Called once per store, when the first page of a session is quiet. */
export function addPushListeners(startListening: StartAppListening): void {
  if (!isPushCapable()) return;
  startListening({
    matcher: isAnyOf(sessionSettled, sessionStarted),
    effect: async (_, { getState, dispatch }) => {
      if (selectLoggedIn(getState())) await dispatch(detectPush());
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: async ({ payload }) => {
      // An expired session is the same member's again after the log-in; a browser that refuses is not to be forced.
      if (payload.by === 'member') await endSubscription().catch(() => undefined);
    },
  });
  startListening({ actionCreator: sessionSettled, effect: hearWorker });
}

/** The worker speaks to every open page; a visitor's has nothing to reload. */
function hearWorker(_: unknown, api: ListenerEffectAPI<RootState, AppDispatch>): void {
  api.unsubscribe();
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const news = newsOf(data);
    if (news !== null && selectLoggedIn(api.getState())) api.dispatch(pushMessageReceived(news));
  });
}
