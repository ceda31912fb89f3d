/** What somebody brings along to the shop: the way back (`?next=`, kept for this tab), and a discount code (`?code=`). */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { safePath } from '@/lib/safePath';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { purchaseBegan, selectNext } from './paymentSlice';

/**
 * Notes where the member came from; for the pages of the shop.
 * @param isOrder a page inside the purchase: reached without a way back, from the direct debit for example, it keeps
 * the one that the shop has noted
 * @returns the query for links inside the shop, `''` when nobody waits
 */
export function usePurchaseReturn(isOrder = false): string {
  const dispatch = useAppDispatch();
  const [query] = useSearchParams();
  const next = safePath(query.get('next'), globalThis.location.origin);
  // Back from the payment page the address is the provider's: what was noted stays.
  const keepsNoted = query.has('payment') || (isOrder && next === null);
  useEffect(() => {
    if (!keepsNoted) dispatch(purchaseBegan({ next }));
  }, [dispatch, next, keepsNoted]);
  const noted = useNextPath();
  const back = query.has('payment') ? noted : next;
  const code = useBroughtCode();
  const links = new URLSearchParams({ ...(back !== null && { next: back }), ...(code !== '' && { code }) });
  return links.size === 0 ? '' : `?${links}`;
}

const CODE = /^[\w-]{1,40}$/;

/** @returns the discount code of the address, `''` without one */
export function useBroughtCode(): string {
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  return CODE.test(code) ? code : '';
}

/** @returns the noted page, a path of this site; null when there is none */
export function useNextPath(): string | null {
  return safePath(useAppSelector(selectNext), globalThis.location.origin);
}
