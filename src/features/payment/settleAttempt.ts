/** Asks once how the order stands that was under way when the session before ended, so that nothing reminds of it in vain. */
import { failureOf } from '@/api/failure';
import { serverNow } from '@/api/serverClock';
import type { Payment } from '@/domain/model';
import { paymentOutcome } from '@/domain/payment';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { isOldNews } from './attempt';
import type { Attempt } from './attempt';
import { endAttempt, keepAttempt, takeInAttempt } from './keepAttempt';

/**
 * Takes in the attempt that the tabs keep, and what became of its order. One whose answer got lost stays as it is: its buyer
 * knows of no order, and the next press has to find it.
 */
export const settleAttempt =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState): Promise<void> => {
    const attempt = dispatch(takeInAttempt());
    if (attempt === null || attempt.payment_id === null) return;
    if (attempt.paid === true) {
      if (isOldNews(attempt, serverNow())) dispatch(keepAttempt(attempt.user, null));
      return;
    }
    const order = await askFor(attempt.payment_id);
    // Somebody may have pressed meanwhile, or left.
    const now = getState().payment?.attempt;
    if (order === null || now?.key !== attempt.key || now.payment_id !== attempt.payment_id) return;
    if (isOver(order, now)) dispatch(endAttempt(order));
    else if (order.status === 'completed') dispatch(keepAttempt(now.user, { ...now, paid: true }));
  };

function isOver({ status }: Payment, attempt: Attempt): boolean {
  const outcome = paymentOutcome(status);
  return (
    outcome === 'failed' || (outcome === 'completed' && (attempt.shown || isOldNews(attempt, serverNow())))
  );
}

/** @returns null when nobody could say it: the reminder stays, and leads to the page that asks again */
async function askFor(payment_id: string): Promise<Payment | null> {
  const { getPayment } = await import('@/api/calls/payments');
  try {
    return await getPayment(payment_id);
  } catch (error) {
    // Throws what is no failure of a call.
    failureOf(error);
    return null;
  }
}
