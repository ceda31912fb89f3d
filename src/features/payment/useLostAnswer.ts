/** The stored card whose payment nobody knows of: sent from this page, or before it was reloaded, and not answered. */
import { useEffect, useState } from 'react';
import type { Failure } from '@/api/failure';
import { selectUser } from '@/core/auth/authSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { readAttempt } from './attempt';
import { takeInAttempt } from './keepAttempt';
import type { Look } from './LostAnswer';
import { findLost, isUnanswered, mayBeOrdered } from './lostOrder';
import { selectAttempt, selectPaying } from './paymentSlice';
import { useGoOn } from './useGoOn';

interface LostAnswerState {
  /** Nobody knows whether the card was charged. */
  isLost: boolean;
  /** Looks for the order, and goes on to how it stands. */
  look: () => Promise<Look>;
  /**
   * To be told of each press that failed; looks for the order where there may be one.
   * @returns true when it was found, and the page is on its way there
   */
  pressFailed: (failure: Failure | null) => Promise<boolean>;
}

/** For the page that pays with stored cards. */
export function useLostAnswer(): LostAnswerState {
  const dispatch = useAppDispatch();
  const goOn = useGoOn();
  const user = useAppSelector(selectUser)?.id ?? '';
  const attempt = useAppSelector(selectAttempt);
  const paying = useAppSelector(selectPaying);
  // A press that another tab makes meanwhile is not lost: what counts is what stood there when this page came.
  const [doubt, setDoubt] = useState(() => isUnanswered(readAttempt(user)));
  useEffect(() => void dispatch(takeInAttempt()), [dispatch]);

  async function look(): Promise<Look> {
    const answer = await dispatch(findLost());
    if (!findLost.fulfilled.match(answer)) return answer.payload ?? 'none';
    const found = answer.payload;
    if (found === null) return 'none';
    goOn({ payment_id: found.payment_id, leave_to: null }, found.return_url);
    return null;
  }
  async function pressFailed(failure: Failure | null): Promise<boolean> {
    const isDoubtful = mayBeOrdered(failure);
    setDoubt(isDoubtful);
    return isDoubtful && (await look()) === null;
  }
  return { isLost: doubt && !paying && isUnanswered(attempt), look, pressFailed };
}
