/** Push through a session: read at its start, ended with it, and its messages handed on to whoever shows them (spec 4). */
import { isAnyOf } from '@reduxjs/toolkit';
import type { ListenerEffectAPI } from '@reduxjs/toolkit';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { loggedOut, selectLoggedIn, sessionSettled, sessionStarted } from '../auth/authSlice';
import { idOf } from '../auth/authThunks';
import { leavePush } from './leavePush';
import { isPushAllowed, isPushCapable, isPushDenied } from './pushDevice';
import { keepPushRecord, readPushRecord } from './pushRecord';
import { pushMessageReceived, selectPushState } from './pushSlice';
import type { PushSubscribed } from './pushSlice';
import { detectPush } from './pushThunks';
import { isChangeOfPush, newsOf } from './workerMessage';

type Api = ListenerEffectAPI<RootState, AppDispatch>;

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
    effect: async ({ payload }, api) => {
      if (payload.by === 'member') await leavePush();
      // An expired session is the same member's again after the log-in. The server may have forgotten this device with it.
      if (payload.by === 'expiry') doubt(idOf(api.getOriginalState()));
    },
  });
  startListening({
    actionCreator: sessionSettled,
    effect: async (_, api) => {
      api.unsubscribe();
      hearWorker(api);
      watchPermission(api);
      // They hear until the store ends.
      await api.pause(new Promise<never>(() => undefined));
    },
  });
}

function doubt(account: string | null): void {
  const record = account === null ? null : readPushRecord(account);
  if (account !== null && record !== null) keepPushRecord(account, { ...record, told: false });
}

const detectAgain = ({ getState, dispatch }: Api): unknown =>
  selectLoggedIn(getState()) && dispatch(detectPush());

/** The worker speaks to every open page; a visitor's has nothing to reload. */
function hearWorker(api: Api): void {
  const hear = ({ data }: MessageEvent<unknown>): void => {
    if (isChangeOfPush(data)) detectAgain(api);
    const news = newsOf(data);
    if (news !== null && selectLoggedIn(api.getState())) api.dispatch(pushMessageReceived(news));
  };
  navigator.serviceWorker.addEventListener('message', hear, { signal: api.signal });
}

/** Whoever takes the permission back does so in the browser's settings, and comes back to a page that must know (ST-22: the pace depends on it). */
function watchPermission(api: Api): void {
  const look = (): void => {
    if (document.visibilityState === 'visible' && isOtherwise(selectPushState(api.getState()).subscribed))
      detectAgain(api);
  };
  document.addEventListener('visibilitychange', look, { signal: api.signal });
}

/** The browser's permission does not fit to what is known. */
const isOtherwise = (subscribed: PushSubscribed): boolean =>
  isPushDenied() !== (subscribed === 'denied') || (typeof subscribed === 'object' && !isPushAllowed());
