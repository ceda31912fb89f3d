/** The way back to the page that sent its member to the shop: `?next=` in the address, kept for this tab. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { safePath } from '@/lib/safePath';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { purchaseBegan, selectNext } from './paymentSlice';

/**
 * Notes where the member came from; for the pages of the shop.
 * @returns the query for links inside the shop, `''` when nobody waits
 */
export function usePurchaseReturn(): string {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const next = safePath(query.get('next'), globalThis.location.origin);
  // Back from the payment page the address is the provider's: what was noted stays.
  const returning = query.has('payment');
  useEffect(() => {
    if (!returning) dispatch(purchaseBegan({ next }));
  }, [dispatch, next, returning]);
  return next === null ? '' : `?next=${encodeURIComponent(next)}`;
}

/** @returns the noted page, a path of this site; null when there is none */
export function useNextPath(): string | null {
  return safePath(useAppSelector(selectNext), globalThis.location.origin);
}
