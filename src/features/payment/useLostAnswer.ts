/** The stored card whose payment nobody knows of: sent from this page, or before it was reloaded, and not answered. */
import { useEffect, useState } from 'react';
import type { Failure } from '@/api/failure';
import { selectUser } from '@/core/auth/authSlice';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { readAttempt, sameOrder } from './attempt';
import type { Order } from './attempt';
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
   * To be told of each press that failed; looks for its order where there may be one.
   * @param pressed what the press was to buy, and with which card
   * @returns true when it was found, and the page is on its way there
   */
  pressFailed: (failure: Failure | null, pressed: Order) => Promise<boolean>;
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
  async function pressFailed(failure: Failure | null, pressed: Order): Promise<boolean> {
    // A press that failed before it was kept has ordered nothing: what lies there is an older one, for something else.
    const kept = dispatch(takeInAttempt());
    const isOlder = kept !== null && !sameOrder(kept, pressed);
    const isDoubtful = mayBeOrdered(failure) && kept !== null && !isOlder;
    // Of the older one nobody knows any more than before.
    setDoubt((was) => isDoubtful || (was && isOlder));
    return isDoubtful && (await look()) === null;
  }
  return { isLost: doubt && !paying && isUnanswered(attempt), look, pressFailed };
}
