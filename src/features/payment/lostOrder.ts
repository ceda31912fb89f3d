/** A press whose answer got lost: whether there is an order after all. */
import type { Failure } from '@/api/failure';
import { refusalCode } from '@/api/failure';
import { createAppThunk } from '@/store/createAppThunk';
import { CLOCK_SLACK_MS, isOrderOf } from './attempt';
import type { Attempt } from './attempt';
import { keepAttempt, takeInAttempt } from './keepAttempt';

type FoundAttempt = Attempt & { payment_id: string };

const TIMED_OUT = 408;

/** @returns true for a failure after which there may be an order: no answer came, or none that says that there is not */
export const mayBeOrdered = (failure: Failure | null): boolean =>
  failure !== null &&
  (failure.kind !== 'refused' ||
    failure.status === TIMED_OUT ||
    refusalCode(failure) === 'idempotency_conflict');

/** @returns true while nobody knows whether the attempt has charged a stored card: it was sent, and not answered yet */
export const isUnanswered = (attempt: Attempt | null): boolean =>
  attempt !== null && attempt.card !== null && attempt.payment_id === null;

/** Looks for the order among those of the account. Answers the attempt that it belongs to, with its id; null when there is none. */
export const findLost = createAppThunk(
  'payment/findLost',
  async (_: void, { dispatch, signal }): Promise<FoundAttempt | null> => {
    const attempt = dispatch(takeInAttempt());
    if (attempt === null) return null;
    if (attempt.payment_id !== null) return { ...attempt, payment_id: attempt.payment_id };
    const { getTransactions } = await import('@/api/calls/payments');
    const { transactions } = await getTransactions({ signal });
    const order = transactions.find((one) => isOrderOf(attempt, one, CLOCK_SLACK_MS));
    const now = dispatch(takeInAttempt());
    // Somebody may have pressed meanwhile: what is kept now is another order's, and its key must not be lost.
    if (order === undefined || (now !== null && now.key !== attempt.key)) return null;
    const found = { ...(now ?? attempt), payment_id: order.payment_id };
    // One that another tab has seen the end of is kept no more.
    if (now !== null) dispatch(keepAttempt(now.user, found));
    return found;
  },
);
