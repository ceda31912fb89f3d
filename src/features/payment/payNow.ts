/** What a press on "pay" does: one order for one attempt, then the way to the payment page. */
import { ApiError, failureOf } from '@/api/failure';
import { selectUser } from '@/core/auth/authSlice';
import { paymentOutcome } from '@/domain/payment';
import type { PaymentOutcome } from '@/domain/payment';
import { safePath } from '@/lib/safePath';
import { uuid } from '@/lib/uuid';
import { createAppThunk } from '@/store/createAppThunk';
import type { AppDispatch } from '@/store/types';
import { attemptFor } from './attempt';
import type { Attempt, Order } from './attempt';
import {
  attemptBegan,
  attemptEnded,
  orderOpened,
  payAnswered,
  payPressed,
  selectAttempt,
  selectPaying,
} from './paymentSlice';

interface PayOrder extends Order {
  /** Same-origin path to which the payment page sends its buyer back. */
  return_url: string;
}
interface PayAnswer {
  payment_id: string;
  /** The payment page, a path of this site; null when there is nothing to do there. */
  leave_to: string | null;
}

const loadCalls = () => import('@/api/calls/payments');

/**
 * Opens the order. A double click, a reload and a lost answer lead to the same order and one charge.
 * Rejects with card_failed or the field code (spec 8); a refused order leaves the next press free to be a new one.
 */
export const payNow = createAppThunk(
  'payment/payNow',
  async (order: PayOrder, { dispatch, getState, signal }): Promise<PayAnswer> => {
    dispatch(payPressed());
    try {
      const user = selectUser(getState())?.id ?? '';
      const attempt = attemptFor(order, user, selectAttempt(getState()), uuid);
      const outcome = await outcomeSoFar(attempt, signal);
      // The member came back with the Back button: what is paid already must not be paid again.
      if (attempt.payment_id !== null && (outcome === 'pending' || outcome === 'completed'))
        return { payment_id: attempt.payment_id, leave_to: null };
      const current = outcome === 'failed' ? attemptFor(order, user, null, uuid) : attempt;
      dispatch(attemptBegan(current));
      return await openOrder(current, order.return_url, dispatch, signal);
    } finally {
      dispatch(payAnswered());
    }
  },
  (_, state) => selectUser(state) !== null && !selectPaying(state),
);

/** How an earlier press on the same order ended; 'failed' for an order that the server has forgotten. */
async function outcomeSoFar({ payment_id }: Attempt, signal: AbortSignal): Promise<PaymentOutcome> {
  if (payment_id === null) return 'loading';
  const { getPayment } = await loadCalls();
  try {
    return paymentOutcome((await getPayment(payment_id, { signal })).status);
  } catch (error) {
    if (failureOf(error).kind === 'refused') return 'failed';
    throw error;
  }
}

async function openOrder(
  { package: pkg, method, code, key }: Attempt,
  return_url: string,
  dispatch: AppDispatch,
  signal: AbortSignal,
): Promise<PayAnswer> {
  const { startPayment } = await loadCalls();
  try {
    const body = { package: pkg, method, return_url, ...(code !== null && { code }) };
    const { payment_id, redirect_url } = await startPayment(body, { signal, idempotencyKey: key });
    dispatch(orderOpened({ key, payment_id }));
    const leave_to = safePath(redirect_url, globalThis.location.origin);
    if (redirect_url !== undefined && leave_to === null)
      throw new ApiError({ kind: 'wrong_shape', call: 'POST payment.php' });
    return { payment_id, leave_to };
  } catch (error) {
    if (failureOf(error).kind === 'refused') dispatch(attemptEnded({ payment_id: null }));
    throw error;
  }
}
