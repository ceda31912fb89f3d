/** Keeps the purchase under way through reloads, in all tabs, and on the trip to the payment page. */
import { isAnyOf } from '@reduxjs/toolkit';
import { accountKey, SESSION_KEYS } from '@/config/storageKeys';
import { selectRecalled, sessionSettled, sessionStarted, selectUser } from '@/core/auth/authSlice';
import { whenReachable } from '@/core/connection/whenReachable';
import { readText, removeText, writeText } from '@/lib/storage';
import type { User } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch, StartAppListening } from '@/store/types';
import { selectOpenPayment } from './openPayment';
import { selectAttempt, selectNext } from './paymentSlice';

/** Starts the effects of paying; the app calls it once a store. */
export function addPaymentListeners(startListening: StartAppListening): void {
  startListening({
    predicate: (_, now, before) => selectNext(now) !== selectNext(before),
    effect: (_, api) => {
      const next = selectNext(api.getState());
      if (next === null) removeText('session', SESSION_KEYS.openPayment);
      else writeText('session', SESSION_KEYS.openPayment, next);
    },
  });
  startListening({ matcher: isAnyOf(sessionStarted, sessionSettled), effect: (_, api) => settle(api) });
  // The money of the order may be what has just arrived; and what began without the server is asked once it is heard.
  startListening({
    predicate: (_, now, before) =>
      (selectRecalled(before) && !selectRecalled(now)) ||
      (selectOpenPayment(now) !== null && hasMore(selectUser(now), selectUser(before))),
    effect: (_, api) => settle(api),
  });
  startListening({
    actionCreator: sessionSettled,
    effect: (_, api) => {
      api.unsubscribe();
      // Comes in the other tabs only.
      globalThis.addEventListener('storage', ({ key }) => {
        if (key === keyOf(api.getState())) void takeIn(api);
      });
    },
  });
}

const keyOf = (state: RootState) => accountKey('payment', selectUser(state)?.id ?? '');

const hasMore = (now: User | null, before: User | null): boolean =>
  now !== null && before?.id === now.id && now.credits > before.credits;

interface Api {
  dispatch: AppDispatch;
  getState: () => RootState;
}

/** The code for it comes only where something was bought: hardly ever on a visit. */
const isBuying = (state: RootState): boolean =>
  readText('local', keyOf(state)) !== null ||
  readText('session', keyOf(state)) !== null ||
  selectAttempt(state) !== null;

async function takeIn({ dispatch, getState }: Api): Promise<void> {
  if (!isBuying(getState())) return;
  const { takeInAttempt } = await whenReachable(() => import('./keepAttempt'));
  dispatch(takeInAttempt());
}

async function settle({ dispatch, getState }: Api): Promise<void> {
  if (!isBuying(getState())) return;
  const { settleAttempt } = await whenReachable(() => import('./settleAttempt'));
  await dispatch(settleAttempt());
}
