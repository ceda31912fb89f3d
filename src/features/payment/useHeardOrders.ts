/** What another part of the product has heard of orders: the attempt of one that is at its end is over. */
import { useCallback } from 'react';
import { whenReachable } from '@/core/connection/whenReachable';
import type { Payment } from '@/domain/model';
import { paymentOutcome } from '@/domain/payment';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/** @returns a function for orders as the server has just told them; it changes with the attempt under way */
export function useHeardOrders(): (orders: readonly Payment[]) => void {
  const dispatch = useAppDispatch();
  const attempt = useAppSelector((state) => state.payment?.attempt?.key);
  return useCallback(
    (orders) => {
      const ended = orders.filter(({ status }) => {
        const outcome = paymentOutcome(status);
        return outcome === 'completed' || outcome === 'failed';
      });
      if (attempt === undefined || ended.length === 0) return;
      const end = async (): Promise<void> => {
        const { endAttempt } = await whenReachable(() => import('./keepAttempt'));
        for (const order of ended) dispatch(endAttempt(order));
      };
      // The next press on "pay" finds out by itself.
      void end().catch(() => undefined);
    },
    [dispatch, attempt],
  );
}
