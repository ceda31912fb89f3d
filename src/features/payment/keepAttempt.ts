/** The attempt under way: in storage for all tabs of the account, and in the store of each for what shows it. */
import { selectUser } from '@/core/auth/authSlice';
import type { Payment } from '@/domain/model';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { dropAttempt, isOrderOf, readAttempt, writeAttempt } from './attempt';
import type { Attempt } from './attempt';
import { attemptHeard, attemptHeld, selectAttempt, selectUnstored } from './paymentSlice';

type Thunk<Answer> = (dispatch: AppDispatch, getState: () => RootState) => Answer;

/**
 * Keeps the attempt of an account; null forgets it. Where nothing can be stored it holds for this page. An answer that
 * comes after a log-out is not written: nothing of a member stays behind.
 */
export const keepAttempt =
  (user: string, attempt: Attempt | null): Thunk<void> =>
  (dispatch, getState) => {
    if (selectUser(getState())?.id !== user) return;
    if (attempt === null) dropAttempt(user, selectAttempt(getState())?.key ?? null);
    dispatch(attempt === null || writeAttempt(user, attempt) ? attemptHeard(attempt) : attemptHeld(attempt));
  };

/** Takes in what another tab, or this one before a reload, has kept. */
export const takeInAttempt = (): Thunk<Attempt | null> => (dispatch, getState) => {
  const user = selectUser(getState())?.id;
  if (user === undefined) return null;
  const known = selectAttempt(getState());
  if (selectUnstored(getState())) return known;
  const stored = readAttempt(user);
  if (JSON.stringify(stored) !== JSON.stringify(known)) dispatch(attemptHeard(stored));
  return stored;
};

/** An order has come to its end: the next press is a new one. */
export const endAttempt =
  (order: Payment): Thunk<void> =>
  (dispatch) => {
    const attempt = dispatch(takeInAttempt());
    if (attempt && isOrderOf(attempt, order)) dispatch(keepAttempt(attempt.user, null));
  };

/** The buyer sees that the money is on its way: another purchase is meant as one. */
export const attemptSeen =
  (order: Payment): Thunk<void> =>
  (dispatch) => {
    const attempt = dispatch(takeInAttempt());
    if (attempt && !attempt.shown && isOrderOf(attempt, order))
      dispatch(keepAttempt(attempt.user, { ...attempt, payment_id: order.payment_id, shown: true }));
  };
