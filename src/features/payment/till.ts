/** What a press on "pay" acts on: this browser's record of the attempt, and the calls of the server. */
import { failureOf, refusalCode } from '@/api/failure';
import { isRefusal } from '@/api/isRefusal';
import { serverNow } from '@/api/serverClock';
import { selectTrackingToTell } from '@/core/tracking/trackingToTell';
import type { Payment } from '@/domain/model';
import { uuid } from '@/lib/uuid';
import type { RootState } from '@/store/rootReducer';
import type { AppDispatch } from '@/store/types';
import { keepAttempt, takeInAttempt } from './keepAttempt';
import { selectOpenOrder } from './openOrderApi';
import type { Till, Wish } from './wish';

interface Tools {
  dispatch: AppDispatch;
  getState: () => RootState;
  signal: AbortSignal;
}

const loadCalls = () => import('@/api/calls/payments');

export function openTill(wish: Wish, { dispatch, getState, signal }: Tools): Till {
  return {
    stored: () => dispatch(takeInAttempt()),
    keep: (attempt) => dispatch(keepAttempt(wish.user, attempt)),
    ask: (id) => known(async () => (await loadCalls()).getPayment(id, { signal })),
    drop: (id) => known(async () => (await loadCalls()).cancelPayment(id, { signal })),
    orders: async () => (await (await loadCalls()).getTransactions({ signal })).transactions,
    open: async ({ package: pkg, method, code, card, start_now, return_url, key, ...named }) => {
      const { amount, currency } = named;
      const tracking = selectTrackingToTell(getState());
      const body = {
        package: pkg,
        method,
        return_url,
        ...(code !== null && { code }),
        ...(card !== null && { card }),
        ...(start_now && { start_now }),
        ...(amount !== undefined && currency !== undefined && { amount, currency }),
        ...(tracking !== null && { tracking }),
      };
      return (await loadCalls()).startPayment(body, { signal, idempotencyKey: key });
    },
    isNoOrder,
    isConflict,
    now: serverNow,
    makeKey: uuid,
    isShown: (id) => selectOpenOrder(getState())?.payment_id === id,
  };
}

/** The server forgets, and an id from storage may be no id at all. */
const UNKNOWN = new Set([404, 410, 422]);

async function known(ask: () => Promise<Payment>): Promise<Payment | null> {
  try {
    return await ask();
  } catch (error) {
    const failure = failureOf(error);
    if (failure.kind === 'refused' && UNKNOWN.has(failure.status)) return null;
    throw error;
  }
}

/** The key has made an order of a request with another body, so that there is one. */
export const isConflict = (error: unknown): boolean =>
  refusalCode(failureOf(error)) === 'idempotency_conflict';

/** The server has said no to the order; one that its key has made before is there all the same. */
export const isNoOrder = (error: unknown): boolean => isRefusal(failureOf(error)) && !isConflict(error);
