/** Effects of the swipe game: cards in time, acts to the server, the clock until there are likes again (spec 9). */
import { isAnyOf } from '@reduxjs/toolkit';
import { serverNow } from '@/api/serverClock';
import { TICK_MS } from '@/config/limits';
import { loggedOut, selectLoggedIn } from '@/core/auth/authSlice';
import { selectOnline } from '@/core/connection/connectionSlice';
import { untilShown } from '@/core/modals/attention';
import { callsDue, needsCards } from '@/domain/swipeDeck';
import type { SwipeCall } from '@/domain/swipeDeck';
import { minutesUntil } from '@/domain/swipeTime';
import { extendStores, lateMiddleware } from '@/store/lateMiddleware';
import { createAppListener } from '@/store/listener';
import type { RootState } from '@/store/rootReducer';
import { keepSwipes, resumeSwipes } from './leftSwipes';
import { fetchCards, outcomeOf } from './swipeCalls';
import type { SwipeCalls } from './swipeCalls';
import {
  callSent,
  callSettled,
  gameClosed,
  gameOpened,
  minutesTicked,
  selectDealtAt,
  selectDeck,
  selectGameOpen,
  selectMinutes,
  selectSwipeStatus,
} from './swipeSlice';

/** Cards older than this are asked for again when the game is opened. */
const STALE_AFTER_MS = 30_000;

function wantsCards(state: RootState): boolean {
  if (!selectGameOpen(state) || !selectLoggedIn(state)) return false;
  const status = selectSwipeStatus(state);
  return (status === 'idle' || status === 'ready') && needsCards(selectDeck(state));
}

/** Nothing is sent without a network: the act waits. */
const selectDue = (state: RootState): SwipeCall[] =>
  selectOnline(state) && selectLoggedIn(state) ? callsDue(selectDeck(state)) : [];

/**
 * Starts the effects. They go on when the page is left, and end with the session.
 * @param calls how each kind of act is done
 */
export function startSwipeEffects(calls: SwipeCalls): void {
  const { middleware, startListening } = createAppListener();

  // The first of them: what is left of an earlier visit is known before cards are asked for.
  startListening({
    actionCreator: gameOpened,
    effect: (_, { dispatch }) => dispatch(resumeSwipes()),
  });

  startListening({
    predicate: (_, now, before) => selectLoggedIn(now) && selectDeck(now).calls !== selectDeck(before).calls,
    effect: (_, { getState }) => keepSwipes(getState()),
  });

  startListening({
    predicate: (_, now) => wantsCards(now),
    effect: (_, { dispatch }) => void dispatch(fetchCards()),
  });

  startListening({
    predicate: (_, now, before) =>
      selectOnline(now) &&
      !selectOnline(before) &&
      selectSwipeStatus(now) === 'failed' &&
      selectGameOpen(now),
    effect: (_, { dispatch }) => void dispatch(fetchCards()),
  });

  startListening({
    predicate: (_, now) => selectDue(now).length > 0,
    effect: async (_, { dispatch, getState }) => {
      const [next] = selectDue(getState());
      if (!next) return;
      // Marked before it goes out, so that none goes out twice; that also brings up the one after it.
      dispatch(callSent(next.n));
      const failure = await calls[next.call](dispatch, next.id);
      dispatch(callSettled({ n: next.n, outcome: outcomeOf(failure, selectOnline(getState())) }));
    },
  });

  startListening({
    matcher: isAnyOf(gameOpened, gameClosed, loggedOut),
    effect: async (action, { cancelActiveListeners, delay, dispatch, getState }) => {
      cancelActiveListeners();
      if (!gameOpened.match(action)) return;
      const isIdle = () => selectSwipeStatus(getState()) === 'ready';
      if (isIdle() && serverNow() - selectDealtAt(getState()) > STALE_AFTER_MS) void dispatch(fetchCards());
      for (;;) {
        const minutes = minutesUntil(selectDeck(getState()).resets_at, serverNow());
        if (minutes !== selectMinutes(getState())) dispatch(minutesTicked(minutes));
        // The day is over by the server's clock: it says what the new one holds.
        if (minutes === 0 && isIdle()) void dispatch(fetchCards());
        await untilShown(delay(TICK_MS));
      }
    },
  });

  lateMiddleware.addMiddleware(middleware);
  extendStores();
}
